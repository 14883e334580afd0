"""Damages of files of arrays, drawn at random: to bytes, members, headers and texts."""

import io
import json
import struct
import warnings
import zipfile

import numpy as np

ODD = (None, True, -1, 0, 1e400, 10**400, "", "\x1b[2J", "\ud800", [], [[]], {}, {"a": 1}, "x = 0")


def members(content):
    """Return the members of a zip by name, as bytes."""
    with zipfile.ZipFile(io.BytesIO(content)) as file:
        return {name: file.read(name) for name in file.namelist()}


def zipped(parts):
    """Return a zip of pairs of names and bytes."""
    whole = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as file:
        warnings.simplefilter("ignore")  # a name that occurs twice
        for name, content in parts:
            file.writestr(name, content)
    return whole.getvalue()


def array(values):
    """Return an array as a member."""
    whole = io.BytesIO()
    np.lib.format.write_array(whole, np.asarray(values), allow_pickle=True)
    return whole.getvalue()


def numbers(member):
    """Return the array of a member."""
    return np.lib.format.read_array(io.BytesIO(member), allow_pickle=False)


def with_header(text, version=1):
    """Return a header with arbitrary content."""
    text = text.ljust(117) + "\n"
    return b"\x93NUMPY" + bytes([version, 0]) + struct.pack("<H", len(text)) + text.encode("latin1")


HEADERS = (
    "{'descr': '<f8', 'fortran_order': False, 'shape': (400000000,), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (999999999999, 999999999999), }",
    "{'descr': '<f8', 'fortran_order': False, 'shape': (-3,), }",
    "{'descr': '|O', 'fortran_order': False, 'shape': (3,), }",
    "{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (3,), }",
    "{'descr': '<U99999999', 'fortran_order': False, 'shape': (), }",
    "{'shape': " + "(" * 90 + ")" * 90 + "}",
    "",
)


def damaged(content, rng):
    """Return the content of a file of arrays with one damage."""
    kinds = (flipped, cut, renamed, removed, twice, other_numbers, other_header, other_text)
    return kinds[rng.integers(len(kinds))](content, rng)


def flipped(content, rng):
    changed = bytearray(content)
    for place in rng.integers(len(changed), size=rng.integers(1, 9)):
        changed[place] = rng.integers(256)
    return bytes(changed)


def cut(content, rng):
    first, last = sorted(rng.integers(len(content), size=2))
    return content[:first] + content[last:]


def renamed(content, rng):
    parts = list(members(content).items())
    k = rng.integers(len(parts))
    name = rng.choice(
        ["../x.npy", "about", "about.npy", "t.npy", ".npy", "x\0y.npy", "\x1b[2J.npy"]
    )
    parts[k] = (str(name), parts[k][1])
    return zipped(parts)


def removed(content, rng):
    parts = list(members(content).items())
    del parts[rng.integers(len(parts))]
    return zipped(parts)


def twice(content, rng):
    parts = list(members(content).items())
    return zipped([*parts, parts[rng.integers(len(parts))]])


def _changed(content, rng, change, names=None):
    parts = members(content)
    names = names or [name for name in parts if name != "about.npy"]
    name = str(rng.choice(names))
    return zipped((parts | {name: change(parts[name])}).items())


def other_numbers(content, rng):
    def change(member):
        values = numbers(member)
        if rng.random() < 0.6 and values.size:
            values = values.copy()
            odd = [0, -1, 7, np.nan, np.inf, -np.inf, 1e308, -1e308, 1e-320, 1e150]
            odd = odd if values.dtype.kind == "f" else odd[:3]
            values.flat[rng.integers(values.size)] = odd[rng.integers(len(odd))]
            return array(values)
        makers = [
            lambda: values.astype("f4" if values.dtype.kind == "f" else "f8"),
            lambda: values.astype("c16"),
            lambda: values.astype(">f8"),
            lambda: values.astype("U"),
            lambda: values.astype(object),
            lambda: values.T,
            lambda: values[None],
            lambda: values[:1],
            lambda: values[::-1],
            lambda: np.zeros((0, *values.shape[1:])),
            lambda: np.zeros(3_000_000),
            lambda: values * 0,
        ]
        with np.errstate(all="ignore"):
            return array(makers[rng.integers(len(makers))]())

    return _changed(content, rng, change)


def other_header(content, rng):
    def change(member):
        header = with_header(str(rng.choice(HEADERS)), int(rng.choice([1, 1, 1, 2, 3, 9])))
        return header + bytes(int(rng.choice([0, 8, 24, 4096])))

    return _changed(content, rng, change, names=[*members(content)])


def other_text(content, rng):
    def change(member):
        about = json.loads(str(numbers(member)))
        choice = rng.random()
        if choice < 0.1:
            depth = int(rng.choice([100, 100_000]))
            return array("[" * depth + "]" * depth)
        if choice < 0.2:
            return array(
                str(rng.choice(["", "{}", "[]", "7", "nonsense", "9" * 5000, "\U0010ffff"]))
            )
        place, key = _place(about, rng)
        odd = ODD[rng.integers(len(ODD))]
        how = rng.random()
        if how < 0.2:
            del place[key]
        elif how < 0.3 and isinstance(place, dict):
            place[str(rng.choice(["\x1b[31m", "self", "x"]))] = place.pop(key)
        else:
            place[key] = odd
        return array(json.dumps(about))

    return _changed(content, rng, change, names=["about.npy"])


def _place(data, rng):
    """Return a random entry of nested data: its container and its key."""
    keys = list(data) if isinstance(data, dict) else range(len(data))
    key = keys[rng.integers(len(keys))]
    inner = data[key]
    if isinstance(inner, dict | list) and inner and rng.random() < 0.8:
        return _place(inner, rng)
    return data, key
