import Core
import Foundation
import Interchange

/// Reads ``TrackersContent/json()``. What is not as it should be is told, and the rest taken.
struct TrackersJSONReader {
  private var plan = TrackersImportPlan()
  private let today: CalendarDay

  static func plan(of data: Data, today: CalendarDay) -> TrackersImportPlan {
    var reader = TrackersJSONReader(today: today)
    do {
      reader.read(try JSONReader.value(in: data))
    } catch { reader.problem(error.line, .notUnderstood) }
    return reader.plan
  }

  private init(today: CalendarDay) { self.today = today }

  private mutating func problem(_ line: Int, _ reason: TrackersImportProblem.Reason) {
    plan.problems.append(TrackersImportProblem("", line: line, reason))
  }

  private mutating func read(_ file: JSONValue) {
    guard file["format"] == .string(TrackersContent.format),
      case .integer(let version) = file["version"]
    else { return problem(file.line, .notUnderstood) }
    if version > TrackersContent.version {
      return problem(file.line, .newerVersion(Int(clamping: version)))
    }
    for value in file["categories"].items { readCategory(value) }
    for value in file["trackers"].items { readTracker(value) }
  }

  private mutating func readCategory(_ value: JSONValue) {
    let name = TextRules.trimmed(value["name"].string ?? "")
    guard let id = value["id"].string.flatMap(UUID.init), !name.isEmpty,
      name.count <= TrackerCategory.longestName
    else { return problem(value.line, .missing("category")) }
    plan.categories.append(TrackerCategory(id: id, name: name))
  }

  // MARK: - Trackers
  private mutating func readTracker(_ value: JSONValue) {
    let name = TextRules.trimmed(value["name"].string ?? "")
    guard let id = value["id"].string.flatMap(UUID.init)
    else { return problem(value.line, .missing("id")) }
    guard !name.isEmpty, name.count <= Tracker.longestName
    else { return problem(value.line, .missing("name")) }
    guard let category = value["category"].string.flatMap(UUID.init),
      plan.categories.contains(where: { $0.id == category })
    else { return problem(value.line, .missing("category")) }
    guard let kind = kind(value) else { return problem(value.line, .missing("schedules")) }
    var tracker = Tracker(
      id: id, name: name, emoji: emoji(value), colour: colour(value), category: category,
      kind: kind, created: value["created"].string.flatMap(CalendarDay.init(markable:)) ?? today)
    tracker.isPinned = value["pinned"] == .bool(true)
    tracker.archived = value["archived"].day
    tracker.reminder = value["reminder"].string.flatMap(DayTime.init(typed:))
    tracker.question = text(value["question"])
    tracker.note = text(value["note"], multiline: true)
    plan.trackers.append(
      ImportedTracker(tracker, marks: marks(value), notes: notes(value["notes"])))
  }

  private func emoji(_ value: JSONValue) -> String {
    TextRules.trimmed(value["emoji"].string ?? "").first.map { String($0) }
      ?? TrackerEmoji.suggested[0]
  }

  private func colour(_ value: JSONValue) -> TrackerColour {
    guard case .integer(let number) = value["colour"] else { return .first }
    return TrackerColour(Int(clamping: number)) ?? .first
  }

  private func text(_ value: JSONValue, multiline: Bool = false) -> String {
    let text = TextRules.trimmed(value.string ?? "", multiline: multiline)
    return String(text.prefix(Tracker.longestText))
  }

  private func kind(_ value: JSONValue) -> TrackerKind? {
    if let day = value["event"].day { return .event(day) }
    let spans = value["schedules"].items.compactMap(span)
    return ScheduleHistory(spans).map { .habit(Habit($0, target: target(value["target"]))) }
  }

  private func span(_ value: JSONValue) -> ScheduleHistory.Span? {
    guard let since = value["since"].day else { return nil }
    for member in value.members ?? [] where member.name != "since" {
      var number = 0
      if case .integer(let count) = member.value { number = Int(clamping: count) }
      if member.name == "weekdays" { number = weekdays(member.value).rawValue }
      if member.name == "days" { number = stretch(member.value) }
      if let schedule = ScheduleTable.schedule(member.name, number) {
        return ScheduleHistory.Span(since: since, schedule)
      }
    }
    return nil
  }

  private func weekdays(_ value: JSONValue) -> WeekdaySet {
    WeekdaySet(
      value.items.compactMap { item in
        if case .integer(let number) = item {
          Weekday(rawValue: Int(clamping: number))
        } else {
          nil
        }
      })
  }

  /// So many times in so many days, as one number of the table; 0 where it is neither.
  private func stretch(_ value: JSONValue) -> Int {
    let numbers = value.items.compactMap { item in
      if case .integer(let number) = item { Int(clamping: number) } else { nil }
    }
    guard numbers.count == 2, case let schedule = Schedule.inDays(numbers[0], of: numbers[1]),
      schedule.isValid
    else { return 0 }
    return ScheduleTable.values(of: schedule).value
  }

  private func target(_ value: JSONValue) -> Target? {
    guard let amount = value["amount"].string.flatMap(Amount.init(typed:)) else { return nil }
    let unit = String(TextRules.trimmed(value["unit"].string ?? "").prefix(Target.longestUnit))
    return Target(
      amount, unit: unit, isAtMost: value["atMost"] == .bool(true),
      isTotal: value["total"] == .bool(true))
  }

  // MARK: - Days
  private mutating func marks(_ value: JSONValue) -> [CalendarDay: DayMark] {
    var marks: [CalendarDay: DayMark] = [:]
    for (name, mark) in [("done", DayMark.done), ("skipped", .skip)] {
      for item in value[name].items {
        if let day = day(item.string ?? "", value.line) { marks[day] = mark }
      }
    }
    for member in value["amounts"].members ?? [] {
      guard let day = day(member.name, value.line) else { continue }
      if let amount = member.value.string.flatMap(Amount.init(typed:)) {
        marks[day] = .amount(amount)
      } else {
        problem(value.line, .notAValue(member.name))
      }
    }
    return marks
  }

  private mutating func notes(_ value: JSONValue) -> [CalendarDay: String] {
    var notes: [CalendarDay: String] = [:]
    for member in value.members ?? [] {
      let note = text(member.value, multiline: true)
      if let day = day(member.name, value.line), !note.isEmpty { notes[day] = note }
    }
    return notes
  }

  private mutating func day(_ text: String, _ line: Int) -> CalendarDay? {
    if let day = CalendarDay(markable: text) { return day }
    problem(line, .notADate(String(TextRules.clean(text).prefix(40))))
    return nil
  }
}

extension JSONValue {
  fileprivate var day: CalendarDay? { string.flatMap(CalendarDay.init(iso:)) }
}
