import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit

/// `journey snapshots check`: red where a file is not what its name says, edited by hand, or
/// nobody's.
struct SnapshotsCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find files with wrong names or sizes, edited, missing, unstable and obsolete ones.",
    discussion: """
      A test run with JOURNEY_SNAPSHOTS_LEDGER=FILE writes down what it used, also where each test \
      runs in a process of its own. What no test uses is told of a complete run only: one without a \
      filter, with JOURNEY_SNAPSHOTS_COMPLETE=1, or of all --tests; and where none failed, was skipped \
      or did not end. Exit status 1 where anything is found.
      """)

  @Option(
    help: ArgumentHelp("The folder of the files.", valueName: "dir"), completion: .directory)
  var folder = "Snapshots"

  @Option(help: ArgumentHelp("What a run has used.", valueName: "file"), completion: .file())
  var ledger: String?

  @Option(
    help: ArgumentHelp(
      "All tests that had to run, a line each, as `swift test list` prints them.", valueName: "file"
    ), completion: .file())
  var tests: String?

  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if tests != nil, ledger == nil {
      throw ValidationError("--tests is of no use without --ledger")
    }
  }

  func run() throws {
    let files = SnapshotFolder(folder)
    guard FileManager.default.fileExists(atPath: folder)
    else { throw CommandStatus.noInput.saying("there is no folder \(folder)") }
    let audit = try audit(files)
    json ? printJSON(files, audit) : printLines(files, audit)
    if !audit.problems.isEmpty { throw ExitCode.failure }
  }

  private func audit(_ files: SnapshotFolder) throws -> SnapshotAudit {
    guard let ledger else { return SnapshotAudit(files) }
    do {
      return try SnapshotAudit(files, LedgerFile(ledger), tests: try tests.map(names))
    } catch { throw CommandStatus.noInput.saying("\(error)") }
  }

  private func names(_ file: String) throws -> Set<String> {
    Set(try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  private func printLines(_ files: SnapshotFolder, _ audit: SnapshotAudit) {
    for problem in audit.problems { StandardOutput.write("\(problem)") }
    if let reason = audit.notLookedFor, ledger != nil {
      StandardOutput.write("obsolete snapshots not looked for: \(reason)")
    }
    StandardOutput.write(
      "\(files.files.count.counted("file")), \(audit.problems.count.counted("problem"))")
  }

  private func printJSON(_ files: SnapshotFolder, _ audit: SnapshotAudit) {
    let value = JSONValue.object([
      ("files", .int(files.files.count)),
      ("problems", .array(audit.problems.map(JSONValue.string))),
      ("obsoleteNotLookedFor", audit.notLookedFor.map(JSONValue.string) ?? .null),
    ])
    StandardOutput.write(value.text)
  }
}
