// Values of an input between its samples, as in `Samples.at` of the model.

/** Return the value at a time: on the line to the next sample, or held since the last one.
 * @param {number} t @param {Float64Array} times @param {Float64Array} values
 * @param {boolean} line */
export function sampled(t, times, values, line) {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] <= t) low = middle + 1;
    else high = middle;
  }
  const k = Math.max(low - 1, 0);
  if (!line || low === 0 || low === times.length) return values[k];
  return (values[low] - values[k]) / (times[low] - times[k]) * (t - times[k]) + values[k];
}
