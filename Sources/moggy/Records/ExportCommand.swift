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
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Flag(help: "Replace a file that is there.") var replace = false
  @Argument(help: ArgumentHelp("The file, or a folder.", valueName: "path")) var file: String

  func perform(on desk: PetsDesk) async throws {
    do {
      let exchange = Exchange(desk.pets)
      let target = exchange.target(file)
      let report = try await exchange.export(to: target, isReplacing: replace)
      let path = target.path(percentEncoded: false)
      guard desk.isJSON else {
        return desk.say(
          RecordsCommandWords(desk.words.language).written(path) + "  "
            + desk.words.exported(report))
      }
      desk.say(
        .object([
          JSONMember("path", .string(path)),
          JSONMember("pets", .integer(Int64(report.pets))),
          JSONMember("files", .integer(Int64(report.files))),
          JSONMember("missing", .integer(Int64(report.missing))),
          JSONMember("missingNames", .array(report.missingNames.map { .string($0) })),
        ]))
    } catch let problem as FileExportProblem {
      throw PetsFailure.notWritten(problem, desk.words.records)
    }
  }
}
