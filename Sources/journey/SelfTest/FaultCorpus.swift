import JourneyKit
import Terminal

/// The named causes of flaky tests, each as a program that has it.
@MainActor
struct FaultCorpus {
  let programs: FaultPrograms

  var cases: [FaultCase] { counting + talking + ending + text + snapshots + worlds }

  // MARK: Programs that count keys

  private var counting: [FaultCase] {
    let compiled: [(String, [String])] = [
      ("draws at once", ["fast"]),
      ("sleeps 80 ms over each key", ["slow80"]),
      ("computes 80 ms over each key", ["slow80busy"]),
      ("another thread draws", ["threads", "40"]),
      ("another process draws", ["forked", "40"]),
      ("asks a helper in a group of its own", ["grouped", "40"]),
      ("draws in two pieces", ["tear"]),
      ("shows what is not so for a moment", ["flap"]),
      ("draws everything twice", ["repaint"]),
      ("draws in synchronised updates", ["sync2026"]),
      ("writes more than a terminal holds", ["writer"]),
      ("begins with a splash", ["splash"]),
      ("draws by itself each second", ["clock"]),
      ("does not let the kernel tell of it", ["undumpable"]),
    ]
    return compiled.map { name, arguments in
      let programs = programs
      return FaultCase(
        name: name, driver: { try programs.compiled(arguments) }, claims: countingClaims)
    } + scripts
  }

  private var scripts: [FaultCase] {
    let programs = programs
    let rows: [(String, String, String?)] = [
      ("bash", "count.sh", nil), ("Python's curses", "count_curses.py", "curses"),
      ("Textual", "count_textual.py", "textual"),
      ("prompt_toolkit", "count_prompt.py", "prompt_toolkit"),
    ]
    return rows.map { name, file, module in
      FaultCase(
        name: name, driver: { try programs.script(file, module: module) },
        claims: countingClaims)
    }
  }

  private var countingClaims: [FaultClaim] {
    [
      .truth("each key is seen when its act is done") { app in
        try await app.launch()
        for key in 1...8 {
          try await app.press("x")
          try app.expect(.text("count \(key)")).toHave(count: 2)
        }
      },
      .truth("keys in one burst are all seen") { app in
        try await app.launch()
        try await app.type("xyz")
        try app.expect(.text("count 3")).toHave(count: 2)
      },
      .lie("the screen of before the key is still there", saying: "expected 2, found 0") { app in
        try await app.launch()
        try await app.press("x")
        try app.expect(.text("count 0")).toHave(count: 2)
      },
      .lie("words that do not come are there", saying: "nothing on the screen matches") { app in
        try await app.launch()
        try app.expectText("count 7")
      },
      .lie("words that stand twice are one thing", saying: "2 things match") { app in
        try await app.launch()
        try app.expect(.text("count 0")).toExist()
      },
      .truth("it ends and gives the terminal back") { app in
        try await app.launch()
        try await app.press("q")
        // Some end only after timers of their own, and Textual leaves a mode behind.
        try await app.eventually { try app.expectEnded(mayLeave: ["mode mousePixels"]) }
      },
    ]
  }

  // MARK: Programs that talk with the terminal

  private var talking: [FaultCase] {
    let programs = programs
    return [
      FaultCase(
        name: "never quiet",
        driver: { try programs.compiled(["spinner"], deadline: .milliseconds(300)) },
        claims: [.lie("it has settled", saying: "(spinner) runs") { try await $0.launch() }]),
      FaultCase(
        name: "asks the terminal", driver: { try programs.compiled(["query"]) },
        claims: [
          .truth("it gets its answer") { app in
            try await app.launch()
            try app.expectText("answer")
            try await app.press("x")
            try app.expect(.text("count 1")).toHave(count: 2)
          }
        ]),
      FaultCase(
        name: "asks what no terminal answers", driver: { try programs.compiled(["query-unknown"]) },
        claims: [
          .lie("it gets an answer", saying: "CSI ?8888 n") { app in
            try await app.launch()
            try app.expectText("answer")
          }
        ]),
      FaultCase(
        name: "draws later by itself", driver: { try programs.compiled(["later", "150"]) },
        claims: [
          .truth("what comes with time is awaited") { app in
            try await app.launch()
            try await app.press("x")
            try await app.eventually { try app.expect(.text("count 1")).toHave(count: 2) }
          },
          .lie("what never comes is awaited for ever", saying: "found 0") { app in
            try await app.launch()
            try await app.eventually(within: .milliseconds(300)) {
              try app.expect(.text("count 7")).toHave(count: 2)
            }
          },
        ]),
      FaultCase(
        name: "follows the window", driver: { try programs.compiled(["resize"]) },
        claims: [
          .truth("each size is drawn when its act is done") { app in
            try await app.launch()
            for columns in 41...60 {
              try await app.resize(to: Size(columns, 10))
              try app.expectText("\(columns)x10")
            }
          },
          .lie("the old size is still drawn", saying: "nothing on the screen") { app in
            try await app.launch()
            try await app.resize(to: Size(50, 10))
            try app.expectText("60x12")
          },
        ]),
      FaultCase(
        name: "takes no mouse", driver: { try programs.compiled(["nomouse"]) },
        claims: [
          .lie("a click reaches it", saying: "mouse") { app in
            try await app.launch()
            try await app.click(at: Point(x: 1, y: 1))
          }
        ]),
      FaultCase(
        name: "takes the mouse", driver: { try programs.compiled(["mouse"]) },
        claims: [
          .truth("a click reaches it") { app in
            try await app.launch()
            try await app.click(at: Point(x: 1, y: 1))
            try app.expectText("[<0;2;2M")
          }
        ]),
    ]
  }

  // MARK: Programs that end

  private var ending: [FaultCase] {
    let programs = programs
    return [
      FaultCase(
        name: "prints and ends at once", driver: { try programs.compiled(["print", "the end"]) },
        claims: [
          .truth("what it printed is there") { app in
            try await app.launch()
            try app.expectEnded()
            try app.expectText("the end")
          },
          .lie("it still runs", saying: "has ended with status 0") { app in
            try await app.launch()
            try await app.press("x")
          },
        ]),
      FaultCase(
        name: "crashes", driver: { try programs.compiled(["crash"]) },
        claims: [
          .lie("it has ended well", saying: "was ended by signal 6") { app in
            try await app.launch()
            try await app.press("x")
            try app.expectEnded()
          },
          .lie("it goes on", saying: "signal 6") { app in
            try await app.launch()
            try await app.press("x")
            try await app.press("x")
          },
        ]),
      FaultCase(
        name: "leaves the terminal as it used it",
        driver: { try programs.compiled(["leave-raw"]) },
        claims: [
          .lie("it has given the terminal back", saying: "left behind") { app in
            try await app.launch()
            try await app.press("q")
            try app.expectEnded()
          }
        ]),
    ]
  }

  // MARK: Text

  private var text: [FaultCase] {
    let programs = programs
    let rows = [
      ("é in two scalars", "cafe\u{301} noir", "caf\u{E9} noir"),
      ("é in one scalar", "caf\u{E9} noir", "cafe\u{301} noir"),
      ("wide characters", "東京 日本語", "日本語"),
      ("a family of emoji", "the 👨‍👩‍👧 family", "👨‍👩‍👧 family"),
      ("a flag", "from 🇫🇮 with", "🇫🇮 with"),
    ]
    return rows.map { name, shown, wanted in
      FaultCase(
        name: name, driver: { programs.shows(shown) },
        claims: [
          .truth("it is found once") { app in
            try await app.launch()
            try app.expect(.text(wanted)).toHave(count: 1)
          },
          .lie("something like it is found", saying: "nothing on the screen") { app in
            try await app.launch()
            try app.expectText(wanted + "x")
          },
        ])
    }
  }
}
