import Core
import Foundation
import Interchange

/// The rows of Loop's `Habits.csv`; columns are known by their names, as they differ by version.
struct LoopHabits {
  static let file = "Habits.csv"

  struct Item {
    /// Counted from 1, as in the names of the folders.
    let position: Int
    var tracker: Tracker
    let schedule: Schedule
    let isArchived: Bool
  }

  static func read(
    _ data: Data, in category: TrackerCategory.ID, _ problems: inout [TrackersImportProblem],
    makeID: () -> UUID
  ) -> [Item] {
    var reader = CSVReader(String(decoding: data, as: UTF8.self))
    let names = (reader.next()?.fields ?? []).map { TextRules.folded(TextRules.trimmed($0)) }
    guard names.contains("name") else {
      problems.append(TrackersImportProblem(file, line: 1, .missing("Name")))
      return []
    }
    var items: [Item] = []
    for record in reader where record.fields != [""] {
      let row = LoopRow(names: names, fields: record.fields, line: record.line)
      if let item = item(row, items.count + 1, category, &problems, makeID()) { items.append(item) }
    }
    return items
  }

  private static func item(
    _ row: LoopRow, _ count: Int, _ category: TrackerCategory.ID,
    _ problems: inout [TrackersImportProblem], _ id: UUID
  ) -> Item? {
    func tell(_ reason: TrackersImportProblem.Reason) {
      problems.append(TrackersImportProblem(file, line: row.line, reason))
    }
    let name = row["name"]
    guard !name.isEmpty else {
      tell(.missing("Name"))
      return nil
    }
    for reason in row.faults { tell(reason) }
    if name.count > Tracker.longestName { tell(.shortened(name, most: Tracker.longestName)) }
    let (schedule, isExact) = schedule(row)
    if !isExact, case .perWeek(let times) = schedule { tell(.approximated(name, perWeek: times)) }
    let history = ScheduleHistory(schedule, since: .first)
    var tracker = Tracker(
      id: id, name: TextRules.trimmed(String(name.prefix(Tracker.longestName))),
      emoji: TrackerEmoji.suggested[0], colour: colour(row["color"]), category: category,
      kind: .habit(Habit(history, target: target(row))), created: .first)
    tracker.question = String(row["question"].prefix(Tracker.longestText))
    tracker.note = String(row["description"].prefix(Tracker.longestText))
    return Item(
      position: Int(row["position"]) ?? count, tracker: tracker, schedule: schedule,
      isArchived: row["archived?"] == "true")
  }

  private static func colour(_ text: String) -> TrackerColour {
    UInt32(text.drop { $0 == "#" }, radix: 16).map(TrackerColour.nearest) ?? .first
  }

  private static func target(_ row: LoopRow) -> Target? {
    guard row["type"] == "NUMERICAL", let value = Double(row["target value"]),
      (0...Double(Amount.range.upperBound / 1000)).contains(value)
    else { return nil }
    return Target(
      Amount(known: Int((value * 1000).rounded())),
      unit: String(row["unit"].prefix(Target.longestUnit)),
      isAtMost: row["target type"] == "AT_MOST")
  }

  /// So many times in so many days, in older versions under another name; what we have no schedule for
  /// becomes the nearest number of times a week.
  private static func schedule(_ row: LoopRow) -> (Schedule, isExact: Bool) {
    let times = Int(row["frequencynumerator"]) ?? Int(row["numrepetitions"]) ?? 1
    let days = Int(row["frequencydenominator"]) ?? Int(row["interval"]) ?? 1
    guard times > 0, days > 0, times < days else { return (.weekdays(.everyDay), true) }
    switch days {
    case 7: return (.perWeek(times), true)
    case 28...31 where Schedule.monthCounts.contains(times): return (.perMonth(times), true)
    default:
      let perWeek = Int((Double(times) * 7 / Double(days)).rounded())
      if perWeek >= 1 { return (.perWeek(min(7, perWeek)), false) }
      return (.perMonth(max(1, Int((Double(times) * 30 / Double(days)).rounded()))), false)
    }
  }
}

/// The fields of a row by the names of their columns.
private struct LoopRow {
  let names: [String]
  let fields: [String]
  let line: Int

  /// Empty where there is no such column.
  subscript(name: String) -> String {
    guard let place = names.firstIndex(of: name), fields.indices.contains(place) else { return "" }
    return TextRules.trimmed(fields[place])
  }

  // MARK: - Faults
  private static let numbers = [
    "position", "frequencynumerator", "frequencydenominator", "numrepetitions", "interval",
  ]

  /// Fields that are not there, and values that are not what their columns say. Only those that a
  /// habit is made of.
  var faults: [TrackersImportProblem.Reason] {
    missing.map { .missing($0) } + wrong.map { .notAValue($0) }
  }

  /// The first one stands for those behind it.
  private var missing: [String] { fields.count < names.count ? [names[fields.count]] : [] }

  private var wrong: [String] {
    let numbers = Self.numbers.map { self[$0] }.filter { !$0.isEmpty && Int($0) == nil }
    return numbers + [colour, target].compactMap { $0 }
  }

  private var colour: String? {
    let text = self["color"]
    return text.isEmpty || UInt32(text.drop { $0 == "#" }, radix: 16) != nil ? nil : text
  }

  private var target: String? {
    let text = self["target value"]
    return self["type"] == "NUMERICAL" && Double(text) == nil ? text : nil
  }
}
