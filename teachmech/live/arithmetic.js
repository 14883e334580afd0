// What is typed in a page as a number, by the grammar of teachmech/expressions/grammar.lark.
//
// A value is a jet: the number with its first and second derivative by the time. Nothing becomes code.

const TOKEN = /\s*(?:((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_]\w*)|(\*\*|[-+*/^(),]))/y;
const DEEPEST = 50; // brackets and signs inside each other
const LONGEST_TEXT = 2000; // characters

/** What is wrong with a text, and where in it. */
export class TextError extends Error {
  constructor(message, at) {
    super(message);
    this.at = at;
  }
}

/** @typedef {[number, number, number]} Jet */

const constant = (x) => [x, 0, 0];
const plus = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const difference = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const product = (a, b) => [
  a[0] * b[0],
  a[1] * b[0] + a[0] * b[1],
  a[2] * b[0] + 2 * a[1] * b[1] + a[0] * b[2],
];
const quotient = (a, b) => product(a, through(b, 1 / b[0], -1 / b[0] ** 2, 2 / b[0] ** 3));

// f(x) by the chain rule, from f and its first two derivatives there; what stands still stays without them.
function through([_x, dx, ddx], f, df, ddf) {
  return dx === 0 && ddx === 0 ? constant(f) : [f, df * dx, ddf * dx * dx + df * ddx];
}

function power(a, b) {
  const [x] = a;
  const [n] = b;
  if (b[1] !== 0 || b[2] !== 0) return FUNCTIONS.exp(product(b, FUNCTIONS.ln(a)));
  return through(
    a,
    x ** n,
    n === 0 ? 0 : n * x ** (n - 1),
    n === 0 || n === 1 ? 0 : n * (n - 1) * x ** (n - 2),
  );
}

// As in FUNCTIONS of teachmech/expressions/language.py: value, first and second derivative.
const OF = {
  sin: (x) => [Math.sin(x), Math.cos(x), -Math.sin(x)],
  cos: (x) => [Math.cos(x), -Math.sin(x), -Math.cos(x)],
  tan: (x) => [Math.tan(x), 1 / Math.cos(x) ** 2, (2 * Math.tan(x)) / Math.cos(x) ** 2],
  asin: (x) => [Math.asin(x), (1 - x * x) ** -0.5, x * (1 - x * x) ** -1.5],
  acos: (x) => [Math.acos(x), -((1 - x * x) ** -0.5), -x * (1 - x * x) ** -1.5],
  atan: (x) => [Math.atan(x), 1 / (1 + x * x), (-2 * x) / (1 + x * x) ** 2],
  exp: (x) => [Math.exp(x), Math.exp(x), Math.exp(x)],
  ln: (x) => [Math.log(x), 1 / x, -1 / (x * x)],
  log: (x) => [Math.log10(x), 1 / (x * Math.LN10), -1 / (x * x * Math.LN10)],
  sinh: (x) => [Math.sinh(x), Math.cosh(x), Math.sinh(x)],
  cosh: (x) => [Math.cosh(x), Math.sinh(x), Math.cosh(x)],
  tanh: (x) => [Math.tanh(x), 1 / Math.cosh(x) ** 2, (-2 * Math.tanh(x)) / Math.cosh(x) ** 2],
  asinh: (x) => [Math.asinh(x), (1 + x * x) ** -0.5, -x * (1 + x * x) ** -1.5],
  acosh: (x) => [Math.acosh(x), (x * x - 1) ** -0.5, -x * (x * x - 1) ** -1.5],
  atanh: (x) => [Math.atanh(x), 1 / (1 - x * x), (2 * x) / (1 - x * x) ** 2],
  sqrt: (x) => [Math.sqrt(x), 0.5 / Math.sqrt(x), -0.25 * x ** -1.5],
  abs: (x) => [Math.abs(x), Math.sign(x), 0],
  sign: (x) => [Math.sign(x), 0, 0],
  step: (x) => [(1 + Math.sign(x)) / 2, 0, 0],
};

// As in OF_TWO of teachmech/expressions/algebra.py.
function angleOf(y, x) {
  const square = plus(product(x, x), product(y, y));
  const velocity = ([, da, dda]) => [da, dda, 0]; // what is known of the rate of a jet
  const turn = quotient(difference(product(x, velocity(y)), product(y, velocity(x))), square);
  const angle = Math.atan2(y[0], x[0]);
  return y[1] === 0 && y[2] === 0 && x[1] === 0 && x[2] === 0 ? constant(angle) : [angle, turn[0], turn[1]];
}
function smaller(a, b) {
  if (a[0] === b[0]) return product(constant(0.5), plus(a, b));
  return a[0] > b[0] || Number.isNaN(b[0]) ? b : a;
}
const larger = (a, b) =>
  difference(constant(0), smaller(difference(constant(0), a), difference(constant(0), b)));
const OF_TWO = { atan2: angleOf, min: smaller, max: larger };
const MOST_ARGUMENTS = 50; // arguments of min and max
const FUNCTIONS = Object.fromEntries(
  Object.entries(OF).map(([name, of]) => [name, (jet) => through(jet, ...of(jet[0]))]),
);

/**
 * Read a text once.
 *
 * @param {string} text
 * @param {string[]} names that it may contain
 * @returns {(values: Record<string, Jet>) => Jet}
 */
export function readText(text, names) {
  if (text.length > LONGEST_TEXT)
    throw new TextError(`a text of ${text.length} characters; at most ${LONGEST_TEXT} are read`, 0);
  const tokens = tokensOf(text);
  let next = 0;
  let depth = 0;
  const peek = () => tokens[next] ?? { word: "", at: text.length, kind: "end" };
  const take = (...words) => (words.includes(peek().word) ? tokens[next++] : null);
  const inside = (read) => {
    if (++depth > DEEPEST) throw new TextError(`nested more than ${DEEPEST} times`, peek().at);
    const found = read();
    depth--;
    return found;
  };
  const chain = (operand, operations) => () => {
    let left = operand();
    for (let token; (token = take(...Object.keys(operations))); ) {
      const [a, b, of] = [left, operand(), operations[token.word]];
      left = (values) => of(a(values), b(values));
    }
    return left;
  };
  const signed = () =>
    inside(() => {
      const sign = take("+", "-");
      if (!sign) return raised();
      const operand = signed();
      return sign.word === "-" ? (values) => difference([0, 0, 0], operand(values)) : operand;
    });
  const sum = chain(chain(signed, { "*": product, "/": quotient }), { "+": plus, "-": difference });
  function raised() {
    const base = operand();
    if (!take("^", "**")) return base;
    const exponent = signed();
    return (values) => power(base(values), exponent(values));
  }
  function operand() {
    const { word, at, kind } = peek();
    if (kind === "number") {
      next++;
      const value = constant(Number(word));
      return () => value;
    }
    if (kind === "name") return named();
    if (take("(")) return closed();
    throw new TextError(word ? `'${word}' is not expected here` : "something is missing at the end", at);
  }
  function named() {
    const { word, at } = tokens[next++];
    if (Object.hasOwn(OF_TWO, word)) {
      if (!take("(")) throw new TextError(`${word} needs brackets, as in ${word}(..., ...)`, at);
      const given = [inside(sum)];
      while (given.length < (word === "atan2" ? 2 : MOST_ARGUMENTS) && take(",")) given.push(inside(sum));
      if (given.length < 2)
        throw new TextError(`${word} needs ${word === "atan2" ? "two" : "two or more"} arguments`, at);
      if (!take(")")) throw new TextError("a bracket is not closed", peek().at);
      return (values) => given.map((read) => read(values)).reduce((a, b) => OF_TWO[word](a, b));
    }
    if (FUNCTIONS[word] && Object.hasOwn(FUNCTIONS, word)) {
      if (!take("(")) throw new TextError(`${word} needs brackets, as in ${word}(...)`, at);
      const argument = closed();
      return (values) => FUNCTIONS[word](argument(values));
    }
    if (names.includes(word)) return (values) => values[word];
    if (word === "pi") return () => constant(Math.PI);
    throw new TextError(`there is no '${word}'; known are ${[...names, "pi"].join(", ")}`, at);
  }
  function closed() {
    const found = inside(sum);
    const { at } = peek();
    if (!take(")")) throw new TextError("a bracket is not closed", at);
    return found;
  }
  const whole = sum();
  if (next < tokens.length) throw new TextError(`'${peek().word}' is not expected here`, peek().at);
  return whole;
}

function tokensOf(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new TextError(`'${text.slice(from).trim()[0]}' cannot be read`, from);
    const [all, number, name, sign] = found;
    const word = number ?? name ?? sign;
    tokens.push({
      word,
      at: from + all.length - word.length,
      kind: number ? "number" : name ? "name" : "sign",
    });
  }
  return tokens;
}
