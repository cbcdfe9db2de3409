/// The script of a trace page that reads the JSON and draws a screen.
enum TraceScreenScript {
  static let source = model + "\n" + screen

  /// Makes steps, cells and screens of the JSON.
  private static let model = #"""
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
    """#

  /// Draws a screen, each cell in its place, and describes a cell.
  private static let screen = #"""
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
    """#
}
