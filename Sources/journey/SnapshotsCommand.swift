import ArgumentParser
import Foundation
import JourneyKit

/// `journey snapshots`: looks after the files that journeys compare screens with.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots", abstract: "Look after the files of recorded screens.",
    subcommands: [Check.self])

  /// `journey snapshots check`: red where a file is not what its name says, or nobody's.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Find files with wrong names or sizes, and obsolete ones.",
      discussion: """
        A complete test run with MOGGY_SNAPSHOTS_LEDGER=FILE writes down what it used; with that \
        file, what no test uses and what a test misses is found too. Exit status 1 where anything is.
        """)

    @Option(help: ArgumentHelp("The folder of the files.", valueName: "dir"))
    var folder = "Snapshots"

    @Option(help: ArgumentHelp("What a complete run has used.", valueName: "file"))
    var ledger: String?

    func run() throws {
      let used = try ledger.map { file in
        Set(
          try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init))
      }
      let problems = SnapshotFolder(folder).problems(used: used)
      for problem in problems { print(problem) }
      print("\(SnapshotFolder(folder).files.count) files, \(problems.count) problems")
      if !problems.isEmpty { throw ExitCode.failure }
    }
  }
}
