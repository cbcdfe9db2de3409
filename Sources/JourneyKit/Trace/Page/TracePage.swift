import FoundationEssentials
import Terminal

/// A trace as one HTML file that needs nothing else: no server, no network, no other file.
///
/// To stay small, the JSON of ``Trace`` stands in it deflated (RFC 1951) and in base 64, in the element
/// `#trace`, and so does the script that draws it, in `#viewer`.
public struct TracePage {
  private let trace: Trace

  public init(_ trace: Trace) {
    self.trace = trace
  }

  public var html: String {
    get throws { html(json: try trace.json) }
  }

  /// - Parameter json: that of the trace.
  func html(json: Data) -> String {
    let parts = [
      Self.head(title: trace.name), Self.body, Self.packed(Array(json), id: "trace"),
      Self.packedViewer, "<script>", Self.start, "</script>", "</html>", "",
    ]
    return parts.joined(separator: "\n")
  }

  /// Nothing in it can end the element that it stands in.
  private static func packed(_ bytes: [UInt8], id: String) -> String {
    let text = Data(Deflate.compressed(bytes)).base64EncodedString()
    return "<script type=\"application/octet-stream\" id=\"\(id)\">\(text)</script>"
  }

  /// The viewer, the same in every page.
  private static let packedViewer = packed(
    Array(
      [
        "\"use strict\";", "const BASIC = \(basicColors);", TraceScreenScript.source,
        TracePanelsScript.source, TraceKeysScript.source,
      ].joined(separator: "\n").utf8), id: "viewer")

  /// The script that unpacks both in the browser.
  private static let start = #"""
    "use strict";
    const unpacked = (id) => {
      const packed = atob(document.getElementById(id).textContent);
      const bytes = Uint8Array.from(packed, (one) => one.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
      return new Response(stream).text();
    };
    (async () => {
      const json = await unpacked("trace");
      const viewer = document.createElement("script");
      viewer.textContent = await unpacked("viewer");
      document.getElementById("trace").textContent = json;
      document.body.append(viewer);
      document.documentElement.dataset.isReady = "";
    })().catch((error) => {
      document.getElementById("panel").textContent =
        `This page needs a browser of 2023 or newer: ${error}`;
    });
    """#

  private static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
    form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>\(MarkupText.escaped(title)) – trace</title>
    <style>
    \(css)
    </style>
    </head>
    """
  }

  /// The first 16 colours as xterm shows them; the others follow from their numbers.
  private static var basicColors: String {
    let names = (0..<16).map { "\"" + (Color.indexed(UInt8($0)).hexText ?? "") + "\"" }
    return "[" + names.joined(separator: ",") + "]"
  }

  // MARK: Fixed parts

  private static let body = #"""
    <body>
    <header>
    <h1 id="title"></h1><span id="result" class="badge"></span><span id="when" class="soft"></span>
    <span class="grow"></span>
    <label class="sr" for="search">Search steps</label>
    <input id="search" type="search" placeholder="Search steps  /" autocomplete="off">
    <span id="found" class="soft" aria-live="polite"></span>
    <button id="theme" class="tool" type="button" aria-label="Light or dark page">Theme</button>
    <button id="help" class="tool" type="button" aria-label="Keys">?</button>
    </header>
    <div id="strip" aria-hidden="true"></div>
    <main>
    <nav aria-label="Steps"><ol id="tree" role="tree" aria-label="Steps" tabindex="0"></ol></nav>
    <section aria-label="Step">
    <div role="tablist" aria-label="Views" id="tabs"></div>
    <div id="about"></div>
    <div id="failure" role="alert" hidden></div>
    <div id="panel" role="tabpanel" tabindex="0"></div>
    </section>
    </main>
    <footer><kbd>←</kbd> <kbd>→</kbd> step <kbd>1</kbd>–<kbd>6</kbd> view <kbd>f</kbd> failure
    <kbd>/</kbd> search <kbd>s</kbd> theme <kbd>?</kbd> all keys</footer>
    <p id="live" class="sr" aria-live="polite"></p>
    <dialog id="keys" aria-label="Keys"><h2>Keys</h2><dl>
    <dt><kbd>→</kbd> <kbd>j</kbd></dt><dd>next step</dd>
    <dt><kbd>←</kbd> <kbd>k</kbd></dt><dd>previous step</dd>
    <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first and last step</dd>
    <dt><kbd>f</kbd></dt><dd>the failure</dd>
    <dt><kbd>1</kbd> … <kbd>6</kbd></dt>
    <dd>screen, styles, outline, input, timing, difference</dd>
    <dt><kbd>/</kbd></dt><dd>search steps; <kbd>Enter</kbd>, <kbd>n</kbd> and <kbd>N</kbd> go to
    the next and the one before</dd>
    <dt><kbd>Shift</kbd> and an arrow</dt><dd>look at one cell, and move on; <kbd>Esc</kbd> ends
    it</dd>
    <dt><kbd>g</kbd></dt><dd>the terminal on light or dark ground</dd>
    <dt><kbd>s</kbd></dt><dd>the page light or dark</dd>
    <dt><kbd>?</kbd> <kbd>Esc</kbd></dt><dd>this list</dd>
    </dl><p class="soft">The mouse works too: click on a step, the strip above, a cell, a node.</p>
    <form method="dialog"><button class="tool">Close</button></form></dialog>
    </body>
    """#

  /// Colours keep a contrast of at least 4.5 : 1 on their grounds.
  private static let css = #"""
    :root {
      color-scheme: light;
      --page: #f6f7f9; --card: #ffffff; --line: #d7dbe2; --text: #1b1f27; --soft: #58606e;
      --accent: #3451b2; --chosen: #e3e9fb; --good: #17693a; --bad: #b3261e; --badcard: #fdeceb;
      --mark: #f2b100; --gone: #fbdedc; --come: #d8f2e0; --bar: #7d94dd; --wait: #b9c4ea;
      --mono: "DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --page: #14161b; --card: #1c1f26; --line: #343944; --text: #e7eaf0; --soft: #a2abba;
      --accent: #9db4ff; --chosen: #2a3456; --good: #6fd698; --bad: #ff9189; --badcard: #3a2020;
      --mark: #ffd24d; --gone: #57292a; --come: #1f4630; --bar: #7d94dd; --wait: #45507a;
    }
    .terminal, .colours { --ink: #e6e8ee; --ground: #1b1c22; --frame: #ffd24d; }
    [data-ground="light"] { --ink: #20232b; --ground: #ffffff; --frame: #a36a00; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; overflow: hidden; }
    body {
      display: grid; grid-template-rows: auto auto minmax(0, 1fr) auto;
      background: var(--page); color: var(--text);
      font: 14px/1.45 system-ui, "Segoe UI", "DejaVu Sans", sans-serif;
    }
    button, input { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    header, nav, section, #tree, #panel { position: relative; }
    header { display: flex; gap: 12px; align-items: baseline; padding: 10px 16px 8px; flex-wrap: wrap; }
    h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 14px; margin: 16px 0 6px; }
    p { margin: 0 0 8px; }
    h2:first-child { margin-top: 0; }
    .badge { font-weight: 600; padding: 1px 9px; border-radius: 9px; border: 1px solid; }
    .passed { color: var(--good); }
    .failed { color: var(--bad); }
    .soft { color: var(--soft); }
    .grow { flex: 1; }
    #search { width: 180px; padding: 3px 8px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--card); }
    .tool { border: 1px solid var(--line); background: var(--card); border-radius: 6px;
      padding: 3px 9px; cursor: pointer; }
    #strip { display: flex; gap: 1px; height: 22px; padding: 0 16px; align-items: flex-end;
      cursor: pointer; touch-action: none; }
    #strip i { flex: 1; max-width: 48px; height: 8px; background: var(--wait); border-radius: 2px; min-width: 1px; }
    #strip i.group { height: 4px; }
    #strip i.bad { background: var(--bad); height: 14px; }
    #strip i.now { background: var(--accent); height: 18px; }
    #strip i.bad.now { background: var(--bad); height: 20px; }
    main { display: grid; grid-template-columns: minmax(220px, 300px) minmax(0, 1fr); gap: 12px;
      padding: 8px 16px; min-height: 0; }
    nav, section { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      min-height: 0; display: flex; flex-direction: column; }
    #tree { list-style: none; margin: 0; padding: 6px; overflow: auto; flex: 1; }
    #tree:focus-visible { outline-offset: -2px; border-radius: 8px; }
    #tree li { display: flex; gap: 7px; padding: 3px 8px; border-radius: 5px; cursor: pointer;
      scroll-margin: 40px; }
    #tree li .name { flex: 1; overflow-wrap: anywhere; }
    #tree li.group .name { font-weight: 600; }
    #tree li .time { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap; }
    #tree li:hover { background: var(--page); }
    #tree li[aria-selected="true"] { background: var(--chosen); }
    #tree li.found .name { text-decoration: underline 2px var(--mark); }
    [role="tablist"] { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line);
      padding: 4px 8px 0; }
    [role="tab"] { border: 0; background: none; padding: 5px 10px 7px; cursor: pointer;
      border-bottom: 2px solid transparent; color: var(--soft); }
    [role="tab"][aria-selected="true"] { color: var(--text); border-color: var(--accent);
      font-weight: 600; }
    [role="tab"] kbd { margin-right: 5px; }
    kbd { font: 11px/1 var(--mono); border: 1px solid var(--line); border-radius: 4px;
      padding: 1px 4px; color: var(--soft); background: var(--page); font-weight: 400; }
    #about { padding: 8px 14px 0; overflow-wrap: anywhere; }
    #about b { font-weight: 600; }
    #failure { margin: 8px 14px 0; padding: 8px 12px; border-left: 4px solid var(--bad);
      background: var(--badcard); border-radius: 4px; max-height: 26vh; overflow: auto; }
    pre, .mono { font: 13px/1.45 var(--mono); }
    pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    #panel { padding: 10px 14px 14px; overflow: auto; flex: 1; }
    .terminal { position: relative; display: inline-block; background: var(--ground);
      color: var(--ink); font-family: var(--mono); font-size: var(--cell, 14px);
      --row: calc(round(1.17em, 1px)); line-height: var(--row); padding: 0; border-radius: 3px;
      box-shadow: 0 0 0 6px var(--ground), 0 0 0 7px var(--line); margin: 7px;
      font-variant-ligatures: none; font-kerning: none; cursor: crosshair; }
    .row { height: var(--row); white-space: pre; width: max-content; }
    .row span { display: inline-block; height: var(--row); vertical-align: top; overflow: visible; }
    .over { position: absolute; pointer-events: none; }
    .cursor { background: var(--frame); mix-blend-mode: difference; }
    .node { outline: 2px solid var(--frame); outline-offset: 0; border-radius: 2px; }
    .point { outline: 2px dotted var(--frame); }
    .change { background: color-mix(in srgb, var(--frame) 38%, transparent); }
    #cell { min-height: 3.2em; padding: 6px 2px 0; }
    table { border-collapse: collapse; width: 100%; }
    th { text-align: left; font-weight: 600; color: var(--soft); position: sticky; top: -10px;
      z-index: 1; background: var(--card); }
    th, td { padding: 3px 10px 3px 0; vertical-align: top; border-bottom: 1px solid var(--line); }
    td.number, th.number { text-align: right; font-variant-numeric: tabular-nums;
      white-space: nowrap; }
    .sample { display: block; width: max-content; max-width: min(46ch, 34vw); overflow: hidden;
      text-overflow: ellipsis; white-space: pre; font-family: var(--mono); color: var(--ink);
      background: var(--ground); padding: 0 2px; border-radius: 2px; }
    .nodes { list-style: none; margin: 0; padding: 0; }
    .nodes li { padding: 1px 6px; border-radius: 4px; cursor: pointer; overflow-wrap: anywhere; }
    .nodes li:hover { background: var(--chosen); }
    .come { background: var(--come); }
    .gone { background: var(--gone); }
    .here { background: var(--chosen); }
    .track { position: relative; height: 12px; min-width: 120px; }
    .track i { position: absolute; top: 1px; height: 10px; background: var(--bar);
      border-radius: 2px; min-width: 2px; }
    .track i.wait { background: var(--wait); }
    .lines { border: 1px solid var(--line); border-radius: 6px; overflow: auto; }
    .lines div { font: 13px/1.4 var(--mono); white-space: pre; padding: 0 8px; width: max-content;
      min-width: 100%; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 14px; margin: 0; }
    dt { color: var(--soft); }
    dd { margin: 0; overflow-wrap: anywhere; }
    img { max-width: 100%; }
    footer { padding: 2px 16px 8px; color: var(--soft); font-size: 12px; }
    footer kbd { margin-left: 8px; }
    dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--card);
      color: var(--text); max-width: min(520px, 92vw); }
    dialog::backdrop { background: #0008; }
    dialog dl { gap: 7px 16px; }
    @media (max-width: 820px) {
      html, body { height: auto; overflow: visible; }
      body { display: block; }
      main { display: block; }
      nav { max-height: 34vh; margin-bottom: 10px; }
      #tree li { scroll-margin: 0; }
      footer { display: none; }
    }
    """#
}
