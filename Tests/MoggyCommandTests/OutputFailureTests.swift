import Foundation
import XCTest

@testable import moggy

/// What was to be printed and could not be is told, by every command.
final class OutputFailureTests: PlacesCase {
  private static let full = "moggy: standard output: No space left on device\n"

  /// What each command is given, in an order in which all have something to print.
  private static let commands: [(command: String, arguments: [String])] = [
    ("pets add", ["--name", "Rex"]), ("pets list", []), ("pets show", ["Rex"]),
    ("pets edit", ["Rex", "--kind", "Dog"]), ("pets weight", ["Rex", "4.2"]),
    ("pets vaccination", ["Rex", "Rabies", "--until", "2070-09-30"]),
    ("pets visit", ["Rex", "cough"]), ("pets medicine", ["Rex", "Pill"]),
    ("pets document", ["Rex", "note.txt"]), ("pets record list", ["Rex"]),
    ("pets due", ["--all"]), ("pets export", []), ("pets import", ["in.json"]),
    ("trackers add", ["Run", "--category", "Health"]), ("trackers today", []),
    ("trackers list", []), ("trackers categories list", []), ("trackers categories add", ["Free"]),
    ("trackers categories rename", ["Free", "Own"]),
    ("trackers categories move", ["Own", "--before", "Health"]),
    ("trackers categories remove", ["Own"]), ("trackers grid", []), ("trackers options", []),
    ("trackers done", ["Run"]),
    ("trackers unmark", ["Run"]), ("trackers edit", ["Run", "--note", "slowly"]),
    ("trackers pin", ["Run"]), ("trackers undo", []), ("trackers redo", []),
    ("trackers unpin", ["Run"]),
    ("trackers move", ["Run", "--after", "Run"]), ("trackers skip", ["Run"]),
    ("trackers note", ["Run", "far"]), ("trackers stats", []),
    ("trackers archive", ["Run"]), ("trackers restore", ["Run"]), ("trackers export", []),
    ("trackers import", ["trackers.json"]), ("trackers remove", ["Run"]),
    ("travel add", ["Paris"]), ("travel list", []), ("travel stats", []), ("travel export", []),
    ("travel import", ["travel.csv"]), ("travel remove", ["Paris"]),
    ("places search", ["Paris"]), ("places nearest", ["47.5", "19.04"]),
    ("config path", []), ("config show", []), ("manual", []), ("export", ["all.json"]),
    ("import", ["in.json"]), ("backup", ["all.tar"]), ("restore", ["all.tar"]),
    ("pets remove", ["Rex"]), ("serve", ["--port", "0"]), ("catinder matches", []),
    ("catinder deck", []), ("catinder profile", []), ("catinder like", []), ("catinder undo", []),
    ("catinder nope", []), ("catinder superlike", []), ("catinder boost", []),
    ("catinder start-again", []), ("catinder blocked", []), ("catinder login", ["Eve"]),
    ("today", ["--offline"]), ("remind", ["--json"]),
    ("weather", ["47.5", "19.04", "--fixtures", "answers", "--now", "2026-11-21T11:20:00Z"]),
  ]

  /// One that has a test of its own, one that prints nothing, and those that print by the same
  /// function as `pets record list` and `catinder matches`, but need an identifier, a partner or a server.
  private static let others: Set<String> = [
    "config check", "catinder logout", "pets record edit", "pets record remove",
    "catinder messages", "catinder send", "catinder block", "catinder unblock", "catinder unmatch",
    "catinder report", "catinder password", "catinder data", "catinder delete-account",
    "serve reports", "doctor",
  ]

  func testEveryCommandTellsThatTheDiskIsFull() throws {
    XCTAssertEqual(
      // It serves, and has a command of its own besides.
      Set(CommandTree.leaves).union(["serve"]),
      Set(Self.commands.map(\.command)).union(Self.others),
      "each command of the parser is in one of the lists")
    try write("note.txt", Array("vet".utf8))
    let pets = #"{"format": "moggy", "version": 1, "pets": [{"name": "Max"}]}"#
    try write("in.json", Array(pets.utf8))
    try write("travel.csv", Array("country\nFR\n".utf8))
    try weatherAnswers()
    XCTAssertEqual(try shell("echo secret | \"$0\" catinder login Ann --data data").status, 0)
    XCTAssertEqual(try shell("\"$0\" trackers export --data data > trackers.json").status, 0)
    for (command, arguments) in Self.commands {
      let ended = try toFull(command.split(separator: " ").map(String.init) + arguments)
      XCTAssertEqual(ended.status, 74, "\(command): \(ended.errors)")
      XCTAssertTrue(ended.errors.hasSuffix(Self.full), "\(command): \(ended.errors)")
    }
  }

  private func weatherAnswers() throws {
    let name = "forecast-unixtime.json"
    let answers = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "WeatherDomainTests/Answers/open-meteo")
    try FileManager.default.createDirectory(
      atPath: path("answers"), withIntermediateDirectories: true)
    let index = #"{"answers": [{"path": "/v1/forecast", "file": "\#(name)"}]}"#
    try write("answers/index.json", Array(index.utf8))
    try write("answers/" + name, Array(Data(contentsOf: answers.appending(path: name))))
  }

  /// A password is there for those who ask.
  private func toFull(_ arguments: [String]) throws -> Ended {
    let folder = arguments.first == "manual" ? [] : ["--data", path("data")]
    return try shell("echo secret | \"$0\" \"$@\" > /dev/full", arguments + folder)
  }

  func testHelpVersionAndCompletionsTellItToo() throws {
    let all = CommandTree.all.map { $0.split(separator: " ").map(String.init) + ["--help"] }
    XCTAssertGreaterThan(all.count, 50)
    for arguments in all + [["--help"], ["--version"], ["--generate-completion-script", "bash"]] {
      let ended = try shell("\"$0\" \"$@\" > /dev/full", arguments)
      XCTAssertEqual(ended.status, 74, "\(arguments)")
      XCTAssertEqual(ended.errors, Self.full, "\(arguments)")
    }
  }

  func testInRussian() throws {
    let ended = try shell("LC_ALL=ru_RU.UTF-8 \"$0\" manual > /dev/full")
    XCTAssertEqual(ended.errors, "moggy: стандартный вывод: на диске нет места\n")
  }

  /// What had gone wrong before is what the status is of.
  func testAnotherFailureKeepsItsStatus() throws {
    try FileManager.default.createDirectory(
      atPath: path("data/config"), withIntermediateDirectories: true)
    try write("data/config/config.toml", Array("[ui]\nflat = 3\n".utf8))
    XCTAssertEqual(try toFull(["config", "check"]).status, 78)
  }

  func testWhatWasChangedStaysChanged() throws {
    XCTAssertEqual(try toFull(["pets", "add", "--name", "Rex"]).status, 74)
    XCTAssertEqual(try pets("list").lines.count, 1)
  }

  func testAReaderThatHasEnoughEndsItQuietly() throws {
    for ignoring in ["", "trap '' PIPE; "] {
      let ended = try shell(ignoring + "exec 3> >(:); wait $!; \"$0\" manual >&3; echo $?")
      XCTAssertEqual(ended.output, "141\n", ignoring)
      XCTAssertEqual(ended.errors, "")
    }
  }

  func testAFileThatMayNotGrowDoesNotKill() throws {
    let ended = try shell("ulimit -f 1; \"$0\" manual > out; echo $? $(wc -c < out)")
    XCTAssertEqual(ended.output, "74 1024\n")
    XCTAssertEqual(ended.errors, "moggy: standard output: File too large\n")
  }

  /// The next file that is opened would have its number.
  func testOutputThatIsClosedIsNoPlaceForRecords() throws {
    let ended = try shell("\"$0\" pets add --name Rex --data data 0<&- >&-; echo $?")
    XCTAssertEqual(ended.output, "74\n")
    XCTAssertEqual(ended.errors, "moggy: standard output: Bad file descriptor\n")
    XCTAssertEqual(try shell("\"$0\" pets add --name Max --data other 2>&- 0<&-").status, 0)
    XCTAssertEqual(try pets("list").lines.count, 1)
  }

  func testAPathIsPrintedWithoutControls() throws {
    let folder = "/tmp/a\u{1B}[2J\u{9B}m\u{7F}b"
    let ended = try run(["config", "path"], ["XDG_CONFIG_HOME": folder])
    XCTAssertEqual(ended.status, 0)
    XCTAssertTrue(ended.output.hasPrefix("/tmp/a"), ended.output)
    XCTAssertEqual(
      ended.output.unicodeScalars.filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
        .map(\.value), [0x0A])
  }

  func testControlsOfAnExportAreInert() {
    XCTAssertEqual(ControlCharacters.replaced(in: "a\r\n\tb"), "a\r\n\tb")
    XCTAssertEqual(
      ControlCharacters.replaced(in: "a\u{1B}[2J\u{7F}\u{9B}b"), "a\u{FFFD}[2J\u{FFFD}\u{FFFD}b")
    XCTAssertEqual(ControlCharacters.escaped(inJSON: "\"\u{7F}\u{9B}1\""), #""\u007f\u009b1""#)
  }
}
