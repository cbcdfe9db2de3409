const $ = (id) => document.getElementById(id);
const trace = JSON.parse($("trace").textContent);

const steps = [];
(function walk(list, depth) {
  for (const step of list) {
    steps.push({ step, depth, index: steps.length });
    walk(step.steps, depth + 1);
  }
})(trace.steps, 0);

const rowCells = trace.rows.map((runs) => {
  const cells = [];
  for (const [style, text, width = 0, count = 1] of runs) {
    if (width === 0) {
      for (const scalar of text) cells.push({ text: scalar, width: 1, style });
      continue;
    }
    for (let n = 0; n < count; n++) {
      cells.push({ text, width, style });
      if (width === 2) cells.push({ text: "", width: 0, style });
    }
  }
  return cells;
});

const screens = [];
const emptyScreen = { columns: 0, rows: [], nodes: [], focusOrder: [] };
for (const change of trace.screens) {
  const last = screens.at(-1) ?? emptyScreen;
  const [columns, count] = change.size;
  const isSame = last.columns === columns && last.rows.length === count;
  const rows = isSame ? last.rows.slice() : new Array(count).fill(null);
  for (let n = 0; n + 1 < change.rows.length; n += 2) rows[change.rows[n]] = change.rows[n + 1];
  const nodes = last.nodes.slice();
  if (change.nodes) nodes.splice(change.nodes.at, change.nodes.remove, ...change.nodes.add);
  screens.push({
    columns, rows, nodes, cursor: change.cursor, focus: change.focus,
    focusOrder: change.focusOrder ?? last.focusOrder,
  });
}

const screenNumber = (index) => {
  for (let n = index; n >= 0; n--) {
    const number = steps[n].step.evidence?.screen;
    if (number !== undefined) return number;
  }
  return -1;
};
const screenAt = (index) => screens[screenNumber(index)] ?? null;

const cellsOf = (screen, y) => {
  const row = screen.rows[y];
  const cells = row === null || row === undefined ? [] : rowCells[row];
  const full = cells.slice(0, screen.columns);
  while (full.length < screen.columns) full.push({ text: " ", width: 1, style: -1 });
  return full;
};

const escape = (text) =>
  String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const milliseconds = (time) => {
  if (time >= 1e6) return (time / 1e6).toFixed(2) + " s";
  return (time / 1e3).toFixed(time >= 1e5 ? 0 : time >= 1e4 ? 1 : 2) + " ms";
};

// Styles

const levels = [0, 95, 135, 175, 215, 255];
const colour = (name) => {
  if (name === undefined || name.startsWith("#")) return name;
  const n = Number(name);
  if (n < 16) return BASIC[n];
  if (n >= 232) return `rgb(${[1, 1, 1].map(() => 8 + (n - 232) * 10)})`;
  const c = n - 16;
  return `rgb(${[levels[Math.floor(c / 36)], levels[Math.floor(c / 6) % 6], levels[c % 6]]})`;
};

const styleRule = (style, number) => {
  const has = (word) => style.attributes?.includes(word);
  let ink = colour(style.fg) ?? "var(--ink)";
  let ground = colour(style.bg) ?? "var(--ground)";
  if (has("reverse")) [ink, ground] = [ground, ink];
  if (has("dim")) ink = `color-mix(in srgb, ${ink} 62%, ${ground})`;
  const parts = [`color:${has("hidden") ? "transparent" : ink}`];
  if (style.bg !== undefined || has("reverse")) parts.push(`background:${ground}`);
  if (has("bold")) parts.push("font-weight:bold");
  if (has("italic")) parts.push("font-style:italic");
  const lines = [];
  if (style.underline) lines.push("underline");
  if (has("strike")) lines.push("line-through");
  if (has("overline")) lines.push("overline");
  if (lines.length) {
    const form = { double: "double", curly: "wavy", dotted: "dotted", dashed: "dashed" };
    parts.push(`text-decoration:${lines.join(" ")} ${form[style.underline] ?? "solid"} ` +
      (colour(style.ul) ?? "currentcolor"));
  }
  return `.s${number}{${parts.join(";")}}`;
};
const sheet = document.createElement("style");
sheet.textContent = trace.styles.map(styleRule).join("\n");
document.head.append(sheet);

const attributeWords = { blink: "blinking", reverse: "reversed", strike: "struck out",
  overline: "overlined" };
const styleWords = (number, ground) => {
  const style = trace.styles[number] ?? {};
  const words = (style.attributes ?? []).map((word) => attributeWords[word] ?? word);
  if (style.underline) {
    words.push(style.underline === "single" ? "underlined" : style.underline + " underlined");
  }
  if (style.fg) words.push("foreground " + style.fg);
  if (style.bg && style.bg !== ground) words.push("background " + style.bg);
  if (style.ul) words.push("underline colour " + style.ul);
  return words.join(", ") || "plain";
};

// Nodes

const quoted = (text) => JSON.stringify(text);
const nodeWords = (node) => {
  const parts = [node.role];
  if (node.label) parts.push(quoted(node.label));
  if (node.id) parts.push("#" + node.id);
  if (node.value !== undefined) parts.push("= " + quoted(node.value));
  if (node.traits) parts.push(`[${node.traits.join(", ")}]`);
  if (node.actions) parts.push(`(${node.actions.join(", ")})`);
  if (node.frame[2] <= 0 || node.frame[3] <= 0) parts.push("out of view");
  return parts.join(" ");
};
const depths = (screen) => {
  const result = [];
  screen.nodes.forEach((number, index) => {
    const parent = index - trace.nodes[number].parent;
    result.push(parent >= 0 && parent < index ? result[parent] + 1 : 0);
  });
  return result;
};
// The innermost node at a cell.
const nodeAt = (screen, x, y) => screen.nodes.map((n) => trace.nodes[n]).findLast((node) => {
  const [left, top, columns, rows] = node.frame;
  return x >= left && x < left + columns && y >= top && y < top + rows;
});
