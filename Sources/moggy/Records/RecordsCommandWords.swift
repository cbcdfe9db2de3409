import Core
import Foundation
import Interchange
import Persistence
import Toolkit

/// The words of the commands about all records.
struct RecordsCommandWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  func contents(_ summary: ArchiveSummary) -> String {
    let date = summary.createdAt.formatted(.iso8601)
    let (pets, records) = (summary.counts["pets"] ?? 0, summary.counts["records"] ?? 0)
    let files = summary.files.map { language.say(en: ", files: \($0)", ru: ", файлов: \($0)") }
    let missing =
      summary.missing == 0
      ? ""
      : language.say(en: ", missing: \(summary.missing)", ru: ", нет на диске: \(summary.missing)")
    let names = summary.missingNames.map { "\n  " + $0 }.joined()
    return language.say(
      en: "\(date)  pets: \(pets), records of health: \(records)",
      ru: "\(date)  питомцев: \(pets), записей о здоровье: \(records)") + (files ?? "") + missing
      + names
  }

  func written(_ path: String) -> String {
    language.say(en: "written: \(path)", ru: "записано: \(path)")
  }

  func written(_ path: String, _ summary: ArchiveSummary) -> String {
    written(path) + "  " + contents(summary)
  }

  func restored(_ summary: ArchiveSummary, _ copy: String?) -> String {
    let kept = copy.map {
      language.say(en: "\nwhat was here: \($0)", ru: "\nпрежние записи: \($0)")
    }
    return language.say(en: "restored: ", ru: "возвращено: ") + contents(summary) + (kept ?? "")
  }

  func failure(_ problem: ArchiveProblem, _ path: String) -> CommandFailure {
    // The system's words name the file.
    if case .cannotWrite(let problem) = problem {
      return CommandFailure(ExitStatus(making: problem.error.code), "\(problem)")
    }
    let (status, text) = end(problem)
    return CommandFailure(status, "\(path): \(text)")
  }

  private func end(_ problem: ArchiveProblem) -> (ExitStatus, String) {
    switch problem {
    case .noFile(.missing): (.noInput, missing)
    case .noFile(.notAFile): (.noInput, notAFile)
    case .noFile(.tooLarge(let limit, _)): (.noInput, "> \(limit)")
    case .noFile(.unreadable(.recordsInUse)): (.wrongData, inUse)
    case .noFile(.unreadable(let error)): (ExitStatus(reading: error.code), unreadable(error))
    case .notABackup: (.wrongData, foreign)
    case .newerVersion: (.wrongData, newer)
    case .damaged(let part): (.wrongData, damaged(part))
    case .exists: (.cannotCreate, exists)
    case .cannotWrite(let problem): (ExitStatus(making: problem.error.code), "\(problem)")
    case .diskFull: (.inputOutput, full)
    }
  }

  private var missing: String { language.say(en: "there is no such file", ru: "нет такого файла") }
  private var notAFile: String { language.say(en: "this is no file", ru: "это не файл") }
  private func unreadable(_ error: SystemError) -> String {
    language.say(en: "cannot be read: \(error)", ru: "не читается: \(error)")
  }
  private var inUse: String {
    language.say(en: "these are the records in use", ru: "это те записи, что уже открыты")
  }
  private var foreign: String {
    language.say(en: "this is no backup of moggy", ru: "это не копия moggy")
  }
  private var newer: String {
    language.say(en: "made by a newer version of moggy", ru: "создано более новой версией moggy")
  }
  private func damaged(_ part: String) -> String {
    language.say(
      en: "damaged at \(part); nothing was changed", ru: "повреждено: \(part); ничего не изменено")
  }
  private var exists: String {
    language.say(
      en: "there is a file of that name; it is not replaced",
      ru: "файл с таким именем уже есть; он не заменяется")
  }
  private var full: String { language.say(en: "the disk is full", ru: "диск заполнен") }
}
