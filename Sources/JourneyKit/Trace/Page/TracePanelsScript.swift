/// The script of a trace page that fills its six views.
enum TracePanelsScript {
  static let source = panels + "\n" + difference

  /// Screen, styles, outline, input and timing.
  private static let panels = #"""
    const noScreen = '<p class="soft">No screen is kept of this step.</p>';

    const screenPanel = () => {
      const screen = screenAt(state.step);
      if (!screen) return noScreen;
      return terminalHTML(screen, cursorHTML(screen)) + '<div id="cell"></div>';
    };

    const backgroundOf = (number) => trace.styles[number]?.bg;
    // Nothing but its background is seen of such a cell.
    const isBare = ({ text, style }) => {
      const { underline, attributes = [] } = trace.styles[style] ?? {};
      const shows = ["reverse", "strike", "overline"].some((word) => attributes.includes(word));
      return text === " " && !underline && !shows;
    };

    // The commonest background.
    const groundOf = (screen) => {
      const counts = new Map();
      for (let y = 0; y < screen.rows.length; y++) {
        for (const { style } of cellsOf(screen, y)) {
          counts.set(backgroundOf(style), (counts.get(backgroundOf(style)) ?? 0) + 1);
        }
      }
      return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    };

    // Cells side by side of one style; blanks go with what stands beside them on the same ground.
    const styleRuns = (screen, y, ground) => {
      const runs = [];
      cellsOf(screen, y).forEach((cell, x) => {
        const last = runs.at(-1);
        const bare = isBare(cell);
        const joins = last && backgroundOf(last.style) === backgroundOf(cell.style) &&
          (last.style === cell.style || last.bare || bare);
        if (!joins) return runs.push({ start: x, end: x, style: cell.style, text: cell.text, bare });
        if (last.bare) last.style = cell.style;
        last.bare = last.bare && bare;
        last.text += cell.text;
        last.end = x;
      });
      for (const run of runs) {
        if (backgroundOf(run.style) !== ground) continue;
        run.start += run.text.length - run.text.trimStart().length;
        run.end -= run.text.length - run.text.trimEnd().length;
        run.text = run.text.trim();
      }
      return runs.filter((run) => backgroundOf(run.style) !== ground ||
        (!run.bare && styleWords(run.style, ground) !== "plain"));
    };

    const stylesPanel = () => {
      const screen = screenAt(state.step);
      if (!screen) return noScreen;
      let html = "";
      const ground = groundOf(screen);
      for (let y = 0; y < screen.rows.length; y++) {
        for (const run of styleRuns(screen, y, ground)) {
          const columns = run.start === run.end ? run.start : `${run.start}–${run.end}`;
          html += `<tr><td class="number">${y}</td><td class="number">${columns}</td>` +
            `<td><span class="sample s${run.style}">${escape(run.text)}</span></td>` +
            `<td>${escape(styleWords(run.style, ground))}</td></tr>`;
        }
      }
      const words = `On ${ground === undefined ? "the terminal's own ground" : "background " + ground}`;
      if (!html) return `<p class="soft">${words}, every cell is plain.</p>`;
      return `<p class="soft">${words}:</p><div class="colours" data-ground="${state.ground}"><table><thead><tr>` +
        '<th class="number">Row</th><th class="number">Columns</th><th>Text</th><th>Style</th>' +
        `</tr></thead><tbody>${html}</tbody></table></div>`;
    };

    const outlinePanel = () => {
      const screen = screenAt(state.step);
      if (!screen) return noScreen;
      if (!screen.nodes.length) {
        return '<p class="soft">The program tells nothing of what its screen means.</p>';
      }
      const before = new Set(screenAt(state.step - 1)?.nodes ?? screen.nodes);
      const levels = depths(screen);
      const items = screen.nodes.map((number, index) =>
        `<li class="mono${before.has(number) ? "" : " come"}" data-node="${number}" ` +
        `style="padding-left:${levels[index] * 18 + 6}px">` +
        `${escape(nodeWords(trace.nodes[number]))}</li>`);
      const order = screen.focusOrder.map((name) => `<li>${escape(name)}</li>`).join("");
      return `<p class="soft">What is new or changed since the step before is marked; click on a ` +
        `node to see it on the screen.</p><ul class="nodes">${items.join("")}</ul>` +
        (order ? `<h2>Order of Tab</h2><ol class="mono">${order}</ol>` : "");
    };

    const attachmentHTML = (file) => {
      const bytes = file.text === undefined
        ? Math.floor(file.data.length * 3 / 4) : new TextEncoder().encode(file.text).length;
      const address = file.text === undefined ? `data:${file.type};base64,${file.data}`
        : `data:${file.type};charset=utf-8,${encodeURIComponent(file.text)}`;
      const link = `<h2><a download="${escape(file.name)}" href="${escape(address)}">` +
        `${escape(file.name)}</a> <span class="soft">${escape(file.type)}, ${bytes} bytes</span></h2>`;
      if (file.text !== undefined) return link + `<pre>${escape(file.text)}</pre>`;
      if (!file.type.startsWith("image/")) return link;
      return link + `<img alt="${escape(file.name)}" src="${escape(address)}">`;
    };

    const inputPanel = () => {
      const { step } = steps[state.step];
      const evidence = step.evidence ?? {};
      const rows = [["Step", escape(step.name)]];
      if (evidence.input) rows.push(["Typed", `<code class="mono">${escape(evidence.input)}</code>`]);
      if (step.kind === "act") {
        if (!evidence.input) rows.push(["Typed", '<span class="soft">nothing</span>']);
        rows.push(["Written by the program", `${evidence.outputCount ?? 0} bytes`]);
      }
      for (const message of evidence.messages ?? []) {
        rows.push(["Told the terminal", `<span class="mono">${escape(message)}</span>`]);
      }
      if (step.file) rows.push(["Asked for at", escape(`${step.file}:${step.line}`)]);
      const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("");
      return `<dl>${list}</dl>` + step.attachments.map(attachmentHTML).join("");
    };

    const timingPanel = () => {
      const total = Math.max(1, ...steps.map(({ step }) => step.start + step.duration));
      const isKnown = steps.some(({ step }) => step.evidence?.settlement);
      const rows = steps.map(({ step, depth, index }) => {
        const share = (time) => (100 * time / total).toFixed(3) + "%";
        const wait = Math.min(step.evidence?.settling ?? 0, step.duration);
        const bars = `<i style="left:${share(step.start)};width:${share(step.duration)}"></i>` +
          (wait ? `<i class="wait" style="left:${share(step.start + step.duration - wait)};` +
            `width:${share(wait)}"></i>` : "");
        return `<tr data-step="${index}"${index === state.step ? ' class="here"' : ""}>` +
          `<td style="padding-left:${depth * 14 + 4}px">${escape(step.name)}</td>` +
          `<td class="number">${milliseconds(step.start)}</td>` +
          `<td class="number">${milliseconds(step.duration)}</td>` +
          (isKnown ? `<td class="number">${wait ? milliseconds(wait) : ""}</td>` +
            `<td>${escape(step.evidence?.settlement ?? "")}</td>` : "") +
          `<td><div class="track">${bars}</div></td></tr>`;
      });
      return '<table><thead><tr><th>Step</th><th class="number">Start</th>' +
        '<th class="number">Took</th>' +
        (isKnown ? '<th class="number">Of it settling</th><th>Settled by</th>' : "") +
        `<th>In the whole</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
    };
    """#

  /// The difference to the expected text and to the step before.
  private static let difference = #"""
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
    """#
}
