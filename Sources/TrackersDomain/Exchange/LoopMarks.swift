import Core
import Foundation
import Interchange

/// The days in Loop's files of checkmarks.
struct LoopMarks {
  static let file = "Checkmarks.csv"

  struct Days {
    var marks: [CalendarDay: DayMark] = [:]
    var notes: [CalendarDay: String] = [:]
  }

  let files: [String: Data]
  let habits: [LoopHabits.Item]

  /// The number that the name of a folder begins with.
  static func position(of folder: String) -> Int? {
    let digits = folder.prefix { $0.isASCII && $0.isNumber }
    return digits.count >= 3 ? Int(digits) : nil
  }

  /// By the positions of the habits.
  func read(_ today: CalendarDay, _ problems: inout [TrackersImportProblem]) -> [Int: Days] {
    var all: [Int: Days] = [:]
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
    _ data: Data, _ path: String, _ habit: LoopHabits.Item, _ today: CalendarDay,
    _ problems: inout [TrackersImportProblem]
  ) -> Days {
    var days = Days()
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
    _ data: Data, _ today: CalendarDay, _ all: inout [Int: Days],
    _ problems: inout [TrackersImportProblem]
  ) {
    var reader = CSVReader(String(decoding: data, as: UTF8.self))
    let names = (reader.next()?.fields ?? []).map { TextRules.trimmed($0) }
    let columns = names.enumerated().compactMap { column, name in
      habits.first { all[$0.position] == nil && $0.tracker.name == name }.map { (column, $0) }
    }
    if columns.isEmpty { return }
    for record in reader where record.fields != [""] {
      let line = Line(path: Self.file, number: record.line, today: today)
      guard let day = line.day(record.fields[0], &problems) else { continue }
      for (column, habit) in columns where column > 0 && column < record.fields.count {
        if let mark = line.mark(record.fields[column], habit, &problems) {
          all[habit.position, default: Days()].marks[day] = mark
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
      _ text: String, _ habit: LoopHabits.Item, _ problems: inout [TrackersImportProblem]
    ) -> DayMark? {
      let text = TextRules.trimmed(text)
      let isMeasured = habit.tracker.target != nil
      switch text {
      case "", "UNKNOWN", "NO", "YES_AUTO", "-1": return nil
      case "SKIP": return .skip
      case "YES_MANUAL": return isMeasured ? .amount(Amount(known: 2)) : .done
      default: break
      }
      guard let value = Int(text), Amount.range.contains(value) else {
        tell(.notAValue(short(text)), &problems)
        return nil
      }
      if isMeasured { return measured(value) }
      switch value {
      case 0, 1: return nil
      case 2: return .done
      case 3: return .skip
      default:
        tell(.notAValue(short(text)), &problems)
        return nil
      }
    }

    /// Loop writes 3 for a skipped day here too: three thousandths of something are no amount.
    private func measured(_ value: Int) -> DayMark? {
      switch value {
      case 3: .skip
      default: .amount(Amount(known: value))
      }
    }

    private func tell(
      _ reason: TrackersImportProblem.Reason, _ problems: inout [TrackersImportProblem]
    ) { problems.append(TrackersImportProblem(path, line: number, reason)) }

    private func short(_ text: String) -> String { String(TextRules.clean(text).prefix(40)) }
  }
}
