// Say in JupyterLite whether the shown notebook is saved in this browser.
//
// The version for the browser loads this script in its pages. JupyterLite itself says so for two
// seconds only, and not on a phone. It also forgets what is typed while it saves; see `follow`.

const SAVED = "Saved in this browser";
const CHANGED = "Not saved yet";
const line = document.createElement("output");
/** Open notebooks, and whether they were changed since the page was opened. @type {WeakMap<object, boolean>} */
const known = new WeakMap();

Object.assign(line.style, {
  position: "fixed", right: "16px", bottom: "32px", zIndex: "10", padding: "2px 8px",
  font: "12px system-ui, sans-serif", borderRadius: "4px", pointerEvents: "none",
  border: "1px solid var(--jp-border-color1, #bdbdbd)",
  color: "var(--jp-ui-font-color1, #212121)", background: "var(--jp-layout-color1, white)",
});
line.hidden = true;
document.body.append(line);

/** Mark a notebook as changed after a save if it was changed during the save. @param {any} context */
function follow(context) {
  let saving = false;
  let late = false;
  known.set(context, false);
  context.model.contentChanged.connect(() => {
    late ||= saving;
  });
  context.saveState.connect((/** @type {any} */ _, /** @type {string} */ state) => {
    saving = state === "started";
    if (saving || !late) return;
    late = false;
    setTimeout(() => {
      context.model.dirty = true;
    });
  });
}

setInterval(() => {
  const app = /** @type {any} */ (window).jupyterapp;
  const context = app?.shell.currentWidget?.context;
  if (context && !known.has(context)) follow(context);
  if (context?.model.dirty) known.set(context, true);
  line.hidden = !(context && known.get(context));
  const text = line.hidden ? "" : context.model.dirty ? CHANGED : SAVED;
  if (line.textContent !== text) line.textContent = text;
}, 300);
