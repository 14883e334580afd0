"""The hash scrypt in plain Python, for kernels in a browser, whose Python has no OpenSSL.

C. Percival, S. Josefsson, "The scrypt Password-Based Key Derivation Function", RFC 7914 (2016).
This code takes more than half a second per hash; OpenSSL takes two milliseconds.

A block of 64 bytes is stored as four integers, the diagonals of Salsa20's square of 16 words. Each
integer has four words of 32 bits, 64 bits apart, so that one operation acts on all four words. A
round of rows is a round of columns with rotated diagonals.
"""

from __future__ import annotations

import hmac
import struct

NotebookBlock = tuple[int, int, int, int]

_WORDS = 0xFFFFFFFF * (1 + 2**64 + 2**128 + 2**192)
# Which words of a block lie on each diagonal.
_DIAGONALS = ((0, 5, 10, 15), (4, 9, 14, 3), (8, 13, 2, 7), (12, 1, 6, 11))


def scrypt(password: bytes, *, salt: bytes, n: int, r: int, p: int, dklen: int) -> bytes:
    """Return the result of ``hashlib.scrypt``.

    As in the RFC, ``n`` is the cost, ``r`` the size of a block and ``p`` the parallelisation.

    Examples
    --------
    The first test vector of the RFC:

    >>> scrypt(b"", salt=b"", n=16, r=1, p=1, dklen=64).hex()[:16]
    '77d6576238657b20'
    """
    mixed = _stretched(password, salt, 128 * r * p)
    parts = [_mixed(mixed[i : i + 128 * r], n) for i in range(0, len(mixed), 128 * r)]
    return _stretched(password, b"".join(parts), dklen)


def _stretched(password: bytes, salt: bytes, size: int) -> bytes:
    """Return PBKDF2 with HMAC-SHA-256 and one iteration."""
    pieces = range(1, -(-size // 32) + 1)
    made = (hmac.digest(password, salt + struct.pack(">I", i), "sha256") for i in pieces)
    return b"".join(made)[:size]


def _mixed(data: bytes, n: int) -> bytes:
    """Return the mix of section 5, scryptROMix."""
    blocks = [_packed(data[i : i + 64]) for i in range(0, len(data), 64)]
    seen = []
    for _ in range(n):
        seen.append(blocks)
        blocks = _shuffled(blocks)
    for _ in range(n):
        there = seen[(blocks[-1][0] & 0xFFFFFFFF) % n]
        blocks = _shuffled([_xor(*pair) for pair in zip(blocks, there, strict=True)])
    return b"".join(map(_unpacked, blocks))


def _shuffled(blocks: list[NotebookBlock]) -> list[NotebookBlock]:
    """Return the mix of section 4, scryptBlockMix."""
    last, mixed = blocks[-1], []
    for block in blocks:
        last = _salsa(_xor(last, block))
        mixed.append(last)
    return mixed[::2] + mixed[1::2]


def _salsa(block: NotebookBlock) -> NotebookBlock:
    """Return the hash of section 3, Salsa20/8: four times a round of columns and one of rows."""
    a, b, c, d = block
    for _ in range(4):
        a, b, c, d = _round(a, b, c, d)
        a, d, c, b = _round(a, _turned(d, 1), _turned(c, 2), _turned(b, 3))
        b, c, d = _turned(b, 1), _turned(c, 2), _turned(d, 3)
    A, B, C, D = block
    return (a + A) & _WORDS, (b + B) & _WORDS, (c + C) & _WORDS, (d + D) & _WORDS


def _round(a: int, b: int, c: int, d: int) -> NotebookBlock:
    t = (a + d) & _WORDS
    b ^= (t << 7 | t >> 25) & _WORDS
    t = (b + a) & _WORDS
    c ^= (t << 9 | t >> 23) & _WORDS
    t = (c + b) & _WORDS
    d ^= (t << 13 | t >> 19) & _WORDS
    t = (d + c) & _WORDS
    a ^= (t << 18 | t >> 14) & _WORDS
    return a, b, c, d


def _turned(diagonal: int, by: int) -> int:
    """Return the words of a diagonal, rotated by some positions."""
    low = 64 * by
    return diagonal >> low | (diagonal & ((1 << low) - 1)) << (256 - low)


def _xor(one: NotebookBlock, other: NotebookBlock) -> NotebookBlock:
    return one[0] ^ other[0], one[1] ^ other[1], one[2] ^ other[2], one[3] ^ other[3]


def _packed(data: bytes) -> NotebookBlock:
    words = struct.unpack("<16I", data)
    a, b, c, d = (sum(words[k] << 64 * i for i, k in enumerate(ks)) for ks in _DIAGONALS)
    return a, b, c, d


def _unpacked(block: NotebookBlock) -> bytes:
    words = [0] * 16
    for diagonal, indices in zip(block, _DIAGONALS, strict=True):
        for i, k in enumerate(indices):
            words[k] = diagonal >> 64 * i & 0xFFFFFFFF
    return struct.pack("<16I", *words)
