import Core
import Toolkit
import TrackersDomain

/// The words of what is due, of what was put away, and of the menu that leads there.
extension TrackersWords {
  var backToDay: String { language.say(en: "back to the day", ru: "назад ко дню") }
  var backTitle: String { language.say(en: "Back to the day", ru: "Назад ко дню") }
  var dayMenuHint: String { language.say(en: "menu of the day", ru: "меню дня") }
  var dayMenuTitle: String { language.say(en: "Where to?", ru: "Что открыть?") }
  var calendarItem: String { language.say(en: "Calendar", ru: "Календарь") }
  var statisticsHint: String { language.say(en: "statistics", ru: "статистика") }
  var showHint: String { language.say(en: "show", ru: "показать") }

  // MARK: What is due

  var dueTitle: String { language.say(en: "Due today", ru: "На сегодня") }
  var dueHint: String { language.say(en: "what is due", ru: "что осталось") }

  /// - Parameter isWide: whether there is room for more than a sign.
  func dueCount(_ count: Int, isWide: Bool) -> String {
    isWide ? language.say(en: "Due: \(count)", ru: "Пора: \(count)") : "!\(count)"
  }

  func nextDue(_ time: DayTime) -> String {
    language.say(en: "Next at \(time.text)", ru: "Далее в \(time.text)")
  }

  func name(_ part: DueListState.Part) -> String {
    switch part {
    case .overdue: language.say(en: "Overdue", ru: "Уже пора")
    case .later: language.say(en: "Later today", ru: "Позже сегодня")
    case .anyTime: language.say(en: "Any time today", ru: "В любое время")
    }
  }

  /// `08:00`; of what is carried over the day from which it is, `03.03`.
  func dueTime(_ card: DayCard) -> String {
    card.carriedFrom.map { String($0.dotted.prefix(5)) } ?? card.tracker.reminder?.text ?? ""
  }

  /// What was done of it so far.
  func dueDetail(_ card: DayCard) -> String {
    told(
      [
        card.tracker.target.map { amount(card, $0) }, card.progress.map(progress),
        card.carriedFrom == nil ? nil : card.tracker.reminder?.text,
      ].compactMap { $0 })
  }

  /// As it is read out.
  func due(_ card: DayCard) -> String {
    let parts = [
      card.tracker.name, card.carriedFrom.map(from), card.tracker.reminder?.text,
      card.tracker.target.map { amount(card, $0) }, card.progress.map(progress),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  var nothingDueToday: String {
    language.say(en: "Nothing more is due today", ru: "На сегодня всё")
  }
  var nothingDueHint: String {
    language.say(
      en: "What is still to be done stands here, by its reminders.",
      ru: "Здесь стоит то, что ещё не сделано, по времени напоминаний.")
  }

  func wasDone(_ name: String) -> String {
    language.say(en: "\(name) is done. u takes it back.", ru: "Выполнено: \(name). Вернуть — u.")
  }
  func wasSkipped(_ name: String) -> String {
    language.say(en: "\(name) is skipped. u takes it back.", ru: "Пропуск: \(name). Вернуть — u.")
  }

  // MARK: What was put away

  var archiveName: String { language.say(en: "Archive", ru: "Архив") }
  var archivedTrackers: String { language.say(en: "Archived trackers", ru: "Трекеры в архиве") }
  var archivedHint: String { language.say(en: "what is archived", ru: "открыть архив") }
  var restoreHint: String { language.say(en: "take out", ru: "вернуть") }

  func counted(_ entry: ArchivedTracker) -> String { counted(entry.tracker, entry.doneCount) }

  /// Of an event, whether it was done.
  func counted(_ tracker: Tracker, _ count: Int) -> String {
    if tracker.isHabit { return days(count) }
    return count > 0
      ? language.say(en: "done", ru: "выполнено")
      : language.say(en: "not done", ru: "не выполнено")
  }

  /// As it is read out.
  func told(_ entry: ArchivedTracker) -> String {
    [entry.tracker.name, entry.category, counted(entry), putAway(entry)].joined(separator: ", ")
  }

  /// What stands behind its name.
  func about(_ entry: ArchivedTracker) -> String {
    told([entry.category, counted(entry), putAway(entry)])
  }

  private func putAway(_ entry: ArchivedTracker) -> String {
    let date = entry.since.dotted
    return language.say(en: "archived \(date)", ru: "в архиве с \(date)")
  }

  var nothingArchived: String { language.say(en: "The archive is empty", ru: "Архив пуст") }
  var nothingArchivedHint: String {
    language.say(
      en: "On a card, A puts its tracker away; its past stays.",
      ru: "A на карточке убирает трекер сюда; прошлое остаётся.")
  }

  func restored(_ name: String) -> String {
    language.say(
      en: "\(name) is out of the archive. u puts it back.",
      ru: "Возвращено из архива: \(name). Отменить — u.")
  }
}
