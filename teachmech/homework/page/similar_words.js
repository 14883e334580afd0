// The known words nearest to an unknown one; see nearest_words in teachmech/base/errors.py.

const LEAST_RATIO = 0.6;
const MOST = 4; // words that are compared at the end
const LONGEST = 200; // characters of a word that is compared

/** Return twice the length of the common parts of two texts, relative to both lengths (the ratio of Python's
 * difflib.SequenceMatcher). @param {string} a @param {string} b */
function ratio(a, b) {
  return a.length + b.length ? (2 * common(a, b)) / (a.length + b.length) : 1;
}

/** Return the length of the longest common part, and of the common parts before and after it.
 * @param {string} a @param {string} b @returns {number} */
function common(a, b) {
  let best = { i: 0, k: 0, size: 0 };
  let before = /** @type {number[]} */ ([]); // lengths of common parts that end at the last character of a
  for (let i = 0; i < a.length; i++) {
    const own = /** @type {number[]} */ ([]);
    for (let k = 0; k < b.length; k++) {
      if (a[i] !== b[k]) continue;
      const size = (own[k] = (before[k - 1] ?? 0) + 1);
      if (size > best.size) best = { i: i - size + 1, k: k - size + 1, size };
    }
    before = own;
  }
  const { i, k, size } = best;
  if (!size) return 0;
  return size + common(a.slice(0, i), b.slice(0, k)) + common(a.slice(i + size), b.slice(k + size));
}

/** Return the known words nearest to a word; there may be several.
 * @param {string} word @param {string[]} known */
export function nearestWords(word, known) {
  if (word.length > LONGEST) return [];
  const alike = known.filter((name) => name.length <= LONGEST && isAlike(word, name));
  let near = alike.filter((name) => name.toLowerCase() === word.toLowerCase());
  if (!near.length) {
    const scored = alike.map((name) => ({ name, score: ratio(name, word) })).filter(({ score }) =>
      score >= LEAST_RATIO
    );
    scored.sort((x, y) => y.score - x.score || (x.name < y.name ? 1 : -1));
    near = scored.slice(0, MOST).map(({ name }) => name);
  }
  const scores = near.map((name) => ratio(name, word));
  return [...new Set(near.filter((_, k) => scores[k] === scores[0]))].sort();
}

/** Return whether two names begin with similar words; always true for texts of several words.
 * @param {string} name @param {string} other */
function isAlike(name, other) {
  const isName = /^[\p{L}_][\p{L}\p{N}_]*$/u;
  if (!(isName.test(name) && isName.test(other))) return true;
  const [one, two] = [name, other].map((word) =>
    /** @type {string[]} */ (/_*[A-Za-z]*/.exec(word.toLowerCase()))[0]
  );
  return ratio(one, two) >= LEAST_RATIO;
}
