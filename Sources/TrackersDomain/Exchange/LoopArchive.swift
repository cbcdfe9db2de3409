import Core
import Foundation
import GRDB
import Interchange

/// A file for another program, and what of the records that program has no place for.
public struct TrackersFile: Sendable, Equatable {
  /// Something that a file cannot have as it is here.
  public enum Loss: Sendable, Hashable {
    /// It is not in the file.
    case left(String)
    /// It is in the file with the nearest schedule.
    case simplified(String)
  }

  public var content: Data
  /// In the order of the trackers.
  public var losses: [Loss] = []

  public init(_ content: Data, losses: [Loss] = []) {
    (self.content, self.losses) = (content, losses)
  }
}

/// Trackers as Loop Habit Tracker exports them: an archive with `Habits.csv`, the `Checkmarks.csv` and
/// `Scores.csv` of all, and a folder for each habit with its own (`HabitsCSVExporter` in `uhabits-core`
/// of https://github.com/iSoron/uhabits). ``LoopExport`` reads it.
///
/// Loop knows no events, categories, emoji, weekdays and earlier schedules. Weekdays become so many times
/// a week.
struct LoopArchive {
  /// A habit with what is computed of it.
  struct Item {
    let imported: ImportedTracker
    let habit: Habit
    let scores: ScoreLine

    var tracker: Tracker { imported.tracker }
    var frequency: LoopFrequency { LoopFrequency(habit.schedules.latest) }

    /// The target of the days that Loop adds up.
    var target: Double? {
      habit.target.map { target in
        let times = target.isTotal || frequency == .daily ? 1 : frequency.times
        return Double(target.amount.thousandths * times) / 1000
      }
    }

    /// True where Loop would do with it as we do.
    var isWhole: Bool {
      let isDaily = habit.schedules.latest == .weekdays(.everyDay)
      return habit.schedules.spans.count == 1 && frequency.schedule == habit.schedules.latest
        && (habit.target == nil || isDaily || habit.isTotal)
    }
  }

  let items: [Item]
  let today: CalendarDay
  private let events: [Tracker]

  init(in db: Database, today: CalendarDay, _ weekStart: WeekStart) throws {
    self.today = today
    let histories = try YearTable.histories(in: db)
    let all = try TrackersContent(in: db).trackers
    events = all.map(\.tracker).filter { !$0.isHabit }
    items = all.compactMap { item in
      guard let habit = item.tracker.habit else { return nil }
      let figures = HabitFigures(
        item.tracker, histories[item.tracker.rank] ?? DayHistory(), today: today.daysSinceEpoch,
        weekStart)
      let scores = figures.map {
        ScoreLine(first: CalendarDay($0.firstScored), values: $0.scores)
      }
      return Item(
        imported: item, habit: habit, scores: scores ?? ScoreLine(first: today, values: []))
    }
  }

  /// Nil without a habit.
  func file() throws -> TrackersFile? {
    if items.isEmpty { return nil }
    var archive = ZipWriter(day: today)
    func add(_ name: String, _ rows: [[String]]) throws {
      try archive.add(name, Data(CSVWriter.text(rows).utf8))
    }
    try add(LoopHabits.file, habits)
    for (place, item) in items.enumerated() {
      let folder = Self.folder(place + 1, item.tracker.name)
      try add(folder + "Scores.csv", Self.scores(item))
      try add(folder + LoopMarks.file, Self.marks(item))
    }
    let days = days
    try add(
      "Scores.csv", table(days) { Self.share($0.scores[$1] ?? 0) })
    try add(LoopMarks.file, table(days) { Self.value($0.imported.marks[$1] ?? .none, $0) })
    let losses =
      events.map { TrackersFile.Loss.left($0.name) }
      + items.filter { !$0.isWhole }.map { .simplified($0.tracker.name) }
    return TrackersFile(archive.archive, losses: losses)
  }

  // MARK: - Tables
  private var habits: [[String]] {
    let head = [
      "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator",
      "FrequencyDenominator", "Color", "Unit", "Target Type", "Target Value", "Archived?",
    ]
    let rows = items.enumerated().map { place, item in
      let (tracker, target) = (item.tracker, item.habit.target)
      return [
        Self.number(place + 1), tracker.name,
        target == nil ? LoopType.done : LoopType.measured, tracker.question, tracker.note,
        String(item.frequency.times), String(item.frequency.days),
        "#" + String(0x100_0000 + tracker.colour.rgb, radix: 16, uppercase: true).dropFirst(),
        target?.unit ?? "", target.map { $0.isAtMost ? LoopType.atMost : LoopType.atLeast } ?? "",
        item.target.map { String($0) } ?? "", String(tracker.archived != nil),
      ]
    }
    return [head] + rows
  }

  /// The newest first, as all of its tables.
  private static func scores(_ item: Item) -> [[String]] {
    let rows = item.scores.values.enumerated().reversed().map { place, value in
      [item.scores.first.adding(days: place).iso, share(value)]
    }
    return [["Date", "Score"]] + rows
  }

  private static func marks(_ item: Item) -> [[String]] {
    let (marks, notes) = (item.imported.marks, item.imported.notes)
    let rows = Set(marks.keys).union(notes.keys).sorted(by: >).map { day in
      [day.iso, value(marks[day] ?? .none, item), notes[day] ?? ""]
    }
    return [["Date", "Value", "Notes"]] + rows
  }

  /// The days from the first mark of any to today, the newest first.
  private var days: [CalendarDay] {
    guard let first = items.compactMap({ $0.imported.marks.keys.min() }).min(), first <= today
    else { return [] }
    return (first.daysSinceEpoch...today.daysSinceEpoch).reversed().map { CalendarDay($0) }
  }

  /// Each line ends with a comma there.
  private func table(
    _ days: [CalendarDay], _ cell: (Item, CalendarDay) -> String
  ) -> [[String]] {
    let rows = days.map { day in [day.iso] + items.map { cell($0, day) } + [""] }
    return [["Date"] + items.map(\.tracker.name) + [""]] + rows
  }

  // MARK: - Texts
  private static func value(_ mark: DayMark, _ item: Item) -> String {
    let value = LoopDays.value(mark, item.habit.target)
    switch value {
    case LoopDays.Value.unknown: return "UNKNOWN"
    case LoopDays.Value.skip where mark == .skip: return "SKIP"
    case LoopDays.Value.done where item.habit.target == nil: return "YES_MANUAL"
    case LoopDays.Value.no where item.habit.target == nil: return "NO"
    default: return String(value)
    }
  }

  /// Four decimals: `0.0519`.
  private static func share(_ value: Double) -> String {
    let number = Int((min(max(0, value), 1) * 10_000).rounded())
    return "\(number / 10_000)." + String(10_000 + number % 10_000).dropFirst()
  }

  private static func number(_ position: Int) -> String {
    let text = String(position)
    return String(repeating: "0", count: max(0, 3 - text.count)) + text
  }

  /// `001 Run/`; only ASCII letters are kept there.
  private static func folder(_ position: Int, _ name: String) -> String {
    let kept = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " ._-".contains($0)) }
    return TextRules.trimmed(number(position) + " " + kept.prefix(100)) + "/"
  }
}
