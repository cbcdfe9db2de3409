import Core
import Foundation
import Interchange

/// The rows of Loop's `Habits.csv`; columns are known by their names, as they differ by version.
struct LoopHabits {
  static let file = "Habits.csv"

  static func read(
    _ data: Data, _ problems: inout [TrackersImportProblem]
  ) -> [LoopHabit] {
    var reader = CSVReader(String(decoding: data, as: UTF8.self))
    let names = (reader.next()?.fields ?? []).map { TextRules.folded(TextRules.trimmed($0)) }
    guard names.contains("name") else {
      problems.append(TrackersImportProblem(file, line: 1, .missing("Name")))
      return []
    }
    var habits: [LoopHabit] = []
    for record in reader where record.fields != [""] {
      let row = LoopRow(names: names, fields: record.fields, line: record.line)
      if let habit = habit(row, habits.count + 1, &problems) { habits.append(habit) }
    }
    return habits
  }

  private static func habit(
    _ row: LoopRow, _ count: Int, _ problems: inout [TrackersImportProblem]
  ) -> LoopHabit? {
    let name = row["name"]
    let reasons = name.isEmpty ? [.missing("Name")] : row.faults
    problems += reasons.map { TrackersImportProblem(file, line: row.line, $0) }
    if name.isEmpty { return nil }
    var habit = LoopHabit(
      position: Int(row["position"]) ?? count, name: name, frequency: frequency(row), file: file,
      line: row.line)
    (habit.question, habit.note) = (row["question"], row["description"])
    habit.colour = colour(row["color"])
    habit.target = target(row)
    habit.isArchived = row["archived?"] == "true"
    problems += habit.problems
    return habit
  }

  private static func colour(_ text: String) -> TrackerColour {
    UInt32(text.drop { $0 == "#" }, radix: 16).map(TrackerColour.nearest) ?? .first
  }

  private static func target(_ row: LoopRow) -> Target? {
    guard row["type"] == LoopType.measured, let value = Double(row["target value"]),
      let amount = Amount(loop: value)
    else { return nil }
    return Target(
      amount, unit: String(row["unit"].prefix(Target.longestUnit)),
      isAtMost: row["target type"] == LoopType.atMost)
  }

  /// In older versions under another name.
  private static func frequency(_ row: LoopRow) -> LoopFrequency {
    LoopFrequency(
      Int(row["frequencynumerator"]) ?? Int(row["numrepetitions"]) ?? 1,
      in: Int(row["frequencydenominator"]) ?? Int(row["interval"]) ?? 1)
  }
}

/// Loop's words in its tables.
enum LoopType {
  static let done = "YES_NO"
  static let measured = "NUMERICAL"
  static let atMost = "AT_MOST"
  static let atLeast = "AT_LEAST"
}

extension Amount {
  /// Nil for one that is too large, or no number.
  init?(loop value: Double) {
    guard (0...Double(Amount.range.upperBound / 1000)).contains(value) else { return nil }
    self.init(thousandths: Int((value * 1000).rounded()))
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
    return numbers + [type, colour, target].compactMap { $0 }
  }

  /// A kind that only a newer Loop knows; such a habit is taken as one that is done or not.
  private var type: String? {
    let text = self["type"]
    return ["", LoopType.done, LoopType.measured].contains(text) ? nil : text
  }

  private var colour: String? {
    let text = self["color"]
    return text.isEmpty || UInt32(text.drop { $0 == "#" }, radix: 16) != nil ? nil : text
  }

  private var target: String? {
    let text = self["target value"]
    return self["type"] == LoopType.measured && Double(text) == nil ? text : nil
  }
}
