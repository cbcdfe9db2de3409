import ArgumentParser
import Foundation
import Interchange
import Persistence
import PetsDomain

/// `moggy backup`.
struct BackupCommand: ExitStatusDocumented, PetsTask {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Write everything into one file.",
    discussion: """
      Pets, health books, photos, documents, travels and settings, as a tar file that is checked \
      when it is restored. A file that is there is not replaced.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: false)
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: PetsOptions
  @Argument(help: ArgumentHelp("The new file.", valueName: "path")) var file: String

  func perform(on desk: PetsDesk) async throws {
    let words = RecordsCommandWords(desk.words.language)
    do {
      let summary = try await desk.store.writeArchive(
        to: URL(filePath: file).absoluteURL, files: desk.folder, parts: PetRepository.archiveParts,
        program: Versions.program)
      if desk.isJSON { return desk.say(JSONValue(summary)) }
      desk.say(words.written(file, summary))
    } catch let problem as ArchiveProblem { throw words.failure(problem, file) }
  }
}
