import Core
import Foundation
import Interchange

/// The content of the form for a tracker, as it is typed. It is kept as a draft, and made a tracker
/// by ``TrackersRepository/add(_:)`` and ``TrackersRepository/update(_:to:)``.
public struct TrackerForm: Sendable, Hashable, Codable {
  public enum Kind: String, Sendable, Hashable, Codable { case habit, event }

  /// The kind of a habit's schedule. The parts of the other kinds keep their values.
  public enum Rhythm: String, Sendable, Hashable, Codable, CaseIterable {
    case weekdays, perWeek, perMonth, everyDays, inDays
  }

  /// The day from which another schedule holds.
  public enum Start: String, Sendable, Hashable, Codable, CaseIterable {
    case today
    /// All days that there are.
    case beginning
    /// ``TrackerForm/startDay``.
    case day
  }

  public var kind: Kind
  public var name = ""
  public var emoji = ""
  /// 1 to 18; nil while none is chosen.
  public var colour: Int?
  /// Nil for the usual one: the first there is, or a new one.
  public var category: UUID?
  public var question = ""
  public var note = ""
  /// A time as typed; empty for none.
  public var reminder = ""
  public var rhythm = Rhythm.weekdays
  /// ``WeekdaySet/rawValue``.
  public var weekdays = 0
  public var perWeek = 3
  public var perMonth = 10
  /// Every so many days.
  public var everyDays = 3
  /// So many times in ``length`` days.
  public var times = 2
  public var length = 14
  /// The beginning of another schedule, where a habit is changed.
  public var start = Start.today
  /// `2026-03-06`.
  public var startDay: String?
  /// `2026-03-06`; the day of an event.
  public var day: String?
  public var isMeasured = false
  /// An amount as typed.
  public var target = ""
  public var unit = ""
  public var isAtMost = false
  /// True where the amount is that of the whole week, month or stretch of days.
  public var isTotal = false

  public init(_ kind: Kind) { self.kind = kind }

  /// Creates a form in which the name alone is missing, and the day of an event: every day, the first of the
  /// suggested emoji and of the colours.
  public init(usual kind: Kind) {
    self.init(kind)
    weekdays = WeekdaySet.everyDay.rawValue
    (emoji, colour) = (TrackerEmoji.suggested[0], 1)
  }

  /// Creates a form with the values of a tracker, to change it.
  public init(_ tracker: Tracker) {
    self.init(tracker.isHabit ? .habit : .event)
    (name, emoji, colour) = (tracker.name, tracker.emoji, tracker.colour.number)
    (category, question, note) = (tracker.category, tracker.question, tracker.note)
    reminder = tracker.reminder?.text ?? ""
    day = tracker.eventDay?.iso
    if let habit = tracker.habit { show(habit) }
  }

  private mutating func show(_ habit: Habit) {
    switch habit.schedules.latest {
    case .weekdays(let days): (rhythm, weekdays) = (.weekdays, days.rawValue)
    case .perWeek(let count): (rhythm, perWeek) = (.perWeek, count)
    case .perMonth(let count): (rhythm, perMonth) = (.perMonth, count)
    case .inDays(1, let days): (rhythm, everyDays) = (.everyDays, days)
    case .inDays(let count, let days): (rhythm, times, length) = (.inDays, count, days)
    case .paused: break
    }
    guard let target = habit.target else { return }
    (isMeasured, isAtMost, unit) = (true, target.isAtMost, target.unit)
    isTotal = target.isTotal
    self.target = target.amount.text()
  }

  // MARK: - Drafts
  /// The form as text, for ``init(draft:)``.
  public var draft: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Nil for a text that is no draft of this form.
  public init?(draft: String) {
    guard let form = try? JSONDecoder().decode(Self.self, from: Data(draft.utf8))
    else { return nil }
    self = form
  }

  // MARK: - Tracker
  /// The schedule that is chosen now; it need not be valid.
  public var schedule: Schedule {
    switch rhythm {
    case .weekdays: .weekdays(WeekdaySet(rawValue: weekdays))
    case .perWeek: .perWeek(perWeek)
    case .perMonth: .perMonth(perMonth)
    case .everyDays: .inDays(1, of: everyDays)
    case .inDays: .inDays(times, of: length)
    }
  }

  /// True where a total of the whole week, month or stretch of days is wanted, and can be.
  public var countsTotal: Bool { kind == .habit && isMeasured && isTotal && rhythm != .weekdays }

  public var eventDay: CalendarDay? { day.flatMap(CalendarDay.init(iso:)) }

  private var measured: Target? {
    guard isMeasured, let amount = Amount(typed: target) else { return nil }
    return Target(
      amount, unit: TextRules.trimmed(unit), isAtMost: isAtMost, isTotal: countsTotal)
  }

  /// Returns a new tracker; nil while something is missing.
  ///
  /// - Parameter usual: its category where none is chosen.
  func tracker(id: UUID, on today: CalendarDay, usual: TrackerCategory.ID) -> Tracker? {
    guard let colour = colour.flatMap(TrackerColour.init), problems.isEmpty else { return nil }
    let kind: TrackerKind
    switch (self.kind, eventDay) {
    case (.habit, _):
      kind = .habit(Habit(ScheduleHistory(schedule, since: today), target: measured))
    case (.event, let day?): kind = .event(day)
    case (.event, nil): return nil
    }
    var tracker = Tracker(
      id: id, name: "", emoji: "", colour: colour, category: category ?? usual, kind: kind,
      created: today)
    fill(&tracker)
    return tracker
  }

  /// Returns the tracker as changed by the form; a habit stays a habit, and its old days their
  /// schedule.
  func changed(_ tracker: Tracker, on today: CalendarDay) -> Tracker? {
    guard let colour = colour.flatMap(TrackerColour.init), problems.isEmpty else { return nil }
    var changed = tracker
    (changed.category, changed.colour) = (category ?? tracker.category, colour)
    switch tracker.kind {
    case .habit(var habit):
      reschedule(&habit, on: today)
      habit.target = measured
      changed.kind = .habit(habit)
    case .event:
      if let eventDay { changed.kind = .event(eventDay) }
    }
    fill(&changed)
    return changed
  }

  private func reschedule(_ habit: inout Habit, on today: CalendarDay) {
    switch start {
    case .today:
      if habit.schedules.latest != schedule { habit.schedules.change(to: schedule, from: today) }
    case .beginning: habit.schedules.correct(to: schedule, from: nil)
    case .day:
      guard let day = startDay.flatMap(CalendarDay.init(iso:)) else { return }
      habit.schedules.correct(to: schedule, from: min(day, today))
    }
  }

  private func fill(_ tracker: inout Tracker) {
    tracker.name = TextRules.trimmed(name)
    tracker.emoji = TextRules.trimmed(emoji)
    tracker.question = TextRules.trimmed(question)
    tracker.note = TextRules.trimmed(note, multiline: true)
    tracker.reminder = DayTime(typed: reminder)
  }

  // MARK: - Problems
  /// The missing parts without which it cannot be saved, in the order of the form. The store may
  /// still find that a category is gone.
  public var missing: [TrackerPart] {
    problems.compactMap { if case .missing(let part) = $0 { part } else { nil } }
  }

  /// All problems that keep it from being saved, in the order of the form.
  public var problems: [TrackerProblem] {
    let all = [
      nameProblem, timeProblem, startProblem, targetProblem, unitProblem, emojiProblem,
      colourProblem, reminderProblem, questionProblem, noteProblem,
    ]
    return all.compactMap { $0 }
  }

  private var nameProblem: TrackerProblem? {
    let name = TextRules.trimmed(name)
    if name.isEmpty { return .missing(.name) }
    let most = Tracker.longestName
    return name.count > most ? .tooLong(.name, most: most) : nil
  }

  private var emojiProblem: TrackerProblem? {
    let emoji = TextRules.trimmed(emoji)
    if emoji.isEmpty { return .missing(.emoji) }
    return emoji.count > 1 ? .tooLong(.emoji, most: 1) : nil
  }

  private var colourProblem: TrackerProblem? {
    colour.flatMap(TrackerColour.init) == nil ? .missing(.colour) : nil
  }

  private var timeProblem: TrackerProblem? {
    switch kind {
    case .habit: schedule.isValid ? nil : .missing(.schedule)
    case .event: eventDay == nil ? .missing(.day) : nil
    }
  }

  private var startProblem: TrackerProblem? {
    guard kind == .habit, start == .day else { return nil }
    return startDay.flatMap(CalendarDay.init(iso:)) == nil ? .missing(.start) : nil
  }

  private var targetProblem: TrackerProblem? {
    guard kind == .habit, isMeasured else { return nil }
    if TextRules.trimmed(target).isEmpty { return .missing(.target) }
    guard let amount = Amount(typed: target) else { return .notAnAmount }
    return amount == .zero && !isAtMost ? .notAnAmount : nil
  }

  private var unitProblem: TrackerProblem? { tooLong(unit, .unit, most: Target.longestUnit) }

  private var reminderProblem: TrackerProblem? {
    let isFine = TextRules.trimmed(reminder).isEmpty || DayTime(typed: reminder) != nil
    return isFine ? nil : .notATime
  }

  private var questionProblem: TrackerProblem? {
    tooLong(question, .question, most: Tracker.longestText)
  }

  private var noteProblem: TrackerProblem? { tooLong(note, .note, most: Tracker.longestText) }

  private func tooLong(_ text: String, _ part: TrackerPart, most: Int) -> TrackerProblem? {
    TextRules.trimmed(text, multiline: true).count > most ? .tooLong(part, most: most) : nil
  }
}

/// Drafts of an earlier version: parts that they lack have the values of an empty form.
extension TrackerForm {
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(Kind.self, forKey: .kind))
    func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) throws {
      value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(.name, &name)
    try read(.emoji, &emoji)
    try read(.question, &question)
    try read(.note, &note)
    try read(.reminder, &reminder)
    try read(.rhythm, &rhythm)
    try read(.weekdays, &weekdays)
    try read(.perWeek, &perWeek)
    try read(.perMonth, &perMonth)
    try read(.everyDays, &everyDays)
    try read(.times, &times)
    try read(.length, &length)
    try read(.start, &start)
    try read(.isMeasured, &isMeasured)
    try read(.target, &target)
    try read(.unit, &unit)
    try read(.isAtMost, &isAtMost)
    try read(.isTotal, &isTotal)
    colour = try values.decodeIfPresent(Int.self, forKey: .colour)
    category = try values.decodeIfPresent(UUID.self, forKey: .category)
    day = try values.decodeIfPresent(String.self, forKey: .day)
    startDay = try values.decodeIfPresent(String.self, forKey: .startDay)
  }
}
