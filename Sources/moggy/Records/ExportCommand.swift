import ArgumentParser
import Foundation
import Persistence
import PetsDomain

/// `moggy export`.
struct ExportCommand: PetsTask {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write everything as JSON for other programs.",
    discussion: """
      Photos and documents go into a folder beside it. A file that is there is replaced when the new \
      one is whole. moggy pets export has parts, Markdown and iCalendar.

      Exit status: 0, 64 for a wrong option, 73 where the file cannot be written.
      """, shouldDisplay: false)
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(on desk: PetsDesk) async throws {
    do {
      let report = try await Exchange(desk.pets).export(to: URL(filePath: file).absoluteURL)
      guard desk.isJSON else { return desk.say(desk.words.exported(report)) }
      desk.say(
        .object([
          JSONMember("pets", .integer(Int64(report.pets))),
          JSONMember("files", .integer(Int64(report.files))),
          JSONMember("missing", .integer(Int64(report.missing))),
        ]))
    } catch let error as CocoaError {
      throw PetsFailure.cannotCreate(desk.words.cannotWrite(file, error.localizedDescription))
    }
  }
}
