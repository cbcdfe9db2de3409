import ArgumentParser
import CursesHost
import FoundationEssentials
import JourneyKit

/// `journey report`: the report of a run as a comment.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Make a comment for a pull request of a run's JSON report.",
    discussion: """
      The comment says what is red, and why. It has pictures only of screens that have changed: before and after, as \
      SVG files in a folder. Put the folder where the comment can reach it, and give its address with --address.
      """)

  @Flag(help: "Write Markdown; the only form.")
  var markdown = false

  @Option(
    help: ArgumentHelp("Where to write; standard output unless told.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Where to write the pictures; none without it.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @Option(help: ArgumentHelp("The address of that folder; its path without it.", valueName: "url"))
  var address: String?

  @Argument(
    help: ArgumentHelp("A report written with --json, or report.json.", valueName: "report"),
    completion: .file(extensions: ["json"]))
  var report: String

  func validate() throws {
    if !markdown { throw ValidationError("say --markdown: there is no other form yet") }
    if address != nil, pictures == nil { throw ValidationError("--address wants --pictures") }
  }

  func run() throws {
    let read = try RunReport(file: report)
    let base = address ?? pictures ?? ""
    let comment = MarkdownReport(read) { name in
      base.isEmpty || base.hasSuffix("/") ? base + name : "\(base)/\(name)"
    }
    if let pictures {
      let folder = URL(fileURLWithPath: pictures)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, svg) in comment.pictures {
        try Data(svg.utf8).write(to: folder.appending(path: name))
      }
    }
    let text = pictures == nil ? comment.textWithoutPictures : comment.text
    guard let output else { return StandardOutput.write(text, terminator: "") }
    try OutputFile.write(text, to: output)
  }
}
