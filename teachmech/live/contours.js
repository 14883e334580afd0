// The outlines of bodies for other parameters, as teachmech/animation/outlines.py makes them.

/**
 * Return a scene whose fixed points, rods and outlines are those for the parameters.
 *
 * @param {Scene} scene
 * @param {Problem} problem
 * @param {Vector} p
 * @param {{ shape: number, how: string, from: number, to: number }[]} outlines
 * @param {{ arc: number, corners: number }} polygons that stand for round corners, and for a circle
 * @returns {Scene}
 */
export function shaped(scene, problem, p, outlines, polygons) {
  const numbers = problem.outlineNumbers(p), width = numbers[0], shapes = [...scene.shapes];
  for (const { shape, how, from, to } of outlines) {
    const lines = OUTLINES[how](numbers.slice(from, to), width, polygons);
    shapes[shape] = { ...shapes[shape], lines: lines.map((line) => line.map(([x, y]) => [x, 0, y])) };
  }
  const pivots = triples(problem.pivots(p));
  const rods = scene.rods.map((rod) => (rod.pivot ? { ...rod, pivot: pivots.shift() } : rod));
  return { ...scene, shapes, rods, fixed: triples(problem.fixedPlaces(p)), width };
}

const OUTLINES = {
  hull: (numbers, width, { arc }) => [roundedHull(pairs(numbers), width, arc)],
  line: (numbers, width, { arc }) => {
    const places = pairs(numbers), pieces = places.slice(1).map((place, k) => [places[k], place]);
    return (pieces.length ? pieces : [places]).map((piece) => roundedHull(piece, width, arc));
  },
  polygon: (numbers) => [pairs(numbers)],
  circle: ([radius], _, { corners }) =>
    [Array.from({ length: corners }, (_, k) => onCircle(radius, (2 * Math.PI * k) / corners))],
  spoke: ([radius]) => [[[0, 0], [radius, 0]]],
};

function onCircle(radius, angle) {
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const triples = (numbers) => Array.from({ length: numbers.length / 3 }, (_, k) => [...numbers.slice(3 * k, 3 * k + 3)]);
const pairs = (numbers) => Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k], numbers[2 * k + 1]]);

/** Return the convex hull of places, offset by a width, with round corners, counter-clockwise. */
export function roundedHull(places, width, arc) {
  const corners = convex(places), count = corners.length;
  const away = ([x, y], angle) => [x + width * Math.cos(angle), y + width * Math.sin(angle)];
  if (count === 1) return Array.from({ length: Math.ceil((2 * Math.PI) / arc) }, (_, k) => away(corners[0], k * arc));
  const normals = corners.map(([x, y], k) => {
    const [u, v] = corners[(k + 1) % count];
    return Math.atan2(v - y, u - x) - Math.PI / 2; // outwards
  });
  return corners.flatMap((corner, k) => {
    const before = normals[(k + count - 1) % count], around = 2 * Math.PI;
    const turn = (((normals[k] - before) % around) + around) % around;
    const parts = Math.max(2, Math.ceil(turn / arc) + 1);
    return Array.from({ length: parts }, (_, i) => away(corner, before + (turn * i) / (parts - 1)));
  });
}

// The corners of the convex hull, counter-clockwise (A. M. Andrew 1979).
function convex(places) {
  const ordered = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const apart = ordered.filter(([x, y], k) => !k || x !== ordered[k - 1][0] || y !== ordered[k - 1][1]);
  if (apart.length < 3) return apart;
  const half = (run) => {
    const kept = [];
    for (const p of run) {
      while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), p) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(apart), ...half([...apart].reverse())];
}

function turn(a, b, c) {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
