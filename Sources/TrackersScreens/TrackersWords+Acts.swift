import Toolkit
import TrackersDomain

extension TrackersWords {
  /// What undo takes back.
  public func act(_ act: TrackerAct, subject: String) -> String {
    let (en, ru) = names(act)
    let text = language.say(en: en, ru: ru)
    return subject.isEmpty ? text : "\(text): \(subject)"
  }

  private func names(_ act: TrackerAct) -> (en: String, ru: String) {
    switch act {
    case .add: ("adding a tracker", "новый трекер")
    case .edit: ("changing a tracker", "изменение трекера")
    case .delete: ("deleting a tracker", "удаление трекера")
    case .pin: ("pinning", "закрепление")
    case .unpin: ("unpinning", "открепление")
    case .archive: ("archiving", "отправка в архив")
    case .restore: ("taking out of the archive", "возврат из архива")
    case .move: ("moving", "перемещение")
    case .done: ("marking as done", "отметка о выполнении")
    case .undone: ("taking a mark back", "снятие отметки")
    case .skip: ("skipping", "пропуск")
    case .unskip: ("taking a skip back", "отмена пропуска")
    case .amount: ("an amount", "количество")
    case .note: ("a note", "заметка")
    case .addCategory: ("adding a category", "новая категория")
    case .renameCategory: ("renaming a category", "переименование категории")
    case .deleteCategory: ("deleting a category", "удаление категории")
    case .moveCategory: ("moving a category", "перемещение категории")
    case .importing: ("importing trackers", "импорт трекеров")
    }
  }
}
