"""The reference of the keys of every kind of file, from the schemas that check the files."""

from collections.abc import Iterator
from typing import Any

from teachmech.problems.library import KINDS_OF_FILE, kind_named

Schema = dict[str, Any]
TITLES = {
    "problem": ("Keys of a problem file", "Particles", "problem-file.md"),
    "system": ("Keys of a system file", "Generalized coordinates", "problem-file.md"),
    "mechanism": ("Keys of a mechanism file", "Mechanisms", "mechspec.md"),
}


def pages() -> dict[str, str]:
    """Return a page for each kind of file by its path."""
    return {f"reference/keys-{kind}.md": page(kind) for kind in KINDS_OF_FILE}


def page(kind: str) -> str:
    """Return the tables of the keys of one kind of file."""
    schema = kind_named(kind).json_schema()
    title, subject, about = TITLES[kind]
    parts = [
        f"# {title}",
        f"{subject}; [the format](../docs/{about}) with examples. `teachmech schema {kind}` writes"
        " these keys as a JSON Schema, with which an editor completes and checks a file. Every"
        " value is an [expression](../docs/expressions.md). A key with a star is required.",
        "## The file",
        table(schema, kind),
    ]
    for name, keys in definitions(schema):
        parts += [f"({anchor(kind, name)})=\n## {heading(schema, name)}", keys["description"]]
        parts.append(table(keys, kind))
    return "\n\n".join(parts) + "\n"


def definitions(schema: Schema) -> Iterator[tuple[str, Schema]]:
    """Yield the parts of the file that have keys of their own, in the order of their use."""
    found: list[str] = []
    waiting = [schema]
    while waiting:
        for name in references(waiting.pop(0).get("properties", {})):
            if name not in found:
                found.append(name)
                waiting.append(schema["$defs"][name])
                yield name, schema["$defs"][name]


def references(value: Any) -> Iterator[str]:
    """Yield the names of the definitions that a part of a schema uses."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"].rpartition("/")[2]
        for part in value.values():
            yield from references(part)
    elif isinstance(value, list):
        for part in value:
            yield from references(part)


def heading(schema: Schema, name: str) -> str:
    """Return the keys below which a part occurs."""
    parts = [schema, *schema["$defs"].values()]
    keys = [
        f"`{key}`"
        for part in parts
        for key, value in part.get("properties", {}).items()
        if name in references(value)
    ]
    return "Keys in " + ", ".join(dict.fromkeys(keys))


def anchor(kind: str, name: str) -> str:
    """Return the label of a part."""
    return f"{kind}-{name.lower()}"


def table(part: Schema, kind: str) -> str:
    """Return the table of the keys of a part."""
    rows = ["| key | meaning |", "|---|---|"]
    for key, value in part.get("properties", {}).items():
        star = " *" if key in part.get("required", ()) else ""
        rows.append(f"| `{key}`{star} | {meaning(value, kind)} |")
    return "\n".join(rows)


def meaning(value: Schema, kind: str) -> str:
    """Return what a key means, its examples, its default and a link to the keys below it."""
    told = [value.get("description", "").replace("|", "\\|").replace("$", "\\$")]
    if choices := value.get("enum"):
        told.append("One of " + ", ".join(f"`{one}`" for one in choices) + ".")
    if examples := value.get("examples"):
        told.append("Example: " + " or ".join(f"`{one}`" for one in examples) + ".")
    given = value.get("default")
    if given not in (None, "", [], {}) and not isinstance(given, dict):
        told.append(f"By default `{given}`.")
    below = dict.fromkeys(references(value))
    told += [f"{{ref}}`Its keys <{anchor(kind, name)}>`." for name in below]
    return " ".join(filter(None, told))
