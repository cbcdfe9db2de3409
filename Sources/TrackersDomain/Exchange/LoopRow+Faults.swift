import Foundation

/// What is wrong with a row of habits that is taken all the same, with what we make of it.
extension LoopRow {
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
