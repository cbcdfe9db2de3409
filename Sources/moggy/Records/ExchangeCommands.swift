import ArgumentParser
import Foundation
import Interchange
import Persistence
import PetsDomain

/// `moggy export`.
struct ExportCommand: ExitStatusDocumented, PetsTask {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all pets as JSON for other programs.",
    discussion: """
      Photos and documents go into a folder beside it. In a folder the file gets the name \
      moggy-export-DAY.json. A file that is there is only replaced with --replace, when the new one \
      is whole. moggy pets export has parts, Markdown and iCalendar, moggy travel \
      export has the travels.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false)
  var access: PetsContext.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Replace a file that is there.") var replace = false
  @Argument(help: ArgumentHelp("The file, or a folder.", valueName: "path")) var file: String

  func perform(in context: PetsContext) async throws {
    do {
      let exchange = Exchange(context.pets)
      let target = exchange.target(file)
      let report = try await exchange.export(to: target, isReplacing: replace)
      let path = target.path(percentEncoded: false)
      guard context.isJSON else {
        return context.say(
          RecordsCommandWords(context.words.language).written(path) + "  "
            + context.words.exported(report))
      }
      context.say(
        .object([
          JSONMember("path", .string(path)),
          JSONMember("pets", .integer(Int64(report.pets))),
          JSONMember("files", .integer(Int64(report.files))),
          JSONMember("missing", .integer(Int64(report.missing))),
          JSONMember("missingNames", .array(report.missingNames.map { .string($0) })),
        ]))
    } catch let problem as FileExportProblem {
      throw PetsFailure.notWritten(problem, context.words.records)
    }
  }
}

/// `moggy import`.
struct ImportCommand: ExitStatusDocumented, PetsTask {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read such JSON in, in one step that can be undone.",
    discussion: """
      What is newer replaces, what is new is added, nothing is deleted.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false)
  var access: PetsContext.Access { .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(in context: PetsContext) async throws {
    let (exchange, url) = (Exchange(context.pets), URL(filePath: file).absoluteURL)
    try context.tell(
      try await preview ? exchange.preview(url) : exchange.read(url), of: file)
  }
}

extension JSONValue {
  /// The content of a backup.
  init(_ summary: ArchiveSummary, keptAs copy: String? = nil) {
    var members = [
      JSONMember("createdAt", .string(summary.createdAt.formatted(.iso8601))),
      JSONMember("program", .string(summary.program)),
    ]
    members += summary.counts.sorted { $0.key < $1.key }
      .map { JSONMember($0.key, .integer(Int64($0.value))) }
    if let files = summary.files {
      members.append(JSONMember("files", .integer(Int64(files))))
    }
    members.append(JSONMember("missing", .integer(Int64(summary.missing))))
    members.append(JSONMember("missingNames", .array(summary.missingNames.map { .string($0) })))
    if let copy { members.append(JSONMember("keptAs", .string(copy))) }
    self = .object(members)
  }

  /// The outcome of reading an export in.
  init(_ report: ImportReport, _ lines: [String]) {
    self = .object([
      JSONMember("added", .integer(Int64(report.added))),
      JSONMember("updated", .integer(Int64(report.updated))),
      JSONMember("kept", .integer(Int64(report.kept))),
      JSONMember("notUnderstood", .integer(Int64(report.problemCount))),
      JSONMember("problems", .array(lines.map { .string($0) })),
    ])
  }
}
