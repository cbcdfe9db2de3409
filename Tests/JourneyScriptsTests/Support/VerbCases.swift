import Foundation

/// A verb on a small program, in any language.
struct VerbCase {
  var verb: String
  /// The options of the launch, in JSON.
  var launch: String
  /// Steps before it, in JSON.
  var before: [String] = []
  /// Its value.
  var value: String
  /// Steps behind it that see what it has done.
  var after: [String] = []
  /// A value with which it has to be red; nil for an act, without which a step behind it has to be.
  var wrong: String?
}

/// A case for each verb of steps.
enum VerbCases {
  /// A program that shows the bytes that it gets, after some of its own.
  private static func echo(_ start: String = "") -> String {
    launch("stty raw -echo; printf '\(start)ready\\\\r\\\\n'; exec cat -v")
  }

  /// A program that prints something and then reads lines.
  private static func prints(_ text: String, _ more: String = "") -> String {
    launch("printf '\(text)'; exec cat", more)
  }

  /// - Parameter line: for bash, as it stands in JSON.
  private static func launch(_ line: String, _ more: String = "") -> String {
    #"{"program": ["bash", "-c", "\#(line)"], "size": "40x10"\#(more)}"#
  }

  private static let mouse = #"\\e[?1003h\\e[?1006h"#
  private static let keyboard = #"\\e[>11u"#
  private static let error = prints(#"\\e[1;31mError\\e[0m"#)
  private static func sees(_ query: String) -> String {
    #"{"expect": "\#(query.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))"}"#
  }

  static let keys = [
    VerbCase(verb: "press", launch: echo(), value: #""x""#, after: [sees(#"text "x""#)]),
    VerbCase(verb: "type", launch: echo(), value: #""xyz""#, after: [sees(#"text "xyz""#)]),
    VerbCase(
      verb: "paste", launch: echo(#"\\e[?2004h"#), value: #""two words""#,
      after: [sees(#"text "[200~two words^[[201~""#)]),
    VerbCase(
      verb: "key-down", launch: echo(keyboard), value: #""Left""#, after: [sees(#"text "D""#)]),
    VerbCase(
      verb: "key-up", launch: echo(keyboard), before: [#"{"key-down": "Left"}"#],
      value: #""Left""#, after: [sees(#"text ":3D""#)]),
    VerbCase(
      verb: "hold", launch: echo(keyboard), value: #"{"key": "Left", "repeats": 2}"#,
      after: [sees(#"text ":2D""#)]),
    VerbCase(
      verb: "send-bytes", launch: echo(), value: #""1b 5b41""#, after: [sees(#"text "^[[A""#)]),
  ]

  static let pointer = [
    VerbCase(
      verb: "click", launch: echo(mouse), value: #"{"on": "text \"ready\"", "with": ["Ctrl"]}"#,
      after: [sees(#"text "<16;3;1M""#)]),
    VerbCase(
      verb: "double-click", launch: echo(mouse), value: #""text \"ready\"""#,
      after: [#"{"expect-printed": "/(?s)(<0;3;1M.*){2}/"}"#]),
    VerbCase(
      verb: "triple-click", launch: echo(mouse), value: #""text \"ready\"""#,
      after: [
        #"{"expect-printed": "/(?s)(<0;3;1M.*){3}/"}"#
      ]),
    VerbCase(
      verb: "hover", launch: echo(mouse), value: "[4, 2]", after: [sees(#"text "<35;5;3M""#)]),
    VerbCase(
      verb: "drag", launch: echo(mouse), value: #"{"along": [[1, 2], [3, 2], [5, 2]]}"#,
      after: [#"{"expect-printed": "/(?s)<32;4;3M.*<32;6;3M.*<0;6;3m/"}"#]),
    VerbCase(
      verb: "scroll", launch: echo(mouse), value: #"{"down": 1, "over": [1, 0]}"#,
      after: [sees(#"text "<65;2;1M""#)]),
    VerbCase(
      verb: "hold-button", launch: echo(mouse), value: "[[1, 2], [4, 2]]",
      after: [sees(#"text "<32;5;3M""#)]),
    VerbCase(
      verb: "drop", launch: echo(mouse), before: [#"{"hold-button": [[1, 2]]}"#], value: "[4, 2]",
      after: [sees(#"text "<0;5;3m""#)]),
  ]

  static let window = [
    VerbCase(
      verb: "focus", launch: echo(#"\\e[?1004h"#), value: "false", after: [sees(#"text "^[[O""#)]),
    VerbCase(
      verb: "resize", launch: launch("while read -r line; do stty size; done"), value: #""50x12""#,
      after: [#"{"press": "Enter"}"#, sees(#"text "12 50""#)]),
    VerbCase(
      verb: "advance",
      launch: launch(
        "while read -r line; do date +%H:%M; done", #", "clock": "2026-01-01T12:00:00Z""#),
      value: #""5m""#, after: [#"{"press": "Enter"}"#, sees(#"text "12:05""#)]),
    VerbCase(
      verb: "signal", launch: launch("exec cat"), value: #""TERM""#,
      after: [#"{"expect-end": {"signal": "TERM"}}"#]),
    VerbCase(
      verb: "hang-up", launch: launch("exec cat"), value: "null",
      after: [#"{"expect-end": {"signal": "HUP"}}"#]),
    VerbCase(
      verb: "relaunch", launch: launch("echo x >> runs; grep -c x runs; exec cat"), value: "null",
      after: [sees(#"text "2""#)]),
    VerbCase(
      verb: "storm", launch: launch("echo ready; exec cat"),
      value: #"{"acts": 40, "rules": "property", "hold": {"never": "text \"nosuch\""}}"#,
      wrong: #"{"acts": 40, "rules": "property", "hold": {"never": "text \"ready\""}}"#),
    // Its attachment stands in the report: a test of its own looks there.
    VerbCase(
      verb: "attach", launch: launch("exec cat"), value: #"{"name": "note", "text": "hello"}"#,
      wrong: #"{"text": "without a name"}"#),
  ]

  static let screen = [
    VerbCase(
      verb: "expect", launch: error,
      value: #"{"that": "text \"Error\"", "style": "bold, foreground red", "at": [0, 0, 5, 1]}"#,
      wrong: #"{"that": "text \"Error\"", "style": "underlined"}"#),
    VerbCase(
      verb: "expect", launch: error,
      value: #"{"that": "line 0", "shows": "Err", "shows-not": "gone", "lines": ["Error"]}"#,
      wrong: #"{"that": "line 0", "lines": ["error"]}"#),
    VerbCase(
      verb: "expect", launch: prints(#"\\e]8;;https://a.example\\e\\\\here\\e]8;;\\e\\\\ \\b\\b"#),
      value:
        #"{"that": "text \"here\"", "link": "https://a.example", "cursor": true, "style-not": "bold"}"#,
      wrong: #"{"that": "text \"here\"", "link": "https://b.example"}"#),
    VerbCase(
      verb: "expect-not", launch: error, value: #""text \"gone\"""#, wrong: #""text \"Error\"""#),
    VerbCase(
      verb: "expect-screen", launch: error, value: #"["Error"]"#, wrong: #"["Error", "more"]"#),
    VerbCase(
      verb: "expect-outline",
      launch: #"{"program": ["python3", "\#(Tally.examples)/Adapters/tasks.py"], "size": "40x10"}"#,
      value:
        #"{"match": "contains", "lines": ["list \"Tasks\"", "  checkbox \"feed the cat\" [selected]"]}"#,
      wrong: #"{"match": "contains", "lines": ["list \"Cats\""]}"#),
    VerbCase(
      verb: "snapshot", launch: prints("Error", #", "snapshots": "SNAPSHOTS""#),
      value: #""Verbs/Screen error""#, wrong: #""Verbs/Screen other""#),
    VerbCase(
      verb: "wait-until",
      launch: launch("read -rt 0.3 line; echo later; exec cat", #", "patience": "0s""#),
      value: #"{"that": "text \"later\"", "within": "20s"}"#,
      wrong: #"{"that": "text \"never\"", "within": "100ms"}"#),
    VerbCase(
      verb: "expect-end", launch: launch("exit 3"), value: "3", wrong: "0"),
  ]

  static let terminal = [
    VerbCase(verb: "expect-cursor", launch: error, value: "[5, 0]", wrong: "[0, 0]"),
    VerbCase(
      verb: "expect-cursor", launch: prints(#"\\e[?25l"#), value: #""hidden""#, wrong: "[0, 0]"),
    VerbCase(
      verb: "expect-title", launch: prints(#"\\e]2;Hello\\a"#), value: #""Hello""#,
      wrong: #""Hell""#),
    VerbCase(verb: "expect-bells", launch: prints(#"\\a"#), value: "1", wrong: "0"),
    VerbCase(
      verb: "expect-clipboard", launch: prints(#"\\e]52;c;QmFyc2lr\\a"#), value: #""Barsik""#,
      wrong: "null"),
    VerbCase(
      verb: "expect-notifications", launch: prints(#"\\e]777;notify;Mail;two new\\a"#),
      value: #"["Mail: two new"]"#, wrong: "[]"),
    VerbCase(
      verb: "expect-progress", launch: prints(#"\\e]9;4;1;40\\a"#), value: "40", wrong: "null"),
    VerbCase(
      verb: "expect-scrollback", launch: launch("seq -f 'line %g' 1 50; exec cat"),
      value: #""/^line 1$/""#, wrong: #""line 50""#),
    VerbCase(
      verb: "expect-printed", launch: launch("seq -f 'line %g' 1 50; exec cat"),
      value: #""line 7""#, wrong: #""line 51""#),
    VerbCase(
      verb: "expect-printed", launch: prints("one"), value: #"{"exactly": "one"}"#,
      wrong: #"{"exactly": "on"}"#),
    VerbCase(
      verb: "expect-file", launch: launch("echo hello > out; exec cat"),
      value: #"{"path": "out", "has": "hell"}"#, wrong: #"{"path": "out", "is": "missing"}"#),
    VerbCase(
      verb: "expect-file", launch: launch("echo hello > ~/out; exec cat"),
      value: #"{"path": "~/out", "content": "hello\n"}"#,
      wrong: #"{"path": "~/out", "content": "bye\n"}"#),
  ]

  /// A real shell that marks its prompts.
  private static let shell = #"""
    {"program": ["bash", "--norc", "--noprofile", "-i"], "size": "60x10", "env": {
      "PS1": "\\[\\e]133;A\\a\\]$ \\[\\e]133;B\\a\\]", "PS0": "\\e]133;C\\a",
      "PROMPT_COMMAND": "printf '\\e]133;D;%s\\a\\e]7;file://here%s\\a' $? \"$PWD\""}}
    """#.replacing("\n", with: " ")
  private static func types(_ line: String) -> [String] {
    [#"{"type": "\#(line)"}"#, #"{"press": "Enter"}"#]
  }

  static let shells = [
    VerbCase(
      verb: "expect-prompt", launch: shell, before: types("echo hi"), value: #""$""#,
      wrong: #""%""#),
    VerbCase(
      verb: "expect-command", launch: shell, before: types("echo hello; false"),
      value: #"{"line": "echo", "output": "/^hello$/", "status": 1}"#,
      wrong: #"{"line": "echo", "status": 0}"#),
    VerbCase(
      verb: "expect-folder", launch: shell, before: types("cd /usr/lib"), value: #""/usr/lib""#,
      wrong: #""/usr""#),
  ]

  static let control = [
    VerbCase(
      verb: "step", launch: error, value: #"{"name": "look", "steps": [\#(sees(#""Error""#))]}"#,
      wrong: #"{"name": "look", "steps": [\#(sees(#""gone""#))]}"#),
    VerbCase(
      verb: "softly", launch: error, value: #"[\#(sees(#""Error""#)), {"expect-bells": 0}]"#,
      wrong: #"[\#(sees(#""gone""#)), {"expect-bells": 7}]"#),
    VerbCase(
      verb: "eventually",
      launch: launch("read -rt 0.3 line; echo later; exec cat", #", "patience": "0s""#),
      value: #"{"within": "20s", "steps": [\#(sees(#""later""#))]}"#,
      wrong: #"{"within": "100ms", "steps": [\#(sees(#""never""#))]}"#),
    VerbCase(
      verb: "expect-failure", launch: error,
      value: #"{"because": "issue 12", "saying": "nothing", "steps": [\#(sees(#""gone""#))]}"#,
      wrong: #"{"because": "issue 12", "steps": [\#(sees(#""Error""#))]}"#),
    VerbCase(
      verb: "expect-failure", launch: error,
      value:
        #"{"because": "issue 12", "saying": "/nothing on the/", "steps": [\#(sees(#""gone""#))]}"#,
      wrong: #"{"because": "issue 12", "saying": "other words", "steps": [\#(sees(#""gone""#))]}"#),
    VerbCase(
      verb: "when", launch: error,
      value:
        #"{"all": ["linux"], "steps": [\#(sees(#""Error""#))], "else": [\#(sees(#""gone""#))]}"#,
      wrong:
        #"{"all": ["not linux"], "steps": [\#(sees(#""Error""#))], "else": [\#(sees(#""gone""#))]}"#
    ),
    VerbCase(
      verb: "in",
      launch: prints(
        "Error", #", "programs": {"other": {"program": ["sh", "-c", "echo two; cat"]}}"#),
      value: #"{"program": "other", "steps": [\#(sees(#""two""#))]}"#,
      wrong: #"{"program": "other", "steps": [\#(sees(#""Error""#))]}"#),
    VerbCase(
      verb: "include", launch: error,
      value: #"{"file": "FRAGMENTS/look.yaml", "with": {"word": "Error"}}"#,
      wrong: #"{"file": "FRAGMENTS/look.yaml", "with": {"word": "gone"}}"#),
  ]

  static let all = keys + pointer + window + screen + terminal + shells + control
}
