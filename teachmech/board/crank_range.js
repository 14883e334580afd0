// The range of a crank of a four-bar; see teachmech/design/crank_travel.py.

/** Return the range of a crank: the cosines of its dead positions from the line of the pivots, in which the
 * coupler folds onto the rocker (`nearest`) or stretches it (`farthest`), and whether the crank turns fully, or
 * through pi alone. @param {number} r crank @param {number} c coupler @param {number} b rocker @param {number} d */
export function crankRange(r, c, b, d) {
  const nearest = (r ** 2 + d ** 2 - (c - b) ** 2) / (2 * r * d);
  const farthest = (r ** 2 + d ** 2 - (c + b) ** 2) / (2 * r * d);
  return { nearest, farthest, turns: nearest >= 1 && farthest <= -1, around: nearest < 1 && farthest <= -1,
    split: nearest < 1 && farthest > -1 };
}
