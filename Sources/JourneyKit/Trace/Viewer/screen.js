// ASCII is one column wide in every font of this kind; what is not has a box of its own.
const rowHTML = (screen, y) => {
  const cells = cellsOf(screen, y);
  let html = "";
  for (let x = 0; x < cells.length; ) {
    const cell = cells[x];
    if (cell.width === 0) { x += 1; continue; }
    let text = cell.text;
    let width = cell.width;
    const isASCII = (one) => one.width === 1 && one.text >= " " && one.text <= "~";
    let next = x + width;
    while (isASCII(cell) && next < cells.length && cells[next].style === cell.style &&
      isASCII(cells[next])) {
      text += cells[next].text;
      width += 1;
      next += 1;
    }
    html += `<span class="s${cell.style}" style="width:${width}ch">${escape(text)}</span>`;
    x = next;
  }
  return html;
};

const over = (name, x, y, columns, rows) =>
  `<div class="over ${name}" style="left:${x}ch;top:calc(${y} * var(--row));` +
  `width:${columns}ch;height:calc(${rows} * var(--row))"></div>`;

const terminalHTML = (screen, overlays) => {
  let html = `<div class="terminal" id="screen" data-ground="${state.ground}" role="group" ` +
    `aria-label="The terminal, ${screen.columns} columns, ${screen.rows.length} rows">`;
  for (let y = 0; y < screen.rows.length; y++) {
    html += `<div class="row">${rowHTML(screen, y)}</div>`;
  }
  return html + `<div id="overlays">${overlays}</div></div>`;
};

const cursorHTML = (screen) =>
  screen.cursor ? over("cursor", screen.cursor[0], screen.cursor[1], 1, 1) : "";

const headline = (screen) => {
  const focus = screen.focus ? `focus ${screen.focus}` : "no focus";
  const cursor = screen.cursor
    ? `cursor row ${screen.cursor[1]} col ${screen.cursor[0]}` : "cursor hidden";
  return `${screen.columns}x${screen.rows.length}, ${focus}, ${cursor}`;
};

// The terminal takes the width there is, within what can be read.
const fit = () => {
  const terminal = $("screen");
  const screen = screenAt(state.step);
  if (!terminal || !screen) return;
  terminal.style.setProperty("--cell", "100px");
  const probe = document.createElement("span");
  probe.className = "over";
  probe.style.width = "1ch";
  terminal.append(probe);
  const advance = probe.getBoundingClientRect().width / 100;
  probe.remove();
  const room = $("panel").clientWidth - 28 - 16;
  const size = Math.floor(room / (screen.columns * advance) * 4) / 4;
  terminal.style.setProperty("--cell", Math.max(7, Math.min(17, size)) + "px");
};

const cellOf = (event) => {
  const terminal = $("screen");
  const screen = screenAt(state.step);
  if (!terminal || !screen) return null;
  const box = terminal.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left) / (box.width / screen.columns));
  const y = Math.floor((event.clientY - box.top) / (box.height / screen.rows.length));
  const isInside = x >= 0 && y >= 0 && x < screen.columns && y < screen.rows.length;
  return isInside ? [x, y] : null;
};

// Shows what a cell is: where, its text, its style, the node that it belongs to.
const showCell = (point) => {
  const screen = screenAt(state.step);
  const line = $("cell");
  if (!line || !screen) return;
  const marks = $("overlays");
  const base = cursorHTML(screen) + (state.tab === 5 ? changesHTML() : "");
  if (!point) {
    marks.innerHTML = base;
    line.innerHTML = `<span class="soft">${escape(headline(screen))}. Point at a cell, or ` +
      "click on it, to see its style and what it belongs to.</span>";
    return;
  }
  let [x, y] = point;
  const cells = cellsOf(screen, y);
  if (cells[x].width === 0 && x > 0) x -= 1;
  const cell = cells[x];
  const node = nodeAt(screen, x, y);
  marks.innerHTML = base + (node ? over("node", ...node.frame) : "") +
    over("point", x, y, cell.width, 1);
  const codes = [...cell.text].map((c) =>
    "U+" + c.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")).join(" ");
  line.innerHTML = `<b>row ${y} col ${x}</b> <span class="mono">${escape(quoted(cell.text))}` +
    `</span> <span class="soft">${codes}</span> · ${escape(styleWords(cell.style))}<br>` +
    (node ? `<span class="mono">${escape(nodeWords(node))}</span>`
      : '<span class="soft">no node</span>');
};
