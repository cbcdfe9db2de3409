extension TracePage {
  static let body = #"""
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
}
