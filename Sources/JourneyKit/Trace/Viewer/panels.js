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
