"""Complementarity problems as kernels: contact forces, and friction in the plane.

They take the same pivots in the same order as `teachmech.numerics.complementarity` and
`teachmech.numerics.friction`, which explain the method. Matrices are stored by rows. Kernels that
evaluate contacts call `lemke` or `friction_in_the_plane`; both are also functions of the library.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teachmech.numerics.pivots import LIMIT, NEGLIGIBLE, PIVOT, REFINEMENTS, TIE
from teachmech.run.compiled.kernel_base import (
    FLOATS,
    INTEGER,
    ProblemArrays,
    at,
    entry,
    part,
)

# What `lemke` returns; the words of `teachmech.numerics.complementarity.ComplementaritySolution`.
SOLVED, RAY, TOO_LONG, INACCURATE, UNDEFINED = 1, 2, 3, 4, 5


@entry(INTEGER, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS)
def contact_forces(
    problem: ProblemArrays, n: int, W: Any, q: Any, z: Any, w: Any, memory: Any
) -> int:
    """Solve a complementarity problem by `lemke`; the problem itself is not used."""
    return lemke(n, W, q, z, w, memory)


@entry(INTEGER, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS, FLOATS)
def plane_contact_forces(
    problem: ProblemArrays, m: int, W: Any, q: Any, mu: Any, slip: Any, forces: Any, memory: Any
) -> int:
    """Find contact forces by `friction_in_the_plane`; the problem itself is not used."""
    return friction_in_the_plane(m, W, q, mu, slip, forces, memory)


@part
def lemke(n: int, W: Any, q: Any, z: Any, w: Any, memory: Any) -> int:
    """Solve w = W z + q, w >= 0, z >= 0, z^T w = 0; return the status.

    The memory has 2 n^2 + 7 n entries. Without a solution, z and w are not-a-number.
    """
    width = 2 * n + 2
    T, s, basis = memory, at(memory, n * width), at(memory, n * width + n)
    x, free = at(basis, n), at(basis, 2 * n)
    status = UNDEFINED
    if all_finite(W, n * n) and all_finite(q, n):
        equilibrate(n, W, s)
        size = scaled_size(n, s, q)
        make_tableau(n, W, q, s, size, T)
        status = take_path(n, T, basis, free)
    if status != SOLVED:
        for i in range(n):
            z[i] = np.nan
            w[i] = np.nan
        return status
    refine(n, W, q, s, size, T, basis, x, free)
    for i in range(n):
        z[i] = 0.0
    for i in range(n):
        k = int(basis[i])
        if n <= k < 2 * n:
            z[k - n] = size * s[k - n] * max(x[i], 0.0)
    for i in range(n):
        w[i] = max(row_of(n, W, q, z, i), 0.0)
    for i in range(n):
        k = int(basis[i])
        if n <= k < 2 * n:
            w[k - n] = 0.0
    return SOLVED if natural_residual(n, W, q, s, z) <= NEGLIGIBLE else INACCURATE


@part
def all_finite(x: Any, count: int) -> bool:
    """Return whether all numbers are finite."""
    total = 0.0
    for i in range(count):
        total += 0.0 * x[i]
    return total == 0.0


@part
def equilibrate(n: int, W: Any, s: Any) -> None:
    """Find the sizes of `teachmech.numerics.complementarity.equilibration`."""
    for i in range(n):
        s[i] = 0.0
    for last in range(2):  # rows that begin with zeros follow when the others are known
        for i in range(n):
            if s[i] > 0.0:
                continue
            largest = np.sqrt(abs(W[i * n + i]))
            linked = n if last else i
            for j in range(linked):
                largest = max(largest, s[j] * max(abs(W[i * n + j]), abs(W[j * n + i])))
            if largest > 0.0:
                s[i] = 1.0 / largest
            elif last:
                s[i] = 1.0


@part
def scaled_size(n: int, s: Any, q: Any) -> float:
    """Return the largest scaled entry of q, or 1 if q vanishes."""
    size = 0.0
    for i in range(n):
        size = max(size, abs(s[i] * q[i]))
    return size if size > 0.0 else 1.0


@part
def make_tableau(n: int, W: Any, q: Any, s: Any, size: float, T: Any) -> None:
    """Write the rows of w - W z - z0 = q, scaled, for the unknowns (w, z, z0) and q."""
    width = 2 * n + 2
    for i in range(n):
        row = at(T, i * width)
        for j in range(n):
            row[j] = 1.0 if i == j else 0.0
            row[n + j] = -(s[i] * W[i * n + j] * s[j])
        row[2 * n] = -1.0
        row[2 * n + 1] = s[i] * q[i] / size


@part
def take_path(n: int, T: Any, basis: Any, free: Any) -> int:
    """Follow Lemke's path from the basis w; return the status."""
    width, last, z0, row = 2 * n + 2, 2 * n + 1, 2 * n, 0
    for i in range(n):
        basis[i] = i
        if T[i * width + last] <= T[row * width + last]:
            row = i  # the last of the most negative ones
    if n == 0 or not T[row * width + last] < 0.0:
        return SOLVED
    entering = z0
    for _ in range(LIMIT):
        leaving = int(basis[row])
        basis[row] = entering
        pivot_on(n, T, row, entering)
        rest, largest = 0.0, 1.0
        for i in range(n):
            largest = max(largest, T[i * width + last])
            if basis[i] == z0:
                rest = T[i * width + last]
        if rest <= TIE * largest:
            return SOLVED
        entering = leaving + n if leaving < n else leaving - n  # the complement
        row = leaving_row(n, T, basis, entering, free)
        if row < 0:
            return RAY
    return TOO_LONG


@part
def pivot_on(n: int, T: Any, row: int, column: int) -> None:
    """Solve the equation of the row for the variable of the column."""
    width = 2 * n + 2
    own = at(T, row * width)
    divisor = own[column]
    for j in range(width):
        own[j] = own[j] / divisor
    for i in range(n):
        other = at(T, i * width)
        factor = other[column]
        if i != row and factor != 0.0:
            for j in range(width):
                other[j] -= factor * own[j]


@part
def leaving_row(n: int, T: Any, basis: Any, entering: int, free: Any) -> int:
    """Return the row with the lexicographically least ratios, or -1 on a ray."""
    width, largest = 2 * n + 2, 0.0
    for i in range(n):
        largest = max(largest, abs(T[i * width + entering]))
    for i in range(n):
        free[i] = 1.0 if T[i * width + entering] > PIVOT * largest else 0.0
    first = -1
    for k in range(-1, n):  # q, then the columns of the inverse of the basis
        column = 2 * n + 1 if k < 0 else k
        least = np.inf
        for i in range(n):
            if free[i] > 0.0:
                least = min(least, T[i * width + column] / T[i * width + entering])
        bound = least + TIE * max(1.0, abs(least))
        count, ending = 0, -1
        first = -1
        for i in range(n):
            if not free[i] > 0.0:
                continue
            if T[i * width + column] / T[i * width + entering] <= bound:
                count += 1
                if first < 0:
                    first = i
                if basis[i] == 2 * n:
                    ending = i
            else:
                free[i] = 0.0
        if k < 0 and ending >= 0:
            return ending  # z0 leaves as soon as it may
        if count < 2:
            return first
    return first


@part
def refine(
    n: int, W: Any, q: Any, s: Any, size: float, T: Any, basis: Any, x: Any, error: Any
) -> None:
    """Find the unknowns of the basis; refine them with the inverse of the basis in the tableau."""
    width = 2 * n + 2
    for i in range(n):
        x[i] = 0.0
    for _ in range(REFINEMENTS + 1):
        for i in range(n):
            error[i] = s[i] * q[i] / size
            for j in range(n):
                k = int(basis[j])
                if k == 2 * n:
                    error[i] += x[j]
                elif k >= n:
                    error[i] += s[i] * W[i * n + k - n] * s[k - n] * x[j]
                elif k == i:
                    error[i] -= x[j]
        for i in range(n):
            change = 0.0
            for j in range(n):
                change += T[i * width + j] * error[j]
            x[i] += change


@part
def row_of(n: int, W: Any, q: Any, z: Any, i: int) -> float:
    """Return an entry of W z + q."""
    total = 0.0
    for j in range(n):
        total += W[i * n + j] * z[j]
    return total + q[i]


@part
def natural_residual(n: int, W: Any, q: Any, s: Any, z: Any) -> float:
    """Return the residual of `teachmech.numerics.complementarity.natural_residual`."""
    off, size = 0.0, 0.0
    for i in range(n):
        terms = 0.0
        for j in range(n):
            terms += abs(W[i * n + j]) * z[j]
        size = max(size, s[i] * (terms + abs(q[i])))
        off = max(off, abs(min(z[i] / s[i], s[i] * row_of(n, W, q, z, i))))
    return off / size if size > 0.0 else off


@part
def friction_in_the_plane(
    m: int, W: Any, q: Any, mu: Any, slip: Any, forces: Any, memory: Any
) -> int:
    """Find the normal and the tangential forces of contacts; return the status of `lemke`.

    The problem is that of `teachmech.numerics.friction.plane_problem`. The memory has 48 m^2 + 40 m
    entries. Accelerations follow from W and the forces.
    """
    k = 0  # contacts that stick
    for i in range(m):
        if slip[i] == 0.0:
            k += 1
    n = m + 3 * k
    matrix, vector = memory, at(memory, n * n)
    z, w = at(vector, n), at(vector, 2 * n)
    for i in range(n * n):
        matrix[i] = 0.0
    row = m  # of beta' of the contact
    for i in range(m):
        vector[i] = q[i]
        force_terms(m, k, W, mu, slip, i, 1.0, at(matrix, i * n))
        if slip[i] == 0.0:
            vector[row] = q[m + i]
            vector[row + k] = -q[m + i]
            vector[row + 2 * k] = 0.0
            force_terms(m, k, W, mu, slip, m + i, 1.0, at(matrix, row * n))
            force_terms(m, k, W, mu, slip, m + i, -1.0, at(matrix, (row + k) * n))
            matrix[row * n + row + 2 * k] = 1.0
            matrix[(row + k) * n + row + 2 * k] = 1.0
            matrix[(row + 2 * k) * n + i] = mu[i]
            matrix[(row + 2 * k) * n + row] = -1.0
            matrix[(row + 2 * k) * n + row + k] = -1.0
            row += 1
    status = lemke(n, matrix, vector, z, w, at(vector, 3 * n))
    row = m
    for i in range(m):
        forces[i] = z[i]
        if slip[i] == 0.0:
            limit = mu[i] * z[i]
            forces[m + i] = max(-limit, min(z[row] - z[row + k], limit))
            row += 1
        else:
            forces[m + i] = -mu[i] * slip[i] * z[i]
    return status


@part
def force_terms(
    m: int, k: int, W: Any, mu: Any, slip: Any, row: int, sign: float, terms: Any
) -> None:
    """Write a row of W, times a sign, for the unknowns N, beta' and beta''."""
    own, column = at(W, row * 2 * m), m
    for j in range(m):
        terms[j] = sign * own[j]
        if slip[j] == 0.0:
            terms[column] = sign * own[m + j]
            terms[column + k] = -sign * own[m + j]
            column += 1
        else:
            terms[j] -= sign * own[m + j] * mu[j] * slip[j]
