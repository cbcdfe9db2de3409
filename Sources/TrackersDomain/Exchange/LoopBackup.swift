import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// Reads a full backup of Loop Habit Tracker: its SQLite database, of any version that has been out.
///
/// After `LoopDBImporter` and the migrations in `uhabits-core` of https://github.com/iSoron/uhabits: the
/// table `Habits` has a row for each habit, `Repetitions` one for each day, with the milliseconds of its
/// beginning in UTC. Columns that an older version lacks have the values that its migration gives them.
struct LoopBackup {
  static let habits = "Habits"
  static let days = "Repetitions"
  private static let mostHabits = 20_000
  private static let dayLength = 86_400_000

  let database: ForeignDatabase

  /// - Throws: `TrackersImportProblem` for a database that is damaged, or is none of Loop.
  init(_ data: Data) throws(TrackersImportProblem) {
    guard let database = ForeignDatabase(data)
    else { throw TrackersImportProblem("", line: 0, .damagedDatabase) }
    guard database.hasTable(Self.habits), database.hasTable(Self.days)
    else { throw TrackersImportProblem("", line: 0, .otherDatabase) }
    self.database = database
  }

  func plan(
    category: String, today: CalendarDay, makeID: () -> UUID
  ) throws(TrackersImportProblem) -> TrackersImportPlan {
    var plan = TrackersImportPlan()
    var habits: [LoopHabit] = []
    var positions: [Int64: Int] = [:]
    do {
      try database.read(Self.habits, Self.columns, order: "position") { row in
        guard habits.count < Self.mostHabits else { return }
        if let habit = habit(LoopRecord(row), habits.count + 1, &plan.problems) {
          if let id = Int64.fromDatabaseValue(row[0]) { positions[id] = habit.position }
          habits.append(habit)
        }
      }
      let days = try days(habits, positions, today, &plan.problems)
      plan.add(habits, days, category: category, today: today, makeID: makeID)
    } catch { throw TrackersImportProblem("", line: 0, .damagedDatabase) }
    return plan
  }

  // MARK: - Habits
  private static let columns = [
    "id", "name", "description", "question", "freq_num", "freq_den", "color", "archived", "type",
    "target_value", "target_type", "unit", "uuid", "reminder_hour", "reminder_min",
    "reminder_days",
  ]

  private func habit(
    _ row: LoopRecord, _ count: Int, _ problems: inout [TrackersImportProblem]
  ) -> LoopHabit? {
    func tell(_ reason: TrackersImportProblem.Reason) {
      problems.append(TrackersImportProblem(Self.habits, line: count, reason))
    }
    let name = row.text(1)
    guard !name.isEmpty else {
      tell(.missing("Name"))
      return nil
    }
    var habit = LoopHabit(
      position: count, id: row.id, name: name,
      frequency: LoopFrequency(row.number(4) ?? 1, in: row.number(5) ?? 1), file: Self.habits,
      line: count)
    // Before version 23 the question was kept as the description.
    (habit.question, habit.note) = (row.text(3), row.text(2, multiline: true))
    habit.colour = row.number(6).flatMap(Self.colour) ?? .first
    habit.isArchived = (row.number(7) ?? 0) != 0
    habit.reminder = row.reminder
    if habit.reminder != nil, let days = row.number(15), days & 0x7F != 0x7F {
      tell(.reminderDays(name))
    }
    switch row.number(8) ?? 0 {
    case 0: break
    case 1: habit.target = row.target
    default: tell(.notAValue("type \(row.number(8) ?? 0)"))
    }
    problems += habit.problems
    return habit
  }

  /// The colours of its palette (`PaletteColor.toCsvColor`).
  private static let palette: [UInt32] = [
    0xD32F2F, 0xE64A19, 0xF57C00, 0xFF8F00, 0xF9A825, 0xAFB42B, 0x7CB342, 0x388E3C, 0x00897B,
    0x00ACC1, 0x039BE5, 0x1976D2, 0x303F9F, 0x5E35B1, 0x8E24AA, 0xD81B60, 0x5D4037, 0x303030,
    0x757575, 0xAAAAAA,
  ]

  private static func colour(_ place: Int) -> TrackerColour? {
    palette.indices.contains(place) ? TrackerColour.nearest(to: palette[place]) : nil
  }

  // MARK: - Days
  private func days(
    _ habits: [LoopHabit], _ positions: [Int64: Int], _ today: CalendarDay,
    _ problems: inout [TrackersImportProblem]
  ) throws -> [Int: LoopDays] {
    var all: [Int: LoopDays] = [:]
    var faults: [TrackersImportProblem] = []
    let measured = Set(habits.filter(\.isMeasured).map(\.position))
    try database.read(Self.days, ["habit", "timestamp", "value", "notes"]) { row in
      guard let position = Int64.fromDatabaseValue(row[0]).flatMap({ positions[$0] }) else {
        return
      }
      let record = LoopRecord(row)
      guard let day = record.number(1).map({ $0 / Self.dayLength }).flatMap(Self.day) else {
        return faults.append(
          TrackersImportProblem(Self.days, line: 0, .notADate(record.text(1))))
      }
      guard day <= today else { return }
      let value = record.number(2) ?? LoopDays.Value.unknown
      if let mark = LoopDays.mark(value, isMeasured: measured.contains(position)) {
        if mark != .none { all[position, default: LoopDays()].marks[day] = mark }
      } else {
        faults.append(
          TrackersImportProblem(Self.days, line: 0, .notAValue("\(day.iso): \(value)")))
      }
      let note = String(record.text(3, multiline: true).prefix(Tracker.longestText))
      if !note.isEmpty { all[position, default: LoopDays()].notes[day] = note }
    }
    problems += faults
    return all
  }

  private static func day(_ number: Int) -> CalendarDay? {
    guard (-200_000...200_000).contains(number) else { return nil }
    let day = CalendarDay(number)
    return day.isMarkable ? day : nil
  }
}

/// The values of a row, whatever their types.
private struct LoopRecord {
  let row: Row

  init(_ row: Row) { self.row = row }

  func number(_ column: Int) -> Int? {
    Int.fromDatabaseValue(row[column])
      ?? Double.fromDatabaseValue(row[column]).flatMap { Int(exactly: $0.rounded()) }
  }

  func text(_ column: Int, multiline: Bool = false) -> String {
    TextRules.trimmed(String.fromDatabaseValue(row[column]) ?? "", multiline: multiline)
  }

  /// Thirty-two hexadecimal digits there.
  var id: UUID? {
    let digits = Array(text(12).replacing("-", with: ""))
    guard digits.count == 32 else { return nil }
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return UUID(uuidString: parts.joined(separator: "-"))
  }

  var reminder: DayTime? {
    guard let hour = number(13), let minute = number(14) else { return nil }
    return DayTime(hour: hour, minute: minute)
  }

  var target: Target? {
    let value = Double.fromDatabaseValue(row[9]) ?? Int64.fromDatabaseValue(row[9]).map(Double.init)
    return Amount(loop: value ?? 0).map {
      Target($0, unit: String(text(11).prefix(Target.longestUnit)), isAtMost: number(10) == 1)
    }
  }
}
