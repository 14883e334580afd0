// Start live pages inside a page, which their links open without this script; reach what scrolls.

const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

for (const figure of document.querySelectorAll("figure.live")) {
  const button = document.createElement("button");
  button.className = "live-start";
  button.textContent = "Start here";
  button.setAttribute("aria-label", `Start here: ${figure.dataset.title}`);
  button.onclick = () => {
    button.remove();
    start(figure);
  };
  figure.querySelector(".live-links").prepend(button);
  if ("start" in figure.dataset && !still) button.onclick();
}

/** Replace the picture of a figure by its live page. */
function start(figure) {
  const { page, title } = figure.dataset;
  const frame = document.createElement("iframe");
  Object.assign(frame, { src: page, title, allow: "fullscreen; clipboard-write" });
  frame.setAttribute("sandbox", "allow-scripts allow-downloads");
  frame.addEventListener("load", () => {
    tell(frame);
    frame.contentWindow.postMessage({ teachmech: { start: true } }, "*");
  });
  figure.querySelector(".live-still").replaceWith(frame);
}

/** Send the theme of this page to a live page. */
function tell(frame) {
  const { theme } = document.body.dataset;
  const dark = theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  frame.contentWindow?.postMessage({ teachmech: { dark } }, "*");
}

const frames = () => document.querySelectorAll("figure.live iframe");
new MutationObserver(() => frames().forEach(tell))
  .observe(document.body, { attributes: true, attributeFilter: ["data-theme"] });
addEventListener("message", ({ source, data }) => {
  const height = data?.teachmech?.height;
  const frame = [...frames()].find((one) => one.contentWindow === source);
  if (frame && Number.isFinite(height)) frame.style.height = `${Math.min(4000, Math.ceil(height))}px`;
});

/** Let keys scroll elements that are wider than their container. */
function reach() {
  for (const one of document.querySelectorAll("pre, .formula, .cell_output, .table-wrapper")) {
    if (one.scrollWidth > one.clientWidth) one.tabIndex = 0;
    else one.removeAttribute("tabindex");
  }
}
new ResizeObserver(reach).observe(document.body);
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "pages");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "this page");
