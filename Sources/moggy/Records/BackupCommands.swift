import ArgumentParser
import Core
import Foundation
import Interchange
import Persistence
import PetsDomain
import Shell

/// `moggy backup`.
struct BackupCommand: ExitStatusDocumented, AppCommand {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Write everything into one file.",
    discussion: """
      Pets, health books, photos, documents, trackers, travels, favourite places and settings, as a \
      tar file that is checked when it is restored. A file that is there is not replaced.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var options: RecordsOptions
  @Argument(
    help: ArgumentHelp("The new file.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: PetsContext) async throws {
    let words = RecordsCommandWords(context.language)
    do {
      let summary = try await context.records.store.writeArchive(
        to: URL(filePath: file).absoluteURL, files: context.folder,
        parts: ArchiveParts.everything, program: Versions.program)
      context.tell(JSONValue(summary), words.written(file, summary))
    } catch let problem as ArchiveProblem { throw words.failure(problem, file) }
  }
}

/// `moggy restore`.
struct RestoreCommand: ExitStatusDocumented, AppCommand {
  static let statuses: [ExitStatus] = ExitStatus.records

  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Put the records of a backup in the place of those here.",
    discussion: """
      What is here is copied first, into data/backups, and can be restored from there. The settings of \
      the backup count from then on, but for Premium, unless --keep-settings is given. The whole file is checked before anything is changed.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)
  var access: RecordsAccess { preview ? .look : .write }

  @OptionGroup var options: RecordsOptions
  @Flag(help: "Only tell what is in it.") var preview = false
  @Flag(help: "Leave the settings as they are.") var keepSettings = false
  @Argument(
    help: ArgumentHelp("The backup.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: PetsContext) async throws {
    let (words, store) = (RecordsCommandWords(context.language), context.records.store)
    let url = URL(filePath: file).absoluteURL
    let parts = ArchiveParts.everything
    do {
      if preview {
        let summary = try await store.archiveSummary(of: url, files: context.folder, parts: parts)
        return context.tell(JSONValue(summary), words.contents(summary))
      }
      let (summary, kept) = try await store.restoreArchive(
        url, files: context.folder, parts: parts,
        settings: ShellSetup.restored(settings: !keepSettings))
      let copy = kept?.url.path(percentEncoded: false)
      context.tell(JSONValue(summary, keptAs: copy), words.restored(summary, copy))
    } catch let problem as ArchiveProblem {
      if case .notABackup = problem, case .success? = try? await Exchange(context.pets).preview(url)
      {
        throw words.isExport(file)
      }
      throw words.failure(problem, file)
    }
  }
}
