/// Acts: keys, the pointer, the window and the program itself.
extension Verb {
  static let acts: [Verb] = [
    .with(
      "press", .act, "keys", "Presses keys one after the other, each when the one before is done.",
      swift: "press(_:)",
      [
        VerbParameter(
          "keys", .keys,
          "Names of keys: `Ctrl-R`, `Shift-Tab`, `F5`, `a`; several as `z m` or a list.",
          isRequired: true)
      ], examples: ["\"Enter\"", "[\"Down\", \"z m\"]", "5"]),
    .with(
      "type", .act, "a text to type", "Types text, a key for each character.", swift: "type(_:)",
      [VerbParameter("text", .text, "The text.", isRequired: true)],
      examples: ["\"hello\"", "42"]),
    .with(
      "paste", .act, "a paste", "Pastes text in one piece (bracketed, mode 2004).",
      swift: "paste(_:as:)",
      [
        VerbParameter("text", .text, "The text.", isRequired: true),
        VerbParameter(
          "as", .choice(["bracketed", "typed"]),
          "`typed` for a program that takes pasted text for keys.", standard: "`bracketed`"),
      ], examples: ["\"two words\"", "{\"text\": \"a\", \"as\": \"typed\"}"]),
    .with(
      "key-down", .act, "a key",
      "Presses a key and keeps it down, where the program is told of it.",
      swift: "keyDown(_:)", [VerbParameter("key", .key, "Its name.", isRequired: true)],
      examples: ["\"Left\""]),
    .with(
      "key-up", .act, "a key", "Lets go of a key.", swift: "keyUp(_:)",
      [VerbParameter("key", .key, "Its name.", isRequired: true)], examples: ["\"Left\""]),
    .with(
      "hold", .act, "a held key", "Holds a key until it has repeated some times.",
      swift: "hold(_:repeats:)",
      [
        VerbParameter("key", .key, "Its name.", isRequired: true),
        VerbParameter("repeats", .number, "The repeats after the first press.", standard: "1"),
      ], examples: ["\"Down\"", "{\"key\": \"Down\", \"repeats\": 10}"]),
    .with(
      "send-bytes", .act, "bytes in hex", "Sends bytes as they are, and settles.",
      swift: "ProcessDriver.perform(bytes:)",
      [VerbParameter("bytes", .bytes, "In hex, with or without blanks.", isRequired: true)],
      examples: ["\"1b 5b 41\""]),
  ]

  static let pointer: [Verb] = [
    .with(
      "click", .act, "a click", "Clicks the middle of a thing, or a cell.",
      swift: "click(_:button:modifiers:)", clickParameters,
      examples: [
        "\"button \\\"OK\\\"\"", "[3, 5]",
        "{\"on\": \"text \\\"x\\\"\", \"button\": \"right\", \"with\": [\"Ctrl\"]}",
      ]),
    .with(
      "double-click", .act, "a double click", "Clicks a thing twice.", swift: "doubleClick(_:)",
      [VerbParameter("on", .query, "The thing.", isRequired: true)],
      examples: ["\"row \\\"Barsik\\\"\""]),
    .with(
      "triple-click", .act, "a triple click", "Clicks a thing three times.",
      swift: "tripleClick(_:)",
      [VerbParameter("on", .query, "The thing.", isRequired: true)],
      examples: ["\"row \\\"Barsik\\\"\""]),
    .with(
      "hover", .act, "a place", "Moves the pointer to a thing or a cell, with no button held.",
      swift: "hover(_:)", [VerbParameter("on", .target, "The place.", isRequired: true)],
      examples: ["\"#pets.list\"", "[0, 0]"]),
    .with(
      "drag", .act, "a drag",
      "Drags with the left button between two things or cells, or along cells.",
      swift: "drag(from:to:), drag(along:)",
      [
        VerbParameter("from", .target, "The start."), VerbParameter("to", .target, "The end."),
        VerbParameter("along", .cells, "All cells of the way, in place of `from` and `to`."),
      ], isMap: true,
      examples: [
        "{\"from\": \"text \\\"a\\\"\", \"to\": \"text \\\"b\\\"\"}",
        "{\"from\": [1, 2], \"to\": [3, 4]}", "{\"along\": [[1, 2], [2, 2], [3, 2]]}",
      ]),
    .with(
      "scroll", .act, "a scroll", "Turns the wheel over a thing or a cell, in one direction.",
      swift: "scroll(_:over:steps:), scroll(_:at:steps:)",
      ["up", "down", "left", "right"].map { VerbParameter($0, .number, "Steps \($0).") } + [
        VerbParameter("over", .target, "The place.", isRequired: true)
      ], isMap: true,
      examples: ["{\"down\": 3, \"over\": \"list\"}", "{\"up\": 1, \"over\": [3, 4]}"]),
    .with(
      "hold-button", .act, "cells",
      "Presses the left button at the first cell and moves along the others; it stays held.",
      swift: "hold(along:)", [VerbParameter("along", .cells, "The cells.", isRequired: true)],
      examples: ["[[1, 2], [3, 2]]"]),
    .with(
      "drop", .act, "a cell", "Lets go of the left button that is held.", swift: "drop(at:)",
      [VerbParameter("at", .cell, "The cell.", isRequired: true)], examples: ["[3, 2]"]),
  ]

  private static let clickParameters = [
    VerbParameter("on", .target, "The place.", isRequired: true),
    VerbParameter(
      "button", .choice(["left", "middle", "right"]), "The button of the mouse.", standard: "`left`"
    ),
    VerbParameter("with", .modifiers, "Keys that are held."),
  ]

  static let window: [Verb] = [
    .with(
      "focus", .act, "true or false",
      "Gives the focus to the terminal's window, or takes it away.", swift: "windowFocus(_:)",
      [VerbParameter("focused", .flag, "`false` to take it away.", isRequired: true)],
      examples: ["true"]),
    .with(
      "resize", .act, "a size", "Resizes the terminal.", swift: "resize(to:)",
      [VerbParameter("size", .size, "Columns and rows.", isRequired: true)],
      examples: ["\"100x30\""]),
    .with(
      "advance", .act, "a time",
      "Moves the program's clock on: that of the inspection protocol, or a fake one (`clock`).",
      swift: "advance(by:)", [VerbParameter("by", .time, "The time.", isRequired: true)],
      examples: ["\"2s\"", "\"1.5m\""]),
    .with(
      "signal", .act, "a signal", "Sends the program a signal.", swift: "signal(_:)",
      [VerbParameter("name", .signal, "Its name without SIG.", isRequired: true)],
      examples: ["\"TERM\""]),
    .with(
      "hang-up", .act, "nothing",
      "Closes the window of the terminal and waits for the program's end.",
      swift: "ProcessDriver.hangUp()", examples: ["null"]),
    .with(
      "relaunch", .act, "nothing", "Kills the program and starts it anew on the same files.",
      swift: "relaunch()", examples: ["null"]),
    .with(
      "storm", .act, "a storm",
      "Does random acts on new programs of this kind; red with the shortest journey to a broken rule.",
      swift: "Journey.storm(_:program:)", stormParameters,
      examples: [
        "300",
        "{\"acts\": 200, \"seed\": 7, \"hold\": [{\"never\": \"text \\\"Traceback\\\"\"}], "
          + "\"except\": [\"resize\"]}",
        "{\"replay\": [{\"press\": \"F1\"}, {\"there-and-back\": \"60x20\"}]}",
      ]),
    .with(
      "attach", .act, "an attachment",
      "Keeps a text, or the screen, with the report and the trace.",
      swift: "attach(_:text:), attach(_:name:)",
      [
        VerbParameter("name", .text, "Its name.", isRequired: true),
        VerbParameter("text", .text, "The text.", standard: "the screen as a picture and as text"),
      ], examples: ["\"before\"", "{\"name\": \"note\", \"text\": \"see issue 12\"}"]),
  ]

  private static let stormParameters = [
    VerbParameter(
      "acts", .number, "The keys, clicks, sizes and signals in all.", standard: "300"),
    VerbParameter("seed", .number, "The seed of all choices.", standard: "1"),
    VerbParameter("within", .time, "The longest time for them.", standard: "60s"),
    VerbParameter("hold", .properties, "Statements on the screens over time."),
    VerbParameter("rules", .rules, "The rules that are looked at.", standard: "all"),
    VerbParameter("except", .rules, "Rules that are left out."),
    VerbParameter("steps", .steps, "The steps with which each of its journeys begins."),
    VerbParameter(
      "replay", .stormActs,
      "The acts of a finding, as `journey storm` writes them, instead of random ones."),
  ]
}
