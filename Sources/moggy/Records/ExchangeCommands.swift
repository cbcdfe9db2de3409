import ArgumentParser
import Core
import Foundation
import Interchange
import Persistence
import PetsDomain

/// `moggy export`.
struct ExportCommand: ExitStatusDocumented, AppCommand {
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

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Replace a file that is there.") var replace = false
  @Argument(help: ArgumentHelp("The file, or a folder.", valueName: "path")) var file: String

  func perform(in context: PetsContext) async throws {
    let exchange = Exchange(context.pets)
    let target = exchange.target(file)
    let report = try await exchange.export(to: target, isReplacing: replace)
    let path = target.path(percentEncoded: false)
    context.tell(
      [
        "path": .string(path), "pets": .count(report.pets),
        "files": .count(report.files), "missing": .count(report.missing),
        "missingNames": .array(report.missingNames.map { .string($0) }),
      ],
      RecordsCommandWords(context.language).written(path) + "  "
        + context.words.exported(report))
  }
}

/// `moggy import`.
struct ImportCommand: ExitStatusDocumented, AppCommand {
  static let statuses: [ExitStatus] = ExitStatus.imports

  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read such JSON in, in one step that can be undone.",
    discussion: """
      What is newer replaces, what is new is added, nothing is deleted.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false)
  var access: RecordsAccess { .write }

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(in context: PetsContext) async throws {
    let (exchange, url) = (Exchange(context.pets), URL(filePath: file).absoluteURL)
    try await context.tell(try await preview ? exchange.preview(url) : exchange.read(url), of: file)
  }
}

extension JSONValue {
  /// The content of a backup.
  init(_ summary: ArchiveSummary, keptAs copy: String? = nil) {
    self = [
      "createdAt": .string(summary.createdAt.formatted(.iso8601)),
      "program": .string(summary.program),
    ]
    for (name, count) in summary.counts.sorted(by: { $0.key < $1.key }) {
      self += .object([JSONMember(name, .count(count))])
    }
    if let files = summary.files { self += ["files": .count(files)] }
    self += [
      "missing": .count(summary.missing),
      "missingNames": .array(summary.missingNames.map { .string($0) }),
      "brokenRules": .array(summary.brokenRules.map { .string($0) }),
    ]
    if let copy { self += ["keptAs": .string(copy)] }
  }

  /// The outcome of reading an export in.
  init(_ report: ImportReport, _ lines: [String]) {
    self = [
      "added": .count(report.added), "updated": .count(report.updated),
      "kept": .count(report.kept), "notUnderstood": .count(report.problemCount),
      "problems": .array(lines.map { .string($0) }),
    ]
  }
}
