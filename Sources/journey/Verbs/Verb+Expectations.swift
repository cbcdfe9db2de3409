/// Expectations: of things on the screen, of the terminal, of files, of the end.
extension Verb {
  static let expectations: [Verb] = [
    .with(
      "expect", .expectation, "an expectation",
      "Expects a thing on the screen, and of it whatever is given.", swift: "expect(_:).toExist()",
      [
        VerbParameter("that", .query, "The thing.", isRequired: true),
        VerbParameter("value", .text, "Its value."),
        VerbParameter("value-not", .text, "A value that it does not have."),
        VerbParameter("label", .text, "Its label."),
        VerbParameter(
          "count", .number, "The number of such things; no other expectation beside it."),
        VerbParameter("is", .traits, "Traits that it has."),
        VerbParameter("is-not", .traits, "Traits that it does not have."),
        VerbParameter("shows", .words, "Words in one of its rows; each of a list."),
        VerbParameter("shows-not", .words, "Words in none of its rows."),
        VerbParameter("lines", .lines, "All of its rows, without the blanks at their ends."),
        VerbParameter("style", .style, "The style of all its glyphs."),
        VerbParameter("style-not", .style, "A style that its glyphs do not have."),
        VerbParameter("link", .text, "The address of a hyperlink (OSC 8)."),
        VerbParameter("at", .frame, "Its place."),
        VerbParameter("cursor", .flag, "`true` where the cursor stands on it."),
      ],
      examples: [
        "\"text \\\"hello\\\"\"",
        "{\"that\": \"#pets.name\", \"value\": \"Barsik\", \"is\": [\"focused\"], \"is-not\": \"disabled\"}",
        "{\"that\": \"row\", \"count\": 3}",
        "{\"that\": \"text \\\"Error\\\"\", \"style\": \"bold, foreground red\", \"at\": [0, 3, 5, 1]}",
      ]),
    .with(
      "expect-not", .expectation, "a query", "Expects that a thing is not there.",
      swift: "expect(_:).notToExist()",
      [VerbParameter("that", .query, "The thing.", isRequired: true)],
      examples: ["\"text \\\"gone\\\"\""]),
    .with(
      "expect-screen", .expectation, "lines",
      "Expects the rows of the whole screen, without blanks at their ends and empty rows at its end.",
      swift: "expect(_:).toShow(lines:)",
      [VerbParameter("lines", .lines, "A list, or a text of several lines.", isRequired: true)],
      examples: ["[\"Notes\", \"> Barsik\"]"]),
    .with(
      "expect-outline", .expectation, "an outline",
      "Expects the meaning of the screen, a node a line; `/…/` is an expression for a whole line.",
      swift: "expectOutline(lines:_:)",
      [
        VerbParameter("lines", .lines, "Two blanks a level.", isRequired: true),
        VerbParameter(
          "match", .choice(["exact", "contains"]), "`contains` if there may be more.",
          standard: "`exact`"),
      ], examples: ["{\"lines\": [\"list \\\"Notes\\\"\"], \"match\": \"contains\"}"]),
    .with(
      "snapshot", .expectation, "a snapshot as App/Screen state",
      "Expects the recorded screen, in the folder `Snapshots` beside the file.",
      swift: "expectSnapshot(_:state:language:theme:kind:outline:mask:)",
      [
        VerbParameter("name", .snapshotName, "`App/Screen state`.", isRequired: true),
        VerbParameter("language", .text, "Two letters, for another language than the main one."),
        VerbParameter(
          "theme", .text, "Three letters or more, for another theme than the main one."),
        VerbParameter(
          "kind", .choice(["screen", "text", "outline"]), "The part that is compared.",
          standard: "`screen`"),
        VerbParameter(
          "outline", .choice(["exact", "contains"]),
          "For an outline: `contains` if there may be more.",
          standard: "`exact`"),
        VerbParameter("mask", .masks, "Parts that are others each time."),
      ],
      examples: [
        "\"Less/Start empty\"",
        "{\"name\": \"Clock/Face noon\", \"mask\": [{\"text\": \"/[0-9]+:[0-9]+/\", \"as\": \"time\"}]}",
      ]),
    .with(
      "wait-until", .expectation, "a wait",
      "Waits for a thing that comes by itself, with time or from a network. Never needed after an act.",
      swift: "expectEventually(_:within:)",
      [
        VerbParameter("that", .query, "The thing.", isRequired: true),
        VerbParameter("within", .time, "The longest time.", standard: "10s"),
      ],
      examples: ["\"text \\\"done\\\"\"", "{\"that\": \"text \\\"done\\\"\", \"within\": \"5s\"}"]),
    .with(
      "expect-end", .expectation, "an end",
      "Expects that the program has ended, and left the terminal as it found it.",
      swift: "expectEnded(_:mayLeave:)",
      [
        VerbParameter("status", .status, "The exit status.", standard: "0"),
        VerbParameter("signal", .signal, "The signal that has ended it, in place of a status."),
        VerbParameter(
          "may-leave", .words, "Changes of the terminal that it may leave: `mouse reports`."),
      ],
      examples: [
        "0", "{\"signal\": \"TERM\"}", "{\"status\": 1, \"may-leave\": [\"mode mouseButtons\"]}",
      ]),
  ]

  static let terminalExpectations: [Verb] = [
    .with(
      "expect-cursor", .expectation, "a cursor",
      "Expects a visible cursor at a cell, or a hidden one.",
      swift: "expectCursor(at:)",
      [
        VerbParameter(
          "at", .anyOf([.cell, .choice(["hidden"])]), "The cell, or `hidden`.", isRequired: true)
      ], examples: ["[3, 5]", "\"hidden\""]),
    .with(
      "expect-title", .expectation, "a title", "Expects the title of the window (OSC 0 and 2).",
      swift: "expectTitle(_:)",
      [VerbParameter("title", .text, "The whole title.", isRequired: true)],
      examples: ["\"notes.txt\""]),
    .with(
      "expect-bells", .expectation, "a number", "Expects a number of bells since the launch.",
      swift: "expectBells(_:)", [VerbParameter("count", .number, "The number.", isRequired: true)],
      examples: ["1"]),
    .with(
      "expect-clipboard", .expectation, "a text",
      "Expects the last text that the program has put into the clipboard (OSC 52).",
      swift: "expectClipboard(_:)",
      [VerbParameter("text", .text, "The text; nothing for none.")],
      examples: ["\"Barsik\"", "null"]),
    .with(
      "expect-notifications", .expectation, "notifications",
      "Expects all notifications that the program has sent (OSC 9, 99, 777), in order.",
      swift: "expectNotifications(_:)",
      [VerbParameter("list", .words, "Each as its body, or as `title: body`.", isRequired: true)],
      examples: ["[\"Mail: two new\"]", "[]"]),
    .with(
      "expect-progress", .expectation, "a progress", "Expects the progress bar (OSC 9 ; 4).",
      swift: "expectProgress(_:)",
      [VerbParameter("percent", .number, "0 to 100; nothing for no bar.")],
      examples: ["40", "null"]),
    .with(
      "expect-scrollback", .expectation, "words",
      "Expects words in a line that has left the top of the screen.", swift: "expectScrollback(_:)",
      [VerbParameter("words", .pattern, "A part of one line.", isRequired: true)],
      examples: ["\"line 1\"", "\"/line [0-9]+/\""]),
    .with(
      "expect-printed", .expectation, "printed text",
      "Expects what the program has printed on the main screen: standard output and standard error.",
      swift: "expectPrinted(_:), expectPrinted(exactly:)",
      [
        VerbParameter("words", .pattern, "A part of it."),
        VerbParameter("exactly", .text, "The whole of it."),
      ], examples: ["\"3 files\"", "{\"exactly\": \"one\\ntwo\"}"]),
    .with(
      "expect-file", .expectation, "a file", "Expects a file, as it is now.",
      swift: "expectFile(_:_:)",
      [
        VerbParameter(
          "path", .text, "From the program's folder; from its home with `~/`.", isRequired: true),
        VerbParameter("has", .pattern, "A part of its content."),
        VerbParameter("content", .text, "Its whole content."),
        VerbParameter(
          "is", .choice(["there", "missing"]), "Its being there.", standard: "`there`"),
      ],
      examples: [
        "\"notes.txt\"", "{\"path\": \"notes.txt\", \"has\": \"Barsik\"}",
        "{\"path\": \"old.txt\", \"is\": \"missing\"}",
      ]),
    .with(
      "expect-prompt", .expectation, "a prompt",
      "Expects that a shell which marks its prompts (OSC 133) waits for a command.",
      swift: "expectPrompt(_:)", [VerbParameter("words", .pattern, "A part of the prompt.")],
      examples: ["\"$\"", "null"]),
    .with(
      "expect-command", .expectation, "a command",
      "Expects the last command of a shell that marks its commands (OSC 133).",
      swift: "expectCommand(_:output:status:)",
      [
        VerbParameter("line", .pattern, "A part of the line that was typed."),
        VerbParameter("output", .pattern, "A part of what it has written."),
        VerbParameter("status", .number, "Its exit status."),
      ], examples: ["\"ls\"", "{\"line\": \"ls\", \"output\": \"notes.txt\", \"status\": 0}"]),
    .with(
      "expect-folder", .expectation, "a folder",
      "Expects the folder of a shell that tells it (OSC 7).",
      swift: "expectFolder(_:)", [VerbParameter("path", .text, "Its path.", isRequired: true)],
      examples: ["\"/tmp\""]),
  ]
}
