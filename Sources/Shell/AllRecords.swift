import Core
import FilePrompts
import Foundation
import Interchange
import Persistence
import PetsDomain
import ProfileScreens
import Scheduling

/// All records at once as the Profile tab wants them: by paths as a person types them.
struct AllRecords: Sendable {
  let store: DataStore
  let pets: PetRepository
  let paths: TypedPath
  let timeZone: TimeZone
  /// Nil where no files are kept.
  let filesFolder: URL?
  let version: String
  let everything: WholeExchange

  var service: DataService {
    DataService(
      propose: { self.propose($0) },
      paths: paths,
      copies: {
        // Only an offer: the path of a copy can be typed too.
        ((try? self.store.backups()) ?? []).map {
          KeptCopy(path: $0.url.path(), date: self.moment($0.date))
        }
      },
      look: { operation, path, language in
        let found = await self.inTerms(language, operation) {
          try await self.look(operation, self.url(path), language)
        }
        guard case .failure(.foreign) = found, await self.isMeantForOther(operation, path, language)
        else { return found }
        return .failure(.meantFor(operation == .restore ? .load : .restore))
      },
      perform: { operation, path, options, language in
        await self.inTerms(language, operation) {
          try await self.perform(operation, self.url(path, operation), options, language)
        }
      })
  }

  // MARK: Paths
  private func propose(_ operation: DataOperation) -> String {
    let folder = paths.home == nil ? "" : "~/"
    if operation.reads { return folder }
    for number in 1... {
      let path = folder + name(operation, number)
      if let url = try? url(path), DataService.isFree(url) { return path }
    }
    return folder
  }

  private func name(_ operation: DataOperation, _ number: Int = 1) -> String {
    if operation == .export { return Exchange(pets).name(number) }
    return "moggy-backup-\(pets.today.iso)\(number == 1 ? "" : "-\(number)").tar"
  }

  /// Returns the file of a typed path; one that is written to a folder has the proposed name.
  private func url(_ text: String, _ operation: DataOperation? = nil) throws -> URL {
    let isRead = operation?.reads ?? true
    let found = isRead ? paths.path(in: text) : paths.target(in: text)
    guard let path = found else { throw DataProblem.noPath }
    let url = URL(filePath: path)
    guard let operation, !operation.reads, FileExport.isFolder(path) else { return url }
    return url.appending(path: name(operation), directoryHint: .notDirectory)
  }

  // MARK: Looking and doing
  private func look(
    _ operation: DataOperation, _ url: URL, _ language: Language
  ) async throws -> DataContents {
    if operation == .restore {
      let parts = ArchiveParts.everything
      return .backup(
        contents(
          try await store.archiveSummary(of: url, files: filesFolder, parts: parts), language))
    }
    return .export(counts(try await everything.preview(url, language).get(), language))
  }

  /// Returns true where a file that this way of reading refuses is one for the other.
  private func isMeantForOther(
    _ operation: DataOperation, _ path: String, _ language: Language
  ) async -> Bool {
    let other: DataOperation = operation == .restore ? .load : .restore
    return (try? await look(other, url(path), language)) != nil
  }

  private func perform(
    _ operation: DataOperation, _ url: URL, _ options: DataOptions, _ language: Language
  ) async throws -> DataContents {
    let written = paths.short(url.path(percentEncoded: false))
    let parts = ArchiveParts.everything
    switch operation {
    case .backUp:
      let made = try await store.writeArchive(
        to: url, files: filesFolder, parts: parts, program: version)
      return .backup(contents(made, language, written))
    case .restore:
      let (taken, _) = try await store.restoreArchive(
        url, files: filesFolder, parts: parts,
        settings: ShellSetup.restored(settings: options.takesSettings))
      return .backup(contents(taken, language))
    case .export:
      let all = try await everything.export(to: url, isReplacing: options.isReplacing)
      let report = all.pets
      var contents = BackupContents(
        date: nil, program: "", pets: report.pets, records: 0, files: report.files,
        missing: report.missing, missingNames: report.missingNames, path: written)
      contents.others = OtherWords(language).text(all.others)
      return .backup(contents)
    case .load: return .export(counts(try await everything.read(url, language).get(), language))
    }
  }

  private func contents(
    _ summary: ArchiveSummary, _ language: Language, _ path: String? = nil
  ) -> BackupContents {
    var contents = BackupContents(
      date: moment(summary.createdAt), program: summary.program,
      pets: summary.counts["pets"] ?? 0, records: summary.counts["records"] ?? 0,
      files: summary.files, missing: summary.missing, missingNames: summary.missingNames,
      brokenRules: summary.brokenRules, path: path)
    contents.others = OtherWords(language).text(OtherCounts(summary))
    return contents
  }

  private func counts(_ whole: WholeImport, _ language: Language) -> ImportCounts {
    let (report, words) = (whole.pets, PetWords(language))
    var counts = ImportCounts(
      added: report.added, changed: report.updated, same: report.kept,
      refused: report.problemCount + whole.leftOutCount,
      reasons: report.problems.prefix(50).map(words.problem) + whole.leftOut)
    counts.others = OtherWords(language).text(whole.others)
    return counts
  }

  private func moment(_ date: Date) -> Moment {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let time = calendar.dateComponents([.hour, .minute], from: date)
    return Moment(CalendarDay(date, in: timeZone), hour: time.hour ?? 0, minute: time.minute ?? 0)
  }

  private func inTerms(
    _ language: Language, _ operation: DataOperation, _ body: () async throws -> DataContents
  ) async -> Result<DataContents, DataProblem> {
    do { return .success(try await body()) } catch {
      return .failure(DataProblem(error, language))
    }
  }
}

extension DataService {
  fileprivate static func isFree(_ url: URL) -> Bool {
    // A name that cannot be looked at is refused when it is written.
    (try? DiskFile(url: url).exists()) != true
  }
}

extension DataProblem {
  /// The problem of an error, in the terms of the Profile tab.
  init(_ error: any Error, _ language: Language) {
    switch error {
    case let problem as DataProblem: self = problem
    case let problem as ArchiveProblem: self.init(problem, language)
    case let failure as ImportFailure: self.init(failure, language)
    case let problem as FileExportProblem: self.init(problem, language)
    case DataStoreError.diskFull: self = .diskFull
    case let error as CocoaError: self = .cannotWrite(ErrorText.reason(error, language))
    case let error as POSIXError: self = .cannotWrite(ErrorText.of(error, language))
    case let error: self = .other(ErrorText.of(error, language))
    }
  }

  private init(_ problem: ArchiveProblem, _ language: Language) {
    switch problem {
    case .noFile(let problem): self.init(problem, language)
    case .notABackup: self = .foreign
    case .newerVersion: self = .newer
    case .damaged(let part): self = .damaged(part)
    case .exists: self = .exists
    case .cannotWrite(let problem): self = .cannotWrite(problem.error.words(language))
    case .diskFull: self = .diskFull
    }
  }

  private init(_ problem: FileIntakeProblem, _ language: Language) {
    switch problem {
    case .missing: self = .missing
    case .notAFile: self = .notAFile
    case .tooLarge: self = .other(problem.words(language))
    case .unreadable(let error): self = .unreadable(error.words(language))
    }
  }

  private init(_ problem: FileExportProblem, _ language: Language) {
    switch problem {
    case .exists(let path): self = .taken(path)
    case .isFolder: self = .notAFile
    case .failed(let reason, _): self = .cannotWrite(reason.words(language))
    default: self = .other(problem.words(language))
    }
  }

  private init(_ failure: ImportFailure, _ language: Language) {
    switch failure {
    case .noFile(.noFile): self = .missing
    case .noFile(.notAFile): self = .notAFile
    case .otherFormat: self = .foreign
    case .notJSON(let problem) where problem.reason == .unexpected && problem.byte == 0:
      self = .foreign
    case .newerVersion: self = .newer
    default: self = .other(PetWords(language).failure(failure))
    }
  }
}
