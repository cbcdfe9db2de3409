import Core
import Interchange

extension TrackersContent {
  /// A row for each day that something was put down for, by trackers and days: for other programs.
  public func csv() -> String {
    let names = Dictionary(
      categories.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    let head = ["day", "category", "tracker", "kind", "value", "amount", "unit", "note"]
    return CSVWriter.text(
      [head] + trackers.flatMap { item in Self.rows(item, names[item.tracker.category] ?? "") })
  }

  private static func rows(_ item: ImportedTracker, _ category: String) -> [[String]] {
    let tracker = item.tracker
    return Set(item.marks.keys).union(item.notes.keys).sorted().map { day in
      let mark = item.marks[day] ?? .none
      let (value, amount) = texts(mark)
      return [
        day.iso, category, tracker.name, tracker.isHabit ? "habit" : "event", value, amount,
        amount.isEmpty ? "" : tracker.target?.unit ?? "", item.notes[day] ?? "",
      ]
    }
  }

  private static func texts(_ mark: DayMark) -> (value: String, amount: String) {
    switch mark {
    case .none: ("", "")
    case .done: ("done", "")
    case .skip: ("skip", "")
    case .amount(let amount): ("amount", amount.text())
    }
  }
}
