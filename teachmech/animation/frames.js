// The numbers of a motion: times, and vectors of points, directions and forces at each of them.

export function unpack(scene, bytes) {
  const raw = bytes instanceof DataView ? bytes : new DataView(bytes.buffer ?? bytes);
  const all = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.byteLength));
  let at = 0;
  const block = (size) => all.subarray(at, at += size);
  const vectors = (count) => Object.assign(block(3 * scene.frames * count), { count });
  return { times: block(scene.frames), points: vectors(scene.count), directions: vectors(scene.directions),
    forces: scene.forces.map(({ points }) => vectors(points.length)) };
}

export function entry(values, i, k) {
  const at = 3 * (i * values.count + k);
  return [values[at], values[at + 1], values[at + 2]];
}

export function between(values, i, part, k) {
  const a = entry(values, i, k);
  if (!part) return a;
  const b = entry(values, i + 1, k);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1]), a[2] + part * (b[2] - a[2])];
}

// Return how many frames stay: the last one of a motion that runs may be replaced by the next.
export function settled(one) {
  return one && (one.data.settled ?? one.data.times.length);
}

// The frame before a time, and how far on towards the next.
export function place(times, time) {
  let low = 0;
  let high = times.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle;
  }
  if (time >= times[high]) return [high, 0];
  return [low, Math.max(0, (time - times[low]) / (times[high] - times[low]))];
}

/** Return how many digits tell the times of a layer apart. */
export function digits({ data }) {
  const span = data.times.at(-1) - data.times[0];
  return span > 0 ? Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(span)))) : 3;
}
