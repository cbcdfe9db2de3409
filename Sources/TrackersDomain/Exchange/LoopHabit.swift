import Core
import Foundation
import Interchange

/// A habit of Loop Habit Tracker, out of a table or a database, before it is one of ours.
struct LoopHabit {
  /// Counted from 1, as in the names of the folders.
  var position: Int
  /// Nil in tables, which have none.
  var id: UUID?
  var name: String
  var question = ""
  var note = ""
  var frequency: LoopFrequency
  var colour = TrackerColour.first
  /// Nil for a habit that is done or not.
  var target: Target?
  var isArchived = false
  var reminder: DayTime?
  /// The place for problems with it.
  var file: String
  var line: Int

  var isMeasured: Bool { target != nil }

  /// The tracker that it becomes.
  ///
  /// - Parameters:
  ///   - days: all that was put down; the habit begins with the first of them.
  ///   - today: the day from which it is put away, as Loop does not know when that was.
  func tracker(
    _ days: LoopDays, in category: TrackerCategory.ID, today: CalendarDay, makeID: () -> UUID
  ) -> ImportedTracker {
    let first = [days.marks.keys.min(), days.notes.keys.min()].compactMap { $0 }.min() ?? today
    var target = target
    target?.isTotal = frequency.schedule.isFree
    var tracker = Tracker(
      id: id ?? makeID(), name: TextRules.trimmed(String(name.prefix(Tracker.longestName))),
      emoji: TrackerEmoji.suggested[0], colour: colour, category: category,
      kind: .habit(
        Habit(ScheduleHistory(frequency.schedule, since: first), target: target)),
      created: first)
    tracker.question = String(question.prefix(Tracker.longestText))
    tracker.note = String(note.prefix(Tracker.longestText))
    tracker.reminder = reminder
    if isArchived { tracker.archived = today }
    return ImportedTracker(tracker, marks: days.marks, notes: days.notes)
  }

  /// All that is taken in another way than it stands there.
  var problems: [TrackersImportProblem] {
    var reasons: [TrackersImportProblem.Reason] = []
    if name.count > Tracker.longestName {
      reasons.append(.shortened(name, most: Tracker.longestName))
    }
    if !frequency.isExact { reasons.append(.approximated(name, frequency.schedule)) }
    return reasons.map { TrackersImportProblem(file, line: line, $0) }
  }
}

extension TrackersImportPlan {
  /// Adds the habits of Loop with their days, in one category.
  mutating func add(
    _ habits: [LoopHabit], _ days: [Int: LoopDays], category: String, today: CalendarDay,
    makeID: () -> UUID
  ) {
    let group = TrackerCategory(id: makeID(), name: category)
    categories = [group]
    trackers = habits.map {
      $0.tracker(days[$0.position] ?? LoopDays(), in: group.id, today: today, makeID: makeID)
    }
  }
}

/// So many times in so many days, which is all that Loop knows of schedules: once in three days is every
/// third day, and of what is measured the days are those that are added up (`Frequency` and
/// `ScoreList.recompute` in `uhabits-core` of https://github.com/iSoron/uhabits).
struct LoopFrequency: Equatable {
  let times: Int
  let days: Int

  static let daily = LoopFrequency(1, in: 1)

  init(_ times: Int, in days: Int) { (self.times, self.days) = (times, days) }

  /// The nearest frequency to a schedule; weekdays are counted.
  init(_ schedule: Schedule) {
    switch schedule {
    case .weekdays(.everyDay), .paused: self = .daily
    case .weekdays(let days): self.init(days.count, in: 7)
    case .perWeek(let count): self.init(count, in: 7)
    case .perMonth(let count): self.init(count, in: 30)
    case .inDays(let count, let days): self.init(count, in: days)
    }
  }

  var schedule: Schedule {
    guard times > 0, days > 0, times < days else { return .weekdays(.everyDay) }
    switch days {
    case 7: return .perWeek(times)
    case 30...31 where Schedule.monthCounts.contains(times): return .perMonth(times)
    default: break
    }
    let longest = Schedule.lengths.upperBound
    if days <= longest { return .inDays(times, of: days) }
    // As doubles, which the greatest numbers do not overflow.
    let share = Double(times) / Double(days) * Double(longest)
    return .inDays(min(longest - 1, max(1, Int(share.rounded()))), of: longest)
  }

  /// False for a stretch that is longer than ours can be.
  var isExact: Bool { times >= days || days <= Schedule.lengths.upperBound }
}

/// The days of a habit of Loop.
struct LoopDays {
  var marks: [CalendarDay: DayMark] = [:]
  var notes: [CalendarDay: String] = [:]

  /// Loop's numbers of a day (`Entry` in `uhabits-core`). Of what is measured they are thousandths, but for
  /// a skip, which is 3 there too: three thousandths of something are no amount.
  enum Value {
    static let unknown = -1
    static let no = 0
    /// Not done, and not asked for by the frequency.
    static let automatic = 1
    static let done = 2
    static let skip = 3
  }

  /// The mark of a number; nil for a number that there is not. A day of nothing is `DayMark.none`.
  static func mark(_ value: Int, isMeasured: Bool) -> DayMark? {
    switch value {
    case Value.unknown: DayMark.none
    case Value.skip: .skip
    case _ where isMeasured: Amount(thousandths: value).map { .amount($0) }
    case Value.no, Value.automatic: DayMark.none
    case Value.done: .done
    default: nil
    }
  }

  /// Loop's number for a mark.
  static func value(_ mark: DayMark, _ target: Target?) -> Int {
    switch (mark, target) {
    case (.none, _): Value.unknown
    case (.skip, _): Value.skip
    case (.done, let target?): target.isAtMost ? Value.no : target.amount.thousandths
    case (.done, nil): Value.done
    case (.amount(let amount), nil): amount > .zero ? Value.done : Value.no
    case (.amount(let amount), _): amount.thousandths
    }
  }
}
