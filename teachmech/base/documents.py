"""YAML files as plain texts with their lines; no objects are constructed from a file.

A file is composed to nodes (YAML 1.2, by ruamel.yaml). Every scalar is kept as the text that was
typed, so that ``1e-3``, ``9.810`` and ``sqrt(2)/2`` are all read by the expression language. Tags,
anchors and aliases are refused.
"""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from ruamel.yaml import YAML
from ruamel.yaml.composer import Composer
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, ScalarNode, SequenceNode

from teachmech.base.errors import ProblemError, shortened

MAX_CHARACTERS = 400_000
MAX_BYTES = 4 * MAX_CHARACTERS
MAX_NESTING = 50  # levels of nested brackets; the time of a scanner is quadratic in them
MAX_LIST = 10_000  # entries, one per coordinate; composing one takes 0.1 ms
MAX_MAPPING = 20_000  # keys, such as the start values of all coordinates and velocities
MAX_NODES = 100_000  # texts, lists and mappings; enough for the mass matrix of 300 coordinates
_PLAIN_TAGS = frozenset(
    f"tag:yaml.org,2002:{kind}"
    for kind in ("str", "int", "float", "bool", "null", "map", "seq", "timestamp", "merge", "value")
)
# Texts that never need quotes, even in a flow list, such as expressions and names.
_PLAIN_TEXT = re.compile(
    r"(-(?=[A-Za-z0-9.(]))?[A-Za-z0-9.(]([A-Za-z0-9._+\-*/^()= ]*[A-Za-z0-9.)])?"
)

Path = tuple[str | int, ...]


@dataclass(frozen=True)
class Document:
    """The content of a file.

    Attributes
    ----------
    text, source : str
        The text that was read, and the name of the file for messages.
    data : dict, list, str or None
        Mappings, lists and texts.
    lines : dict
        The line (from 1) of every key and entry, by path.
    replaced : tuple of paths
        The paths at which `data` and the file have different texts.
    """

    text: str
    source: str
    data: Any
    lines: Mapping[Path, int]
    replaced: tuple[Path, ...] = ()

    def replacing(self, key: str, texts: Mapping[str, Any]) -> Document:
        """Return the document with other texts for existing names of a mapping.

        Examples
        --------
        >>> read("parameters: {p: 2*q, q: p/2}", "a.yaml").replacing("parameters", {"q": "1"}).data
        {'parameters': {'p': '2*q', 'q': '1'}}
        """
        own = self.data.get(key) if isinstance(self.data, dict) else None
        texts = {name: texts[name] for name in texts if isinstance(own, dict) and name in own}
        if not own or not texts:
            return self
        data = {**self.data, key: {**own, **texts}}
        return replace(self, data=data, replaced=tuple((key, name) for name in texts))

    def line(self, path: Path) -> int:
        """Return the line of a path, or of the longest part of the path that exists in the file."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(text: str, source: str) -> Document:
    """Read the text of a YAML file.

    Raises
    ------
    ProblemError
        If the text is not YAML, is too large, or has a tag, an anchor or a repeated key; with the
        line.

    Examples
    --------
    >>> document = read("time: {step: 1e-3}", "a.yaml")
    >>> document.data, document.line(("time", "step"))
    ({'time': {'step': '1e-3'}}, 1)
    """
    if len(text) > MAX_CHARACTERS:
        what = f"the file has {len(text)} characters; at most {MAX_CHARACTERS} are accepted"
        raise ProblemError(what, where=source)
    if _bracket_depth(text) > MAX_NESTING:
        raise ProblemError("the file is nested too deeply", where=source)
    yaml = YAML(typ="safe", pure=True)
    yaml.Composer = _Composer
    try:
        node = yaml.compose(io.StringIO(text))
        lines: dict[Path, int] = {}
        data = _plain(node, (), lines, source) if node is not None else None
    except MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        what = f"this is not YAML: {error.problem or error.context}"
        hint = "check indentation, brackets and quotes on this line and the one before"
        raise ProblemError(what, where=f"{source}, line {line}", line=line, hint=hint) from None
    except _Refused as error:
        line = error.mark.line + 1
        at = {"key": dotted(error.path), "line": line, "where": f"{source}, line {line}"}
        raise ProblemError(error.what, hint=error.hint, **at) from None
    except YAMLError as error:
        what = f"this is not YAML: {str(error).splitlines()[0]}"
        raise ProblemError(what, where=source) from None
    except RecursionError:
        raise ProblemError("the file is nested too deeply", where=source) from None
    return Document(text, source, data, lines)


class _Refused(Exception):  # noqa: N818 - becomes a ProblemError
    """The error of a composer at an element that it does not accept."""

    def __init__(self, what: str, hint: str, mark: Any, path: Path) -> None:
        super().__init__(what)
        self.what, self.hint, self.mark, self.path = what, hint, mark, path


class _Composer(Composer):
    """A composer of nodes that stops early at elements that are refused and would take long."""

    def __init__(self, loader: Any = None) -> None:
        super().__init__(loader)
        self.path: list[Any] = []
        self.nodes = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        """Compose the entry of a list, or a value or a key (whose index is None) of a mapping."""
        self.path.append(index.value if isinstance(index, ScalarNode) else index)
        event = self.parser.peek_event()
        if event.anchor is not None:
            what, hint = "anchors and aliases are not accepted", "write the value out"
            self._refuse(what, hint, event)
        most = MAX_LIST if isinstance(parent, SequenceNode) else MAX_MAPPING
        if parent is not None and len(parent.value) >= most:
            kind = "list" if isinstance(parent, SequenceNode) else "mapping"
            hint = f"the {kind} begins in line {parent.start_mark.line + 1}"
            self.path.pop()
            self._refuse(f"a {kind} has more than {most} entries", hint, event)
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self._refuse(f"the file has more than {MAX_NODES} entries", "", event)
        node = super().compose_node(parent, index)
        self.path.pop()
        return node

    def _refuse(self, what: str, hint: str, event: Any) -> NoReturn:
        path = tuple(part for part in self.path if part is not None)
        raise _Refused(what, hint, event.start_mark, path)


def _bracket_depth(text: str) -> int:
    depth = deepest = 0
    for bracket in re.findall(r"[\[\]{}\n]", text):
        depth = 0 if bracket == "\n" else max(0, depth + (1 if bracket in "[{" else -1))
        deepest = max(deepest, depth)
    return deepest


def _plain(node: Any, path: Path, lines: dict[Path, int], source: str) -> Any:
    line = node.start_mark.line + 1
    lines.setdefault(path, line)

    def refuse(what: str, hint: str) -> ProblemError:
        where = f"{source}, line {line}"
        return ProblemError(what, key=dotted(path), where=where, line=line, hint=hint)

    if str(node.tag) not in _PLAIN_TAGS:
        raise refuse(f"tags such as '{node.tag}' are not accepted", "write the plain value")
    if isinstance(node, ScalarNode):
        empty = str(node.tag).endswith(":null") and node.value in ("", "~")
        return None if empty else node.value
    if split := _split_by_comma(node):
        hint = f'write it in quotes: "{split}"'
        raise refuse(f"the comma in {shortened(split)} separates two entries here", hint)
    if isinstance(node, SequenceNode):
        return [_plain(item, (*path, i), lines, source) for i, item in enumerate(node.value)]
    assert isinstance(node, MappingNode)
    data: dict[str, Any] = {}
    for key_node, value_node in node.value:
        if not isinstance(key_node, ScalarNode):
            raise refuse("a key must be a plain word", "as in 'end: 5'")
        key = key_node.value
        line = key_node.start_mark.line + 1
        if key in data:
            raise refuse(f"the key '{key}' occurs twice", "remove one of them")
        lines[(*path, key)] = line
        data[key] = _plain(value_node, (*path, key), lines, source)
    return data


def _split_by_comma(node: Any) -> str:
    """Return the expression that YAML has split at its comma, or an empty text."""
    if not node.flow_style:
        return ""
    if isinstance(node, MappingNode):
        parts = [part for pair in node.value for part in pair]
    else:
        parts = node.value
    plain = [isinstance(part, ScalarNode) and not part.style for part in parts]
    texts = [part.value if kept else "" for part, kept in zip(parts, plain, strict=True)]
    for k, text in enumerate(texts):
        if text.count("(") > text.count(")"):
            rest = list(itertools.takewhile(bool, texts[k : k + 10]))
            for end in range(2, len(rest) + 1):
                whole = ", ".join(rest[:end])
                if whole.count("(") == whole.count(")"):
                    return whole
    return ""


def write(data: Mapping[str, Any]) -> str:
    """Return the text of a YAML file; texts are quoted only if YAML requires it.

    Examples
    --------
    >>> print(write({"name": "a", "position": ["sqrt(2)/2", "0"], "time": {"step": "1e-3"}}))
    name: a
    position: [sqrt(2)/2, 0]
    time: {step: 1e-3}
    """
    yaml = YAML(typ="safe", pure=True)
    yaml.width = 4096
    stream = io.StringIO()
    pairs = [(_node(key, yaml), _node(value, yaml, top=True)) for key, value in data.items()]
    yaml.serialize(MappingNode("tag:yaml.org,2002:map", pairs, flow_style=False), stream)
    return stream.getvalue()


def edited(text: str, changes: Mapping[Path, str]) -> str | None:
    r"""Return the text of a YAML file with other values at some paths, and with its comments.

    Return None if a path leads to no value, as for a key that the file omits.

    Examples
    --------
    >>> print(edited("step: 1e-3  # in s\nend: 5", {("step",): "0.01"}))
    step: 0.01  # in s
    end: 5
    """
    root = YAML(typ="safe", pure=True).compose(io.StringIO(text))
    spans = []
    for path, value in changes.items():
        node = root
        for part in path:
            node = _child(node, part)
        if not isinstance(node, ScalarNode):
            return None
        plain = _PLAIN_TEXT.fullmatch(value)
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        span = node.start_mark.index, node.end_mark.index
        spans.append((*span, value if plain else f'"{quoted}"'))
    for start, end, value in sorted(spans, reverse=True):
        text = f"{text[:start]}{value}{text[end:]}"
    return text


def _child(node: Any, part: str | int) -> Any:
    """Return the node of a key or of an entry; None if there is none."""
    if isinstance(node, MappingNode):
        return next((value for key, value in node.value if key.value == part), None)
    if isinstance(node, SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part]
    return None


def _node(value: Any, yaml: YAML, *, top: bool = False) -> Any:
    """Return a node; lists of mappings, and the top mapping, are written as blocks."""
    if isinstance(value, Mapping):
        pairs = [(_node(k, yaml), _node(v, yaml)) for k, v in value.items()]
        return MappingNode("tag:yaml.org,2002:map", pairs, flow_style=True)
    if isinstance(value, list | tuple):
        block = top and any(isinstance(item, Mapping) for item in value)
        items = [_node(item, yaml) for item in value]
        for item in items if block else ():
            if isinstance(item, MappingNode) and len(item.value) > 2:
                item.flow_style = False
        return SequenceNode("tag:yaml.org,2002:seq", items, flow_style=not block)
    text = str(value)
    if not _PLAIN_TEXT.fullmatch(text):
        return ScalarNode("tag:yaml.org,2002:str", text, style='"')
    return ScalarNode(yaml.resolver.resolve(ScalarNode, text, (True, False)), text)


def dotted(path: Path) -> str:
    """Return a path as text, with list entries counted from 1.

    Examples
    --------
    >>> dotted(("particles", 0, "force", 1))
    'particles[1].force[2]'
    """
    parts = [f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).removeprefix(".")
