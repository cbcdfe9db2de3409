import Core
import Foundation
import Interchange
import Persistence
import Shell

/// The words of the commands about all records.
typealias RecordsCommandWords = Words<BackupCommand>

extension RecordsCommandWords {
  func contents(_ summary: ArchiveSummary) -> String {
    let date = summary.createdAt.formatted(.iso8601)
    let (pets, records) = (summary.counts["pets"] ?? 0, summary.counts["records"] ?? 0)
    let files = summary.files.map { say(en: ", files: \($0)", ru: ", файлов: \($0)") }
    let missing =
      summary.missing == 0
      ? ""
      : say(en: ", missing: \(summary.missing)", ru: ", нет на диске: \(summary.missing)")
    let others = OtherWords(language).text(OtherCounts(summary))
    let names = summary.missingNames.map { "\n  " + $0 }.joined() + broken(summary.brokenRules)
    return say(
      en: "\(date)  pets: \(pets), records of health: \(records)",
      ru: "\(date)  питомцев: \(pets), записей о здоровье: \(records)") + (files ?? "")
      + (others.isEmpty ? "" : ", " + others) + missing + names
  }

  private func broken(_ rows: [String]) -> String {
    if rows.isEmpty { return "" }
    let head = say(
      en: "\nrows that break a rule, kept as they are:",
      ru: "\nстроки, нарушающие правило, сохранены как есть:")
    return head + rows.map { "\n  " + $0 }.joined()
  }

  func written(_ path: String) -> String { say(en: "written: \(path)", ru: "записано: \(path)") }

  func written(_ path: String, _ summary: ArchiveSummary) -> String {
    written(path) + "  " + contents(summary)
  }

  func restored(_ summary: ArchiveSummary, _ copy: String?) -> String {
    let kept = copy.map { say(en: "\nwhat was here: \($0)", ru: "\nпрежние записи: \($0)") }
    return say(en: "restored: ", ru: "возвращено: ") + contents(summary) + (kept ?? "")
  }

  /// Said of a file that the other command reads.
  func isExport(_ path: String) -> CommandFailure {
    CommandFailure(
      .wrongData,
      say(
        en: "\(path): this is an export; moggy import takes it",
        ru: "\(path): это экспорт; его берёт moggy import"))
  }
  func isBackup(_ path: String) -> CommandFailure {
    CommandFailure(
      .wrongData,
      say(
        en: "\(path): this is a backup; moggy restore takes it",
        ru: "\(path): это резервная копия; её берёт moggy restore"))
  }

  func failure(_ problem: ArchiveProblem, _ path: String) -> CommandFailure {
    // The system's words name the file.
    if case .cannotWrite(let problem) = problem {
      return CommandFailure(ExitStatus(making: problem.error.code), problem.words(language))
    }
    let (status, text) = end(problem)
    return CommandFailure(status, "\(path): \(text)")
  }

  private func end(_ problem: ArchiveProblem) -> (ExitStatus, String) {
    switch problem {
    case .noFile(.missing): (.noInput, missing)
    case .noFile(.notAFile): (.noInput, notAFile)
    case .noFile(.tooLarge(let limit, _)): (.noInput, "> \(limit)")
    case .noFile(.unreadable(.recordsInUse)): (.wrongData, SystemError.recordsInUse.words(language))
    case .noFile(.unreadable(let error)): (ExitStatus(reading: error.code), unreadable(error))
    case .notABackup: (.wrongData, foreign)
    case .newerVersion: (.wrongData, newer)
    case .damaged(let part): (.wrongData, damaged(part))
    case .exists: (.cannotCreate, exists)
    case .cannotWrite(let problem):
      (ExitStatus(making: problem.error.code), problem.words(language))
    case .diskFull: (.inputOutput, full)
    }
  }

  private var missing: String { say(en: "there is no such file", ru: "нет такого файла") }
  private var notAFile: String { say(en: "this is no file", ru: "это не файл") }
  private func unreadable(_ error: SystemError) -> String {
    say(
      en: "cannot be read: \(error.words(.english))", ru: "не читается: \(error.words(.russian))")
  }
  private var foreign: String { say(en: "this is no backup of moggy", ru: "это не копия moggy") }
  private var newer: String {
    say(en: "made by a newer version of moggy", ru: "создано более новой версией moggy")
  }
  private func damaged(_ part: String) -> String {
    say(
      en: "damaged at \(part); nothing was changed", ru: "повреждено: \(part); ничего не изменено")
  }
  private var exists: String {
    say(
      en: "there is a file of that name; it is not replaced",
      ru: "файл с таким именем уже есть; он не заменяется")
  }
  private var full: String { say(en: "the disk is full", ru: "диск заполнен") }
}
