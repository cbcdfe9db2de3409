import Core
import Foundation
import Persistence
import Scheduling
import Toolkit

/// The texts that tell of a repair, on the screen and by commands.
public struct RepairWords {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  /// - Parameter isPathWhole: whether the damaged file is named with its folder.
  public func text(_ repair: Repair, isPathWhole: Bool = true) -> String {
    let date = repair.backup.map { CalendarDay($0, in: .gmt).dotted }
    let file = repair.damaged.map {
      isPathWhole ? $0 : URL(filePath: $0, directoryHint: .notDirectory).lastPathComponent
    }
    return switch (date, file) {
    case (let date?, let file?): restored(date, damaged: file)
    case (let date?, nil):
      language.say(
        en: "The file of the records was gone. The backup of \(date) took its place.",
        ru: "Файла с записями не было. Восстановлена копия от \(date).")
    case (nil, let file): startedEmpty(damaged: file ?? "")
    }
  }

  private func restored(_ date: String, damaged file: String) -> String {
    language.say(
      en:
        "The records were damaged. The backup of \(date) took their place; the file is kept as \(file).",
      ru: "Записи были повреждены. Восстановлена копия от \(date); файл сохранён как \(file).")
  }

  private func startedEmpty(damaged file: String) -> String {
    language.say(
      en: "The records were damaged and there is no good backup. The file is kept as \(file).",
      ru: "Записи были повреждены, исправной копии нет. Файл сохранён как \(file).")
  }
}
