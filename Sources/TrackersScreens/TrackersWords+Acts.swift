import Core
import Toolkit
import TrackersDomain

extension TrackersWords {
  /// What undo takes back, or redo does again: `deleting “Read”`, after `Undone:` or `Done again:`.
  ///
  /// - Parameter subject: the name of the tracker or category.
  public func act(_ act: TrackerAct, subject: String) -> String {
    let (en, ru) = words(act, (en: "“\(subject)”", ru: "«\(subject)»"))
    return language.say(en: en, ru: ru)
  }

  private func words(
    _ act: TrackerAct, _ it: (en: String, ru: String)
  ) -> (en: String, ru: String) {
    switch act {
    case .add: ("adding \(it.en)", "добавление трекера \(it.ru)")
    case .edit: ("changing \(it.en)", "изменение трекера \(it.ru)")
    case .delete: ("deleting \(it.en)", "удаление трекера \(it.ru)")
    case .pin: ("pinning \(it.en)", "закрепление трекера \(it.ru)")
    case .unpin: ("unpinning \(it.en)", "открепление трекера \(it.ru)")
    case .archive: ("archiving \(it.en)", "отправка трекера \(it.ru) в архив")
    case .restore: ("taking \(it.en) out of the archive", "возврат трекера \(it.ru) из архива")
    case .move: ("moving \(it.en)", "перемещение трекера \(it.ru)")
    case .done: ("marking \(it.en) as done", "отметка о выполнении трекера \(it.ru)")
    case .undone: ("marking \(it.en) as not done", "снятие отметки с трекера \(it.ru)")
    case .skip: ("skipping \(it.en)", "пропуск трекера \(it.ru)")
    case .unskip: ("unskipping \(it.en)", "снятие пропуска с трекера \(it.ru)")
    case .amount: ("the amount of \(it.en)", "количество для трекера \(it.ru)")
    case .note: ("the note on \(it.en)", "заметка к трекеру \(it.ru)")
    case .addCategory: ("adding the category \(it.en)", "добавление категории \(it.ru)")
    case .renameCategory: ("renaming the category \(it.en)", "переименование категории \(it.ru)")
    case .deleteCategory: ("deleting the category \(it.en)", "удаление категории \(it.ru)")
    case .moveCategory: ("moving the category \(it.en)", "перемещение категории \(it.ru)")
    case .importing: ("importing trackers", "импорт трекеров")
    }
  }
}
