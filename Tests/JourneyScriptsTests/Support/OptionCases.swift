import Foundation

/// A journey with an option, which comes out otherwise without it.
struct OptionCase {
  var option: String
  /// The value of the option, in JSON.
  var value: String
  /// The rest of the journey: members in JSON. FOLDER is a folder of the test's own.
  var rest: String
  /// The outcomes of its journeys, in the order of their names.
  var outcomes = ["passed"]
  /// The path of a file that is there afterwards; nil where nothing is left.
  var leaves: String?
}

/// A case for each option.
enum OptionCases {
  private static func shell(_ line: String) -> String { #""program": ["bash", "-c", "\#(line)"]"# }

  private static func sees(_ words: String) -> String {
    #""steps": [{"expect": "text \"\#(words)\""}]"#
  }

  static let programs = [
    OptionCase(
      option: "program", value: #"["echo", "hi"]"#, rest: #""steps": [{"expect-end": 0}]"#),
    OptionCase(
      option: "size", value: #""40x12""#, rest: "\(shell("stty size; cat")), \(sees("12 40"))"),
    OptionCase(
      option: "env", value: #"{"WORD": "Barsik"}"#,
      rest: "\(shell("echo $WORD; cat")), \(sees("Barsik"))"),
    OptionCase(
      option: "folder", value: #""project/src""#,
      rest: "\(shell("basename $PWD; cat")), \(sees("src"))"),
    OptionCase(
      option: "launch-limit", value: #""200ms""#,
      rest:
        #"\#(shell("while :; do :; done")), "expect-failure": "busy", "time-limit": "2s", "steps": [{"press": "a"}]"#
    ),
    OptionCase(
      option: "act-limit", value: #"{"after": "300ms", "then": "guess"}"#,
      rest:
        #"\#(shell("read -rN1; while :; do :; done")), "time-limit": "3s", "steps": [{"press": "a"}]"#
    ),
    OptionCase(
      option: "patience", value: #""0s""#,
      rest:
        #"\#(shell("read -rt 0.5 line; echo later; cat")), "steps": [{"expect-not": "text \"later\""}]"#
    ),
    OptionCase(
      option: "settling", value: #""protocol""#,
      rest: #"\#(shell("exec cat")), "launch-limit": "300ms", "steps": [{"press": "a"}]"#,
      outcomes: ["failed"]),
    OptionCase(
      option: "quiet-time", value: #""20s""#,
      rest:
        #"\#(shell("exec cat")), "settling": "quiet", "launch-limit": "1s", "steps": [{"press": "a"}]"#,
      outcomes: ["failed"]),
    OptionCase(
      option: "network", value: #""allowed""#,
      rest:
        #"\#(shell("exec 3<>/dev/udp/192.0.2.1/9; echo tried; exec cat")), \#(sees("tried"))"#),
    OptionCase(
      option: "clock", value: #""2031-05-06T12:00:00Z""#,
      rest: "\(shell("date +%F; cat")), \(sees("2031-05-06"))"),
    OptionCase(
      option: "seed", value: "7",
      rest: "\(shell("echo seed $PYTHONHASHSEED; cat")), \(sees("seed 7"))"),
    OptionCase(
      option: "term", value: #""vt100""#, rest: "\(shell("echo $TERM; cat")), \(sees("vt100"))"),
    OptionCase(
      option: "colours", value: #""none""#,
      rest: "\(shell("echo $TERM $NO_COLOR; tput colors; cat")), \(sees("xterm-mono 1"))"),
    OptionCase(
      option: "language", value: #""ru""#,
      rest: "\(shell("echo $LANGUAGE $LC_ALL; cat")), \(sees("ru ru_RU.UTF-8"))"),
    OptionCase(
      option: "theme", value: #""light""#,
      rest:
        #"\#(shell("stty raw -echo; printf '\\\\e]11;?\\\\a'; exec cat -v")), \#(sees("11;rgb:ffff/ffff/ffff"))"#
    ),
    OptionCase(
      option: "answers", value: "false",
      rest:
        #"\#(shell("stty raw -echo; printf 'x\\\\e[c'; exec cat -v")), "steps": [{"expect-not": "text \"[?\""}]"#
    ),
  ]

  static let launches = [
    OptionCase(
      option: "files",
      value: #"{"a/b.txt": "hello", "run": {"text": "echo it runs", "mode": "755"}}"#,
      rest: "\(shell("cat a/b.txt; ./run; cat")), \(sees("it runs"))"),
    OptionCase(
      option: "programs", value: #"{"other": {"program": ["sh", "-c", "echo two; cat"]}}"#,
      rest:
        #"\#(shell("exec cat")), "steps": [{"in": {"program": "other", "steps": [{"expect": "text \"two\""}]}}]"#
    ),
    OptionCase(
      option: "setup", value: #"["echo yes > made"]"#,
      rest: "\(shell("cat made; cat")), \(sees("yes"))"),
    OptionCase(
      option: "teardown", value: #"["touch FOLDER/torn"]"#,
      rest: #"\#(shell("exec cat")), "steps": [{"expect-cursor": [0, 0]}]"#, leaves: "torn"),
    OptionCase(
      option: "mask", value: #"[{"text": "/[0-9]+/", "as": "pid"}]"#,
      rest:
        #"\#(shell("printf %09d $$; cat")), "snapshots": "FOLDER/Snapshots", "steps": [{"snapshot": "Verbs/Mask pid"}]"#
    ),
    OptionCase(
      option: "snapshots", value: #""FOLDER/Elsewhere""#,
      rest: #"\#(shell("echo here; cat")), "steps": [{"snapshot": "Verbs/Folder here"}]"#),
  ]

  static let journeys = [
    OptionCase(
      option: "only-when", value: #"["macos"]"#, rest: "\(shell("echo hi; cat")), \(sees("hi"))",
      outcomes: ["skipped"]),
    OptionCase(
      option: "time-limit", value: #""300ms""#,
      rest:
        #"\#(shell("while :; do read -rt 0.1 line; done")), "expect-failure": "it waits", "steps": [{"wait-until": {"that": "text \"x\"", "within": "2s"}}]"#,
      outcomes: ["failed"]),
    OptionCase(
      option: "expect-failure", value: #""issue 12""#,
      rest: "\(shell("echo hi; cat")), \(sees("gone"))"),
    OptionCase(
      option: "variables", value: #"{"name": "Barsik"}"#,
      rest: "\(shell("echo 'Bar''sik'; cat")), \(sees("${name}"))"),
    OptionCase(
      option: "parameters", value: #"["name", "age"]"#,
      rest:
        #""rows": [["Barsik", 3], ["Murka", 5]], \#(shell("echo ${name} is ${age}; cat")), \#(sees("${name} is ${age}"))"#,
      outcomes: ["passed", "passed"]),
    OptionCase(
      option: "rows", value: #"[{"age": 3, "other": 3}, {"age": 5, "other": 6}]"#,
      rest: #"\#(shell("echo is ${age}; cat")), \#(sees("is ${other}"))"#,
      outcomes: ["passed", "failed"]),
    OptionCase(
      option: "matrix", value: #"{"size": ["40x12", "50x9"], "word": ["12 40", "9 50"]}"#,
      rest: "\(shell("stty size; cat")), \(sees("${word}"))",
      outcomes: ["passed", "failed", "failed", "passed"]),
    OptionCase(
      option: "steps", value: #"[{"expect": "text \"hi\""}]"#, rest: shell("echo hi; cat")),
  ]

  /// Its work is to name and choose journeys: other tests look at these.
  static let naming: Set<String> = ["journey", "tags"]

  static let all = programs + launches + journeys
}
