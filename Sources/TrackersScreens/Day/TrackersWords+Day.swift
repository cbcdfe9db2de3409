import Core
import Terminal
import Toolkit
import TrackersDomain

/// The words of a day: its head, what stands there where there is nothing, and its keys.
extension TrackersWords {
  var loading: String { say(en: "Loading…", ru: "Загрузка…") }
  var dayKeys: String { say(en: "Day", ru: "День") }
  var today: String { say(en: "today", ru: "сегодня") }
  func date(_ day: CalendarDay) -> String { calendar.full(day) }

  /// `Fri, 06.03`, with its year where that is another one.
  func short(_ day: CalendarDay, in year: Int) -> String {
    let calendar = calendar
    return day.year == year
      ? "\(calendar.leading(day.weekday)), \(units.date.inYear(day))" : calendar.brief(day)
  }

  public func header(_ header: DaySection.Header) -> String {
    switch header {
    case .pinned: say(en: "Pinned", ru: "Закреплённые")
    case .category(let category): category.name
    }
  }

  // MARK: The days around
  func glyph(_ fill: DayFill) -> String {
    switch fill {
    case .empty: "○"
    case .part: "◐"
    case .full: "●"
    }
  }

  func name(_ fill: DayFill) -> String {
    switch fill {
    case .empty: say(en: "nothing done", ru: "ничего не выполнено")
    case .part: say(en: "partly done", ru: "выполнено частично")
    case .full: say(en: "all done", ru: "всё выполнено")
    }
  }

  // MARK: The filter
  func name(_ choice: DayChoice) -> String {
    switch choice {
    case .all: say(en: "All trackers", ru: "Все трекеры")
    case .today: say(en: "Trackers for today", ru: "Трекеры на сегодня")
    case .completed: say(en: "Completed", ru: "Завершённые")
    case .notCompleted: say(en: "Not completed", ru: "Незавершённые")
    }
  }

  /// As the head of a day names it; by a sign where there is no room.
  func short(_ choice: DayChoice, isWide: Bool) -> String {
    switch choice {
    case .all where isWide: say(en: "All", ru: "Все")
    case .all,
      .today where !isWide:
      "≡"
    case .completed where !isWide: "✓"
    case .notCompleted where !isWide: "○"
    default: name(choice)
    }
  }

  // MARK: Nothing to show
  var noTrackers: String { say(en: "What shall we track?", ru: "Что будем отслеживать?") }
  var noTrackersHint: String {
    say(
      en: "Add a habit, or an event that happens once.",
      ru: "Добавьте привычку или разовое событие.")
  }
  var newTracker: String { say(en: "New tracker", ru: "Новый трекер") }
  public var nothingThisDay: String {
    say(en: "Nothing for this day", ru: "На этот день ничего нет")
  }
  var nothingThisDayHint: String {
    say(
      en: "[ and ] lead to other days, c opens the calendar.",
      ru: "[ и ] — другие дни, c — календарь.")
  }
  public var nothingFound: String { say(en: "Nothing found", ru: "Ничего не найдено") }
  var nothingFoundHint: String {
    say(
      en: "None of this day’s trackers matches the search or the filter.",
      ru: "Поиск или фильтр не оставили трекеров этого дня.")
  }
  var showAll: String { say(en: "Show all", ru: "Показать все") }
  var showAllHint: String { say(en: "show all", ru: "показать все") }

  // MARK: Search
  var search: String { say(en: "Search", ru: "Поиск") }
  var searchPlaceholder: String { say(en: "name", ru: "название") }
  public func found(_ count: Int) -> String {
    let word = plural(count, en: ("tracker", "trackers"), ru: ("трекер", "трекера", "трекеров"))
    return "\(count) \(word)"
  }

  // MARK: Keys
  var nextDay: String { say(en: "next day", ru: "день вперёд") }
  var previousDay: String { say(en: "day before", ru: "день назад") }
  var nextWeek: String { say(en: "next week", ru: "неделя вперёд") }
  var previousWeek: String { say(en: "week before", ru: "неделя назад") }
  var todayHint: String { today }
  var calendarHint: String { say(en: "calendar", ru: "календарь") }
  var searchHint: String { say(en: "search", ru: "поиск") }
  var filterHint: String { say(en: "filter", ru: "фильтр") }
  var nextFilter: String { say(en: "next filter", ru: "следующий фильтр") }
  var optionsHint: String { say(en: "options", ru: "настройки") }
  var addHint: String { say(en: "add a tracker", ru: "добавить трекер") }
  var nextMatch: String { say(en: "next match", ru: "следующее совпадение") }
  var previousMatch: String { say(en: "previous match", ru: "предыдущее совпадение") }
}

/// The words of a card.
extension TrackersWords {
  /// The line below the name: `3/8 glasses · 5 days · 3 in a row`.
  ///
  /// - Parameter columns: what does not fit is left out from the end.
  func state(_ card: DayCard, _ settings: TrackersSettings, within columns: Int) -> String {
    var parts = parts(card, settings)
    while parts.count > 1, DisplayWidth.of(told(parts)) > columns { parts.removeLast() }
    return told(parts)
  }

  /// The whole card as it is read out.
  func told(_ card: DayCard, _ settings: TrackersSettings) -> String {
    let state =
      card.isDone
      ? say(en: "done", ru: "выполнено")
      : card.isSkipped ? skipped : say(en: "not done", ru: "не выполнено")
    return ([card.tracker.name, state] + parts(card, settings).filter { $0 != skipped })
      .joined(separator: ", ")
  }

  private func parts(_ card: DayCard, _ settings: TrackersSettings) -> [String] {
    var parts: [String] = []
    if card.isSkipped { parts.append(skipped) }
    if let target = card.tracker.target, card.total != nil || !card.isSkipped {
      parts.append(amount(card, target))
    }
    if let progress = card.progress { parts.append(self.progress(progress)) }
    if let day = card.carriedFrom { parts.append(from(day)) }
    parts.append(card.tracker.isHabit ? days(card.doneCount) : once)
    if let streak = card.streak, streak.length > 1, !settings.hidesStreaks {
      parts.append(self.streak(streak))
    }
    return parts
  }

  var skipped: String { say(en: "skipped", ru: "пропуск") }
  private var once: String { say(en: "once", ru: "разово") }

  func from(_ day: CalendarDay) -> String {
    let date = calendar.dateInYear(day)
    return say(en: "of \(date)", ru: "от \(date)")
  }

  // MARK: What is measured
  public func number(_ amount: Amount) -> String {
    amount.text(decimalSign: language == .russian ? "," : ".")
  }

  /// `3/8 glasses`; where less is better, `1 ≤ 2 cups` or `3 > 2 cups`.
  public func amount(_ card: DayCard, _ target: TrackersDomain.Target) -> String {
    if let total = card.total { return self.total(total, card, target) }
    let wanted = wantedAmount(target)
    let done = card.amount.map(number) ?? (card.isDone ? number(target.amount) : nil)
    if !target.isAtMost { return "\(done ?? "0")/\(wanted)" }
    guard let done else { return "≤ \(wanted)" }
    return "\(done) \(card.isDone ? "≤" : ">") \(wanted)"
  }

  /// `7/10 km in the week`, with the amount of the day before it where there is one: `+3, 7/10 km in the
  /// week`.
  private func total(
    _ total: Amount, _ card: DayCard, _ target: TrackersDomain.Target
  ) -> String {
    let sign = target.isAtMost ? total > target.amount ? " > " : " ≤ " : "/"
    let sum = "\(number(total))\(sign)\(wantedAmount(target))"
    let schedule = card.tracker.habit?.schedules.schedule(on: card.entry.day)
    let told = schedule.map { inPeriod(sum, $0) } ?? sum
    return card.amount.map { "+\(number($0)), \(told)" } ?? told
  }

  /// `3/5 in the week`.
  private func inPeriod(_ count: String, _ schedule: Schedule) -> String {
    switch schedule {
    case .perWeek: say(en: "\(count) in the week", ru: "\(count) за неделю")
    case .perMonth: say(en: "\(count) in the month", ru: "\(count) за месяц")
    case .inDays(_, let days): "\(count) \(ScheduleWords(language).inDays(days))"
    case .weekdays, .paused: count
    }
  }

  private func wantedAmount(_ target: TrackersDomain.Target) -> String {
    let number = number(target.amount)
    return target.unit.isEmpty ? number : "\(number) \(target.unit)"
  }

  func wanted(_ target: TrackersDomain.Target) -> String {
    let all = target.isTotal ? say(en: " in all", ru: " всего") : ""
    let amount = wantedAmount(target) + all
    return target.isAtMost
      ? say(en: "At most \(amount)", ru: "Не больше \(amount)")
      : say(en: "At least \(amount)", ru: "Не меньше \(amount)")
  }

  // MARK: Runs and counts
  func progress(_ progress: DayCard.Progress) -> String {
    inPeriod("\(progress.done)/\(progress.wanted)", progress.schedule)
  }

  /// `3 in a row`; of weeks and months with their name.
  private func streak(_ streak: Streak) -> String {
    streak.unit == .days || streak.unit == .times
      ? say(en: "\(streak.length) in a row", ru: "\(streak.length) подряд")
      : say(en: "\(length(streak)) in a row", ru: "\(length(streak)) подряд")
  }

  public func length(_ streak: Streak) -> String {
    let count = streak.length
    let word =
      switch streak.unit {
      case .days: plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
      case .weeks: plural(count, en: ("week", "weeks"), ru: ("неделя", "недели", "недель"))
      case .months: plural(count, en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))
      case .times: plural(count, en: ("time", "times"), ru: ("раз", "раза", "раз"))
      }
    return "\(count) \(word)"
  }

  func streakInFull(_ streak: Streak) -> String {
    let length = inARow(streak)
    return say(en: "Now \(length)", ru: "Сейчас \(length)")
  }

  func doneInAll(_ count: Int) -> String {
    say(en: "Done on \(days(count)) in all", ru: "Выполнено всего: \(days(count))")
  }

  // MARK: When
  public func when(_ tracker: Tracker, on day: CalendarDay) -> String {
    if let eventDay = tracker.eventDay {
      return say(
        en: "Once, on \(calendar.date(eventDay))", ru: "Один раз, \(calendar.date(eventDay))")
    }
    return tracker.habit.map { when($0, on: day) } ?? ""
  }

  /// `3 times a week`; of a total `10 km a week`.
  private func when(_ habit: Habit, on day: CalendarDay) -> String {
    let (words, schedule) = (ScheduleWords(language), habit.schedules.schedule(on: day))
    guard habit.isTotal, schedule.isFree, let target = habit.target else {
      return words.text(schedule)
    }
    return "\(wantedAmount(target)) \(words.aPeriod(schedule))"
  }

  func since(_ day: CalendarDay) -> String {
    let date = calendar.date(day)
    return say(en: "Since \(date)", ru: "С \(date)")
  }

  func reminder(_ time: DayTime) -> String {
    say(en: "Reminder at \(time.text)", ru: "Напоминание в \(time.text)")
  }

  func colour(_ colour: TrackerColour) -> String {
    let name = ColorSwatch.standard[colour.number - 1].name(language).lowercased()
    return say(en: "Colour \(colour.number), \(name)", ru: "Цвет \(colour.number), \(name)")
  }

  func category(_ name: String) -> String { say(en: "Category: \(name)", ru: "Категория: \(name)") }
  func note(_ text: String) -> String { say(en: "Note: \(text)", ru: "Заметка: \(text)") }
}
