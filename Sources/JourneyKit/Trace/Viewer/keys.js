const tabs = [
  ["Screen", screenPanel], ["Styles", stylesPanel], ["Outline", outlinePanel],
  ["Input", inputPanel], ["Timing", timingPanel], ["Difference", differencePanel],
];
const failed = steps.findIndex(({ step }) => step.failure);
const state = { step: Math.max(0, failed), tab: 0, cell: null, ground: "dark", found: [] };
const root = document.documentElement;

// Building what stays

root.dataset.theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
$("title").textContent = trace.name;
$("result").textContent = trace.result;
$("result").classList.add(trace.result);
const total = Math.max(0, ...steps.map(({ step }) => step.start + step.duration));
$("when").textContent = [
  `${steps.length} steps`, milliseconds(total),
  trace.started ? new Date(trace.started * 1000).toISOString().replace(/\.\d+Z/, "Z") : "",
].filter(Boolean).join(", ");
$("tabs").innerHTML = tabs.map(([name], index) =>
  `<button type="button" role="tab" id="tab-${index}" aria-controls="panel">` +
  `<kbd>${index + 1}</kbd>${name}</button>`).join("");
$("tree").innerHTML = steps.map(({ step, depth, index }) => {
  const isBad = step.result === "failed";
  return `<li role="treeitem" id="step-${index}" aria-level="${depth + 1}" ` +
    `class="${step.kind}" style="margin-left:${depth * 14}px">` +
    `<span class="${step.result}" aria-hidden="true">${isBad ? "✗" : "✓"}</span>` +
    `<span class="name${isBad ? " failed" : ""}">${escape(step.name)}` +
    `<span class="sr">, ${step.result}</span></span>` +
    `<span class="time">${milliseconds(step.duration)}</span></li>`;
}).join("");
$("strip").innerHTML = steps.map(({ step }) =>
  `<i class="${step.kind}${step.failure ? " bad" : ""}"></i>`).join("");

// Showing

const show = () => {
  if (!steps.length) {
    $("panel").innerHTML = '<p class="soft">Nothing was done.</p>';
    return;
  }
  const { step } = steps[state.step];
  for (const [index, item] of [...$("tree").children].entries()) {
    item.setAttribute("aria-selected", index === state.step);
    $("strip").children[index].classList.toggle("now", index === state.step);
  }
  $("tree").setAttribute("aria-activedescendant", `step-${state.step}`);
  $(`step-${state.step}`).scrollIntoView({ block: "nearest" });
  for (const [index, tab] of [...$("tabs").children].entries()) {
    tab.setAttribute("aria-selected", index === state.tab);
    tab.tabIndex = index === state.tab ? 0 : -1;
  }
  $("panel").setAttribute("aria-labelledby", `tab-${state.tab}`);
  $("about").innerHTML = `<b>${state.step + 1} of ${steps.length}</b> ${escape(step.name)} ` +
    `<span class="soft">${milliseconds(step.start)} + ${milliseconds(step.duration)}</span>`;
  $("live").textContent = `Step ${state.step + 1}: ${step.name}, ${step.result}`;
  showFailure(step);
  $("panel").innerHTML = tabs[state.tab][1]();
  const here = $("panel").querySelector(".here");
  $("panel").scrollTop = here ? here.offsetTop - 120 : 0;
  fit();
  showCell(state.cell);
  location.replace(`#${state.step + 1}.${state.tab + 1}`);
};

const showFailure = ({ failure }) => {
  $("failure").hidden = !failure;
  if (!failure) return;
  $("failure").innerHTML = `<pre>${escape(failure.message)}</pre>` +
    `<span class="soft">${escape(`${failure.file}:${failure.line}`)}</span>`;
};

const go = (index) => {
  const step = Math.max(0, Math.min(steps.length - 1, index));
  if (step === state.step) return;
  state.step = step;
  state.cell = null;
  show();
};
const choose = (tab) => {
  state.tab = tab;
  show();
};

// Searching

const search = () => {
  const words = $("search").value.trim().toLowerCase();
  state.found = !words ? [] : steps.filter(({ step }) =>
    [step.name, step.failure?.message ?? "", step.evidence?.input ?? ""].join("\n")
      .toLowerCase().includes(words)).map(({ index }) => index);
  for (const [index, item] of [...$("tree").children].entries()) {
    item.classList.toggle("found", state.found.includes(index));
  }
  $("found").textContent = words ? `${state.found.length} found` : "";
};
const nextFound = (way) => {
  if (!state.found.length) return;
  const ahead = way > 0 ? state.found.find((n) => n > state.step)
    : state.found.findLast((n) => n < state.step);
  go(ahead ?? state.found.at(way > 0 ? 0 : -1));
};

// Acting

const toggleTheme = () => {
  root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
};
const toggleHelp = () => $("keys").open ? $("keys").close() : $("keys").showModal();
const moveCell = (x, y) => {
  const screen = screenAt(state.step);
  if (!screen || !$("screen")) return;
  const [column, row] = state.cell ?? screen.cursor ?? [0, 0];
  const isNew = state.cell === null;
  state.cell = [
    Math.max(0, Math.min(screen.columns - 1, column + (isNew ? 0 : x))),
    Math.max(0, Math.min(screen.rows.length - 1, row + (isNew ? 0 : y))),
  ];
  showCell(state.cell);
};
const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const commands = {
  ArrowRight: () => go(state.step + 1), ArrowDown: () => go(state.step + 1),
  j: () => go(state.step + 1), ArrowLeft: () => go(state.step - 1),
  ArrowUp: () => go(state.step - 1), k: () => go(state.step - 1),
  Home: () => go(0), End: () => go(steps.length - 1),
  f: () => failed >= 0 && go(failed), n: () => nextFound(1), N: () => nextFound(-1),
  s: toggleTheme, "?": toggleHelp, "/": () => $("search").focus(),
  g: () => { state.ground = state.ground === "dark" ? "light" : "dark"; show(); },
  Escape: () => { state.cell = null; showCell(null); },
};
tabs.forEach((_, index) => { commands[index + 1] = () => choose(index); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === $("search")) {
    if (event.key === "Enter") nextFound(event.shiftKey ? -1 : 1);
    if (event.key === "Escape" || event.key === "Enter") $("search").blur();
    return;
  }
  if ($("keys").open) {
    if (event.key === "?") toggleHelp();
    return;
  }
  const arrow = event.shiftKey && arrows[event.key];
  const command = arrow ? () => moveCell(...arrow) : commands[event.key];
  if (!command) return;
  event.preventDefault();
  command();
});
$("search").addEventListener("input", search);
$("theme").addEventListener("click", toggleTheme);
$("help").addEventListener("click", toggleHelp);
$("tabs").addEventListener("click", (event) => {
  const tab = event.target.closest("[role=tab]");
  if (tab) choose(Number(tab.id.slice(4)));
});
$("tree").addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (item) go(Number(item.id.slice(5)));
});
const scrub = (event) => {
  const left = (tick) => tick.getBoundingClientRect().left;
  go([...$("strip").children].findLastIndex((tick) => left(tick) <= event.clientX));
};
$("strip").addEventListener("pointerdown", (event) => {
  $("strip").setPointerCapture(event.pointerId);
  scrub(event);
});
$("strip").addEventListener("pointermove", (event) => { if (event.buttons) scrub(event); });
$("panel").addEventListener("pointermove", (event) => {
  if (event.target.closest("#screen")) showCell(cellOf(event) ?? state.cell);
});
$("panel").addEventListener("pointerleave", () => showCell(state.cell));
$("panel").addEventListener("click", (event) => {
  const node = event.target.closest("[data-node]");
  const row = event.target.closest("[data-step]");
  if (row) return go(Number(row.dataset.step));
  if (node) {
    const frame = trace.nodes[Number(node.dataset.node)].frame;
    if (frame[2] > 0 && frame[3] > 0) state.cell = [frame[0], frame[1]];
    return choose(0);
  }
  if (event.target.closest("#screen")) {
    state.cell = cellOf(event);
    showCell(state.cell);
  }
});
addEventListener("resize", fit);
const readAddress = () => {
  const [, step, tab] = location.hash.match(/^#(\d+)(?:\.([1-6]))?$/) ?? [];
  if (step) state.step = Math.max(0, Math.min(steps.length - 1, step - 1));
  if (tab) state.tab = tab - 1;
};
addEventListener("hashchange", () => {
  if (location.hash === `#${state.step + 1}.${state.tab + 1}`) return;
  readAddress();
  show();
});
readAddress();
show();
