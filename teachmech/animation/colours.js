// The colours of a page, dark if the reader prefers dark pages.

/** Follow the colour scheme of the reader, unless the page has a fixed theme; return a function that sets dark or light for a surrounding page.
 */
export function followColourScheme() {
  const dim = (/** @type {boolean} */ dark) => document.documentElement.classList.toggle("dark", dark);
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const { theme } = document.documentElement.dataset;
  const follow = () => dim(theme ? theme === "dark" : scheme.matches);
  scheme.onchange = follow;
  follow();
  return dim;
}
