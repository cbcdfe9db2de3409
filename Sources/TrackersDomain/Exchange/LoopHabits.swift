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
