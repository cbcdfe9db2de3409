// The longest common lines; both texts have at most some hundred.
const lineDifference = (first, second) => {
  const a = first.split("\n").slice(0, 800);
  const b = second.split("\n").slice(0, 800);
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1
        : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) lines.push([" ", a[i++], j++]);
    else if (j >= b.length || (i < a.length && table[i + 1][j] >= table[i][j + 1])) {
      lines.push(["-", a[i++]]);
    } else lines.push(["+", b[j++]]);
  }
  return lines;
};

const lineHTML = (sign, text) => {
  const name = { "-": "gone", "+": "come" }[sign] ?? "";
  return `<div class="${name}">${sign} ${escape(text)}</div>`;
};

// Of blanks nothing but the ground is seen.
const looksAlike = (one, other) => one.text === other.text && one.width === other.width &&
  (one.style === other.style || (isBare(one) && isBare(other) &&
    backgroundOf(one.style) === backgroundOf(other.style)));

// Cells that do not look as before: [x, y, columns].
const changedRuns = (before, after) => {
  const runs = [];
  if (!before || before.columns !== after.columns || before.rows.length !== after.rows.length) {
    return runs;
  }
  for (let y = 0; y < after.rows.length; y++) {
    if (before.rows[y] === after.rows[y]) continue;
    const [old, now] = [cellsOf(before, y), cellsOf(after, y)];
    for (let x = 0; x < now.length; x++) {
      if (looksAlike(old[x], now[x])) continue;
      const last = runs.at(-1);
      if (last && last[1] === y && last[0] + last[2] === x) last[2] += 1;
      else runs.push([x, y, 1]);
    }
  }
  return runs;
};

const changesHTML = () => {
  const after = screenAt(state.step);
  return changedRuns(screenAt(state.step - 1), after)
    .map(([x, y, columns]) => over("change", x, y, columns, 1)).join("");
};

const rowText = (screen, y) => cellsOf(screen, y).map((cell) => cell.text).join("").trimEnd();

const screenLines = (before, after) => {
  const lines = [];
  if (headline(before) !== headline(after)) {
    lines.push(["-", headline(before)], ["+", headline(after)]);
  }
  const rows = Math.max(before.rows.length, after.rows.length);
  for (let y = 0; y < rows; y++) {
    const [old, now] = [before, after].map((s) => y < s.rows.length ? rowText(s, y) : null);
    const label = String(y).padStart(3) + "│";
    if (old !== now) {
      if (old !== null) lines.push(["-", label + old]);
      if (now !== null) lines.push(["+", label + now]);
    } else if (changedRuns({ ...before, rows: [before.rows[y]] },
      { ...after, rows: [after.rows[y]] }).length) {
      lines.push([" ", label + now + "   (styles)"]);
    }
  }
  return lines;
};

const outlineLines = (before, after) => {
  const text = (screen) => {
    const levels = depths(screen);
    return screen.nodes.map((n, i) => "  ".repeat(levels[i]) + nodeWords(trace.nodes[n]))
      .join("\n");
  };
  return lineDifference(text(before), text(after)).filter(([sign]) => sign !== " ");
};

const linesHTML = (title, lines) => lines.length === 0 ? "" : `<h2>${title}</h2>` +
  `<div class="lines">${lines.map(([sign, text]) => lineHTML(sign, text)).join("")}</div>`;

const differencePanel = () => {
  const failure = steps[state.step].step.failure;
  let html = "";
  if (failure?.expected !== undefined && failure.actual !== undefined) {
    html += linesHTML("Expected (−) and found (+)",
      lineDifference(failure.expected, failure.actual));
  }
  const after = screenAt(state.step);
  const before = state.step > 0 ? screenAt(state.step - 1) : null;
  if (!after) return html + noScreen;
  if (!before) return html + '<p class="soft">Nothing was on the screen before.</p>';
  const lines = screenLines(before, after);
  const nodes = outlineLines(before, after);
  if (!lines.length && !nodes.length) {
    return html + '<p class="soft">The screen is as it was before this step.</p>';
  }
  return html + "<h2>Since the step before</h2>" +
    terminalHTML(after, cursorHTML(after) + changesHTML()) + '<div id="cell"></div>' +
    linesHTML("Rows", lines) + linesHTML("Outline", nodes);
};
