import ArgumentParser
import FoundationEssentials
import JourneyKit
import ProgramOptions

/// Where a report goes besides the terminal.
struct ReportOutputs: ParsableArguments {
  @Option(help: ArgumentHelp("Write the report as JSON, for `journey merge`.", valueName: "file"))
  var json: String?

  @Option(help: ArgumentHelp("Write it as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Write it in the Test Anything Protocol.", valueName: "file"))
  var tap: String?

  @Option(help: ArgumentHelp("Write it as a page.", valueName: "file"))
  var html: String?

  @Flag(help: "Print each failure for GitHub; on by itself where GITHUB_ACTIONS is true.")
  var github = false

  func write(_ report: RunReport) throws {
    let files: [(String?, ReportForm)] = [
      (json, .json), (junit, .junit), (tap, .tap), (html, .html),
    ]
    for case (let path?, let form) in files {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(report.text(form).utf8).write(to: url, options: .atomic)
    }
    guard github || GitHubAnnotations.areWanted(ProcessInfo.processInfo.environment) else { return }
    let root = FileManager.default.currentDirectoryPath
    for line in GitHubAnnotations(report, root: root).lines { StandardOutput.write(line) }
  }
}
