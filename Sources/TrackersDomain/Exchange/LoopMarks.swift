import Core
import Foundation
import Interchange

/// The days in Loop's files of checkmarks.
struct LoopMarks {
  static let file = "Checkmarks.csv"

  let files: [String: Data]
  let habits: [LoopHabit]

  /// The number that the name of a folder begins with.
  static func position(of folder: String) -> Int? {
    let digits = folder.prefix { $0.isASCII && $0.isNumber }
    return digits.count >= 3 ? Int(digits) : nil
  }

  /// By the positions of the habits.
  func read(_ today: CalendarDay, _ problems: inout [TrackersImportProblem]) -> [Int: LoopDays] {
    var all: [Int: LoopDays] = [:]
    for path in files.keys.sorted() where path.hasSuffix("/" + Self.file) {
      guard let data = files[path], let position = Self.position(of: path),
        let habit = habits.first(where: { $0.position == position })
      else {
        problems.append(TrackersImportProblem(path, line: 0, .unknownHabit(path)))
        continue
      }
      all[position] = own(data, path, habit, today, &problems)
    }
    if let data = files[Self.file] { common(data, today, &all, &problems) }
    return all
  }

  // MARK: - A file of one habit
  private func own(
    _ data: Data, _ path: String, _ habit: LoopHabit, _ today: CalendarDay,
    _ problems: inout [TrackersImportProblem]
  ) -> LoopDays {
    var days = LoopDays()
    for (index, record) in CSVReader(String(decoding: data, as: UTF8.self)).enumerated() {
      let isHead = index == 0 && record.fields.first?.lowercased() == "date"
      if isHead || record.fields == [""] { continue }
      let value = record.fields.count > 1 ? record.fields[1] : ""
      let line = Line(path: path, number: record.line, today: today)
      guard let day = line.day(record.fields[0], &problems) else { continue }
      if let mark = line.mark(value, habit, &problems) { days.marks[day] = mark }
      let note = record.fields.count > 2 ? TextRules.trimmed(record.fields[2], multiline: true) : ""
      if !note.isEmpty { days.notes[day] = String(note.prefix(Tracker.longestText)) }
    }
    return days
  }

  // MARK: - The file of all
  /// Only for habits without a file of their own: this one has no notes.
  private func common(
    _ data: Data, _ today: CalendarDay, _ all: inout [Int: LoopDays],
    _ problems: inout [TrackersImportProblem]
  ) {
    var reader = CSVReader(String(decoding: data, as: UTF8.self))
    let names = (reader.next()?.fields ?? []).map { TextRules.trimmed($0) }
    let columns = names.enumerated().compactMap { column, name in
      habits.first { all[$0.position] == nil && $0.name == name }.map { (column, $0) }
    }
    if columns.isEmpty { return }
    for record in reader where record.fields != [""] {
      let line = Line(path: Self.file, number: record.line, today: today)
      guard let day = line.day(record.fields[0], &problems) else { continue }
      for (column, habit) in columns where column > 0 && column < record.fields.count {
        if let mark = line.mark(record.fields[column], habit, &problems) {
          all[habit.position, default: LoopDays()].marks[day] = mark
        }
      }
    }
  }

  // MARK: - Values
  /// A line of a file, for problems with its values.
  private struct Line {
    let path: String
    let number: Int
    let today: CalendarDay

    func day(_ text: String, _ problems: inout [TrackersImportProblem]) -> CalendarDay? {
      let day = CalendarDay(markable: TextRules.trimmed(text))
      if day == nil { tell(.notADate(short(text)), &problems) }
      return day.flatMap { $0 <= today ? $0 : nil }
    }

    /// Nil for a day of nothing.
    func mark(
      _ text: String, _ habit: LoopHabit, _ problems: inout [TrackersImportProblem]
    ) -> DayMark? {
      let text = TextRules.trimmed(text)
      if text.isEmpty { return nil }
      guard let value = Self.values[text] ?? Int(text),
        let mark = LoopDays.mark(value, isMeasured: habit.isMeasured)
      else {
        tell(.notAValue(short(text)), &problems)
        return nil
      }
      return mark == .none ? nil : mark
    }

    /// The words that newer versions write in place of numbers.
    private static let values = [
      "UNKNOWN": LoopDays.Value.unknown, "NO": LoopDays.Value.no,
      "YES_AUTO": LoopDays.Value.automatic, "YES_MANUAL": LoopDays.Value.done,
      "SKIP": LoopDays.Value.skip,
    ]

    private func tell(
      _ reason: TrackersImportProblem.Reason, _ problems: inout [TrackersImportProblem]
    ) { problems.append(TrackersImportProblem(path, line: number, reason)) }

    private func short(_ text: String) -> String { String(TextRules.clean(text).prefix(40)) }
  }
}
