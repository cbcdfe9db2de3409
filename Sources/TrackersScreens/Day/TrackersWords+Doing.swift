import Core
import Toolkit
import TrackersDomain

/// The words of what can be done to a tracker, of the questions before and the notices after.
extension TrackersWords {
  var cancel: String { say(en: "Cancel", ru: "Отмена") }
  var close: String { say(en: "Close", ru: "Закрыть") }
  var save: String { say(en: "Save", ru: "Сохранить") }

  // MARK: By keys
  func toggleHint(_ card: DayCard) -> String {
    card.isDone ? say(en: "not done", ru: "не выполнено") : say(en: "done", ru: "выполнено")
  }
  func skipHint(_ card: DayCard) -> String {
    card.isSkipped ? say(en: "no skip", ru: "не пропуск") : say(en: "skip", ru: "пропуск")
  }
  func pinHint(_ card: DayCard) -> String {
    card.tracker.isPinned ? say(en: "unpin", ru: "открепить") : say(en: "pin", ru: "закрепить")
  }
  var amountHint: String { say(en: "amount", ru: "сколько") }
  var more: String { say(en: "more", ru: "больше") }
  var less: String { say(en: "less", ru: "меньше") }
  var allDoneHint: String { say(en: "all done", ru: "выполнить всё") }
  var noteHint: String { say(en: "note", ru: "заметка") }
  var detailsHint: String { say(en: "details", ru: "подробнее") }
  var archiveHint: String { say(en: "archive", ru: "в архив") }
  var deleteHint: String { say(en: "delete", ru: "удалить") }
  var editHint: String { say(en: "edit", ru: "изменить") }
  var menuHint: String { say(en: "menu", ru: "меню") }

  // MARK: In the menu
  func toggleTitle(_ card: DayCard) -> String {
    card.isDone ? say(en: "Not done", ru: "Не выполнено") : say(en: "Done", ru: "Выполнено")
  }
  func skipTitle(_ card: DayCard) -> String {
    card.isSkipped
      ? say(en: "Take the skip back", ru: "Убрать пропуск")
      : say(en: "Skip", ru: "Пропустить")
  }
  func pinTitle(_ card: DayCard) -> String {
    card.tracker.isPinned ? say(en: "Unpin", ru: "Открепить") : say(en: "Pin", ru: "Закрепить")
  }
  var amountTitle: String { say(en: "Amount…", ru: "Сколько…") }
  func allDoneTitle(_ heading: String) -> String {
    say(en: "All of “\(heading)” done", ru: "Выполнить всё: «\(heading)»")
  }
  var noteTitle: String { say(en: "Note…", ru: "Заметка…") }
  var detailsTitle: String { say(en: "Details", ru: "Подробнее") }
  var archiveTitle: String { say(en: "Archive", ru: "В архив") }
  var editTitle: String { say(en: "Edit", ru: "Редактировать") }
  var delete: String { say(en: "Delete", ru: "Удалить") }

  // MARK: Asked
  var filterTitle: String { say(en: "Filters", ru: "Фильтры") }
  var calendarTitle: String { say(en: "Which day?", ru: "Какой день?") }
  var hasRecords: String { say(en: "has records", ru: "есть записи") }
  var deleteTitle: String { say(en: "Delete the tracker?", ru: "Удалить трекер?") }
  func deleteText(_ name: String) -> String {
    say(
      en: "All that was put down for “\(name)” goes with it. u brings it back.",
      ru: "Вместе с «\(name)» пропадут все отметки. Вернуть — u.")
  }

  func amountQuestion(_ target: TrackersDomain.Target) -> String {
    let wanted = wanted(target)
    if target.isTotal {
      return say(en: "How much on this day? \(wanted).", ru: "Сколько за этот день? \(wanted).")
    }
    return say(en: "How much was it? \(wanted).", ru: "Сколько вышло? \(wanted).")
  }
  /// - Parameter isCleared: whether there was an amount, which goes with an empty field.
  func amountPlaceholder(isCleared: Bool) -> String {
    isCleared
      ? say(en: "empty: the amount is taken away", ru: "пусто: отметка будет убрана")
      : say(en: "nothing yet", ru: "пока нисколько")
  }
  func cleared(_ name: String) -> String {
    say(
      en: "The amount of “\(name)” is taken away. u brings it back.",
      ru: "«\(name)»: отметка убрана. Вернуть — u.")
  }
  func noteFor(_ day: CalendarDay) -> String {
    let date = calendar.date(day)
    return say(en: "Note for \(date)", ru: "Заметка: \(date)")
  }
  var notePlaceholder: String { say(en: "What was special about it?", ru: "Что запомнилось?") }
  var optionsTitle: String { say(en: "Options of the day", ru: "Настройки дня") }
  public var pinnedDaily: String {
    say(en: "Show pinned habits every day", ru: "Закреплённые — каждый день")
  }
  public var carriedOver: String {
    say(en: "Carry over events not done", ru: "Переносить невыполненные события")
  }
  public var streaksHidden: String {
    say(en: "Hide streaks on cards", ru: "Скрыть серии на карточках")
  }

  public var gridFirst: String {
    say(en: "Grid first, from 100 columns", ru: "Таблица первой, от 100 столбцов")
  }

  public var quietHours: String {
    say(en: "Quiet hours, without reminders", ru: "Тихие часы, без напоминаний")
  }
  public var quietHoursPlaceholder: String { say(en: "none", ru: "нет") }
  public var notQuietHours: String {
    say(en: "Two times, as 22:00–8:00", ru: "Два времени, например 22:00–8:00")
  }

  // MARK: Told
  func saved(_ name: String, isNew: Bool) -> String {
    isNew
      ? say(en: "\(name) added.", ru: "Добавлено: «\(name)».")
      : say(en: "\(name) saved.", ru: "Сохранено: «\(name)».")
  }

  /// `Health: 3 done. u takes it back. To be marked one by one: Coffee`.
  func marked(_ marked: MarkedTogether, _ heading: String) -> String {
    let left = marked.left.joined(separator: ", ")
    let done =
      marked.count == 0
      ? say(en: "\(heading): nothing to mark.", ru: "\(heading): отмечать нечего.")
      : say(
        en: "\(heading): \(marked.count) done. u takes it back.",
        ru: "\(heading): выполнено \(marked.count). Отменить — u.")
    if left.isEmpty { return done }
    return done + say(en: " Mark one by one: \(left)", ru: " Отметьте по одному: \(left)")
  }

  func pinned(_ name: String, _ isPinned: Bool) -> String {
    isPinned
      ? say(en: "\(name) is pinned.", ru: "Закреплено: «\(name)».")
      : say(en: "\(name) is back in its category.", ru: "Откреплено: «\(name)».")
  }
  func archived(_ name: String) -> String {
    say(en: "\(name) is archived. u brings it back.", ru: "В архиве: «\(name)». Вернуть — u.")
  }
  func deleted(_ name: String) -> String {
    say(en: "\(name) deleted. u brings it back.", ru: "Удалено: «\(name)». Вернуть — u.")
  }

  var eventIsNotSkipped: String {
    say(
      en: "Only habits are skipped: an event is done or not.",
      ru: "Пропускают только привычки: событие выполнено или нет.")
  }

  private var otherTimes: String {
    let years = CalendarDay.markedYears
    return say(
      en: "Only days from \(years.lowerBound) to \(years.upperBound) can be marked.",
      ru: "Отмечать можно дни с \(years.lowerBound) по \(years.upperBound) год.")
  }

  /// The reason why something was not done.
  func problem(_ problem: TrackerProblem) -> String {
    switch problem {
    case .future:
      say(
        en: "This day is still to come: it cannot be marked yet.",
        ru: "Этот день ещё не наступил: отметить его нельзя.")
    case .otherTimes: otherTimes
    case .otherDay(let day):
      say(en: "The event is on \(calendar.date(day)).", ru: "Событие — \(calendar.date(day)).")
    case .doneAlready(let day):
      say(
        en: "Done already, on \(calendar.date(day)).", ru: "Уже выполнено: \(calendar.date(day)).")
    case .notForThis: say(en: "Not for this tracker.", ru: "Для этого трекера нельзя.")
    case .notAnAmount:
      say(en: "A number up to a million, as 8 or 1.5.", ru: "Число до миллиона: 8 или 1,5.")
    case .noTotal: TrackerFormWords(language).noTotal
    case .notATime: say(en: "A time, as 9:30.", ru: "Время, например 9:30.")
    case .noSuchCategory: say(en: "The category is gone.", ru: "Этой категории больше нет.")
    case .categoryIsThere(let category):
      say(en: "There is “\(category.name)” already.", ru: "«\(category.name)» уже есть.")
    case .missing: say(en: "Something is missing.", ru: "Не всё заполнено.")
    case .tooLong(_, let most):
      say(en: "At most \(most) characters.", ru: "Не больше \(most) символов.")
    }
  }
}

/// The words of what is due, of what was put away, and of the menu that leads there.
extension TrackersWords {
  var backToDay: String { say(en: "back to the day", ru: "назад ко дню") }
  var backTitle: String { say(en: "Back to the day", ru: "Назад ко дню") }
  var dayMenuHint: String { say(en: "menu of the day", ru: "меню дня") }
  var dayMenuTitle: String { say(en: "Where to?", ru: "Что открыть?") }
  var calendarItem: String { say(en: "Calendar", ru: "Календарь") }
  var statisticsHint: String { say(en: "statistics", ru: "статистика") }
  var showHint: String { say(en: "show", ru: "показать") }

  // MARK: What is due
  var dueTitle: String { say(en: "Due today", ru: "На сегодня") }
  var dueHint: String { say(en: "what is due", ru: "что осталось") }

  /// - Parameter isWide: whether there is room for more than a sign.
  func dueCount(_ count: Int, isWide: Bool) -> String {
    isWide ? say(en: "Due: \(count)", ru: "Пора: \(count)") : "!\(count)"
  }

  func nextDue(_ time: DayTime) -> String {
    say(en: "Next at \(time.text)", ru: "Далее в \(time.text)")
  }

  func name(_ part: DueListState.Part) -> String {
    switch part {
    case .overdue: say(en: "Overdue", ru: "Уже пора")
    case .later: say(en: "Later today", ru: "Позже сегодня")
    case .anyTime: say(en: "Any time today", ru: "В любое время")
    }
  }

  /// `08:00`; of what is carried over the day from which it is, `03.03`.
  func dueTime(_ card: DayCard) -> String {
    card.carriedFrom.map { units.date.inYear($0) } ?? card.tracker.reminder?.text ?? ""
  }

  /// The progress so far.
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

  var nothingDueToday: String { say(en: "Nothing more is due today", ru: "На сегодня всё") }
  var nothingDueHint: String {
    say(
      en: "What is still to be done stands here, by its reminders.",
      ru: "Здесь стоит то, что ещё не сделано, по времени напоминаний.")
  }

  func wasDone(_ name: String) -> String {
    say(en: "\(name) is done. u takes it back.", ru: "Выполнено: «\(name)». Отменить — u.")
  }
  func wasSkipped(_ name: String) -> String {
    say(en: "\(name) is skipped. u takes it back.", ru: "Пропуск: «\(name)». Отменить — u.")
  }

  // MARK: What was put away
  var archiveName: String { say(en: "Archive", ru: "Архив") }
  var archivedTrackers: String { say(en: "Archived trackers", ru: "Трекеры в архиве") }
  var archivedHint: String { say(en: "what is archived", ru: "открыть архив") }
  var restoreHint: String { say(en: "take out", ru: "вернуть") }
  func counted(_ entry: ArchivedTracker) -> String { counted(entry.tracker, entry.doneCount) }

  /// Of an event, whether it was done.
  func counted(_ tracker: Tracker, _ count: Int) -> String {
    if tracker.isHabit { return days(count) }
    return count > 0 ? say(en: "done", ru: "выполнено") : say(en: "not done", ru: "не выполнено")
  }

  /// As it is read out.
  func told(_ entry: ArchivedTracker) -> String {
    [entry.tracker.name, entry.category, counted(entry), putAway(entry)].joined(separator: ", ")
  }

  /// The details behind the name.
  func about(_ entry: ArchivedTracker) -> String {
    told([entry.category, counted(entry), putAway(entry)])
  }

  private func putAway(_ entry: ArchivedTracker) -> String {
    let date = digits(entry.since)
    return say(en: "archived \(date)", ru: "в архиве с \(date)")
  }

  var nothingArchived: String { say(en: "The archive is empty", ru: "Архив пуст") }
  var nothingArchivedHint: String {
    say(
      en: "On a card, A puts its tracker away; its past stays.",
      ru: "A на карточке убирает трекер сюда; прошлое остаётся.")
  }

  func restored(_ name: String) -> String {
    say(
      en: "\(name) is out of the archive. u puts it back.",
      ru: "Возвращено из архива: «\(name)». Отменить — u.")
  }
}
