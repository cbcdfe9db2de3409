import Core
import Terminal
import Toolkit
import TrackersDomain

/// What a card says.
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
      ? language.say(en: "done", ru: "выполнено")
      : card.isSkipped ? skipped : language.say(en: "not done", ru: "не выполнено")
    return ([card.tracker.name, state] + parts(card, settings).filter { $0 != skipped })
      .joined(separator: ", ")
  }

  private func parts(_ card: DayCard, _ settings: TrackersSettings) -> [String] {
    var parts: [String] = []
    if card.isSkipped { parts.append(skipped) }
    if let target = card.tracker.target, !card.isSkipped { parts.append(amount(card, target)) }
    if let progress = card.progress { parts.append(self.progress(progress)) }
    if let day = card.carriedFrom { parts.append(from(day)) }
    parts.append(card.tracker.isHabit ? days(card.doneCount) : once)
    if let streak = card.streak, streak.length > 1, !settings.hidesStreaks {
      parts.append(self.streak(streak))
    }
    return parts
  }

  var skipped: String { language.say(en: "skipped", ru: "пропуск") }
  private var once: String { language.say(en: "once", ru: "разово") }

  func from(_ day: CalendarDay) -> String {
    let date = calendar.dateInYear(day)
    return language.say(en: "of \(date)", ru: "от \(date)")
  }

  // MARK: What is measured

  public func number(_ amount: Amount) -> String {
    amount.text(decimalSign: language == .russian ? "," : ".")
  }

  /// `3/8 glasses`; where less is better, `1 ≤ 2 cups` or `3 > 2 cups`.
  func amount(_ card: DayCard, _ target: TrackersDomain.Target) -> String {
    let wanted = wantedAmount(target)
    let done = card.amount.map(number) ?? (card.isDone ? number(target.amount) : nil)
    if !target.isAtMost { return "\(done ?? "0")/\(wanted)" }
    guard let done else { return "≤ \(wanted)" }
    return "\(done) \(card.isDone ? "≤" : ">") \(wanted)"
  }

  private func wantedAmount(_ target: TrackersDomain.Target) -> String {
    let number = number(target.amount)
    return target.unit.isEmpty ? number : "\(number) \(target.unit)"
  }

  func wanted(_ target: TrackersDomain.Target) -> String {
    let amount = wantedAmount(target)
    return target.isAtMost
      ? language.say(en: "At most \(amount)", ru: "Не больше \(amount)")
      : language.say(en: "At least \(amount)", ru: "Не меньше \(amount)")
  }

  // MARK: Runs and counts

  func progress(_ progress: DayCard.Progress) -> String {
    let count = "\(progress.done)/\(progress.wanted)"
    return switch progress.unit {
    case .days: count
    case .weeks: language.say(en: "\(count) in the week", ru: "\(count) за неделю")
    case .months: language.say(en: "\(count) in the month", ru: "\(count) за месяц")
    }
  }

  /// `3 in a row`; of weeks and months with their name.
  private func streak(_ streak: Streak) -> String {
    streak.unit == .days
      ? language.say(en: "\(streak.length) in a row", ru: "\(streak.length) подряд")
      : language.say(en: "\(length(streak)) in a row", ru: "\(length(streak)) подряд")
  }

  public func length(_ streak: Streak) -> String {
    let count = streak.length
    let word =
      switch streak.unit {
      case .days: language.plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
      case .weeks:
        language.plural(count, en: ("week", "weeks"), ru: ("неделя", "недели", "недель"))
      case .months:
        language.plural(count, en: ("month", "months"), ru: ("месяц", "месяца", "месяцев"))
      }
    return "\(count) \(word)"
  }

  func streakInFull(_ streak: Streak) -> String {
    let length = length(streak)
    return language.say(en: "Now \(length) in a row", ru: "Сейчас \(length) подряд")
  }

  func doneInAll(_ count: Int) -> String {
    language.say(en: "Done on \(days(count)) in all", ru: "Выполнено всего: \(days(count))")
  }

  // MARK: When

  public func when(_ tracker: Tracker, on day: CalendarDay) -> String {
    if let eventDay = tracker.eventDay {
      return language.say(
        en: "Once, on \(calendar.date(eventDay))", ru: "Один раз, \(calendar.date(eventDay))")
    }
    return tracker.habit.map {
      ScheduleWords(language: language).text($0.schedules.schedule(on: day))
    } ?? ""
  }

  func since(_ day: CalendarDay) -> String {
    let date = calendar.date(day)
    return language.say(en: "Since \(date)", ru: "С \(date)")
  }

  func reminder(_ time: DayTime) -> String {
    language.say(en: "Reminder at \(time.text)", ru: "Напоминание в \(time.text)")
  }

  func colour(_ colour: TrackerColour) -> String {
    let name = ColorSwatch.standard[colour.number - 1].name(language).lowercased()
    return language.say(
      en: "Colour \(colour.number), \(name)", ru: "Цвет \(colour.number), \(name)")
  }

  func category(_ name: String) -> String {
    language.say(en: "Category: \(name)", ru: "Категория: \(name)")
  }

  func note(_ text: String) -> String { language.say(en: "Note: \(text)", ru: "Заметка: \(text)") }
}
