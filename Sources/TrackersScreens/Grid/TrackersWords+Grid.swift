import Core
import Interchange
import Toolkit
import TrackersDomain

/// The words of the grid of habits by days.
extension TrackersWords {
  var gridTitle: String { say(en: "Grid of habits", ru: "Таблица привычек") }
  var gridHint: String { say(en: "grid", ru: "таблица") }
  var noHabits: String { say(en: "No habits yet", ru: "Привычек пока нет") }
  var showDay: String { say(en: "show the day", ru: "показать день") }
  var nextDays: String { say(en: "later days", ru: "более поздние дни") }
  var previousDays: String { say(en: "earlier days", ru: "более ранние дни") }

  func doneHint(_ isDone: Bool) -> String {
    isDone ? say(en: "not done", ru: "не выполнено") : say(en: "done", ru: "выполнено")
  }

  func skipHint(_ isSkipped: Bool) -> String {
    isSkipped ? say(en: "no skip", ru: "не пропуск") : say(en: "skip", ru: "пропуск")
  }

  /// A sign of one column for each state, so that none is told by colour alone.
  public func glyph(_ state: HabitGridCell.State) -> String {
    switch state {
    case .done: "✓"
    case .part: "◐"
    case .over: "!"
    case .skipped: "–"
    case .missed: "·"
    case .waiting: "○"
    case .free: " "
    }
  }

  func name(_ state: HabitGridCell.State) -> String {
    switch state {
    case .done: say(en: "done", ru: "выполнено")
    case .part: say(en: "partly done", ru: "выполнено частично")
    case .over: say(en: "too much", ru: "слишком много")
    case .skipped: skipped
    case .missed: say(en: "not done", ru: "не выполнено")
    case .waiting: say(en: "due today", ru: "на сегодня")
    case .free: say(en: "not due", ru: "не по плану")
    }
  }

  /// `✓ done  ◐ partly done  ! too much  – skipped  · not done  ○ due today  * note`.
  var legend: String {
    let states: [HabitGridCell.State] = [.done, .part, .over, .skipped, .missed, .waiting]
    let signs = states.map { state in
      state == .part
        ? "\(glyph(state)) " + say(en: name(state), ru: "частично")
        : "\(glyph(state)) \(name(state))"
    }
    return (signs + [say(en: "* note", ru: "* заметка")]).joined(separator: "  ")
  }

  /// `Run · Thu, 05.03 · done · 4 km · rain`.
  func told(_ row: HabitGridRow, _ cell: HabitGridCell) -> String {
    told([row.tracker.name] + facts(row, cell) + note(cell))
  }

  /// `Thu, 05.03 · done · 4 km · Run · rain`: first what the grid does not say as clearly.
  func head(_ row: HabitGridRow, _ cell: HabitGridCell) -> String {
    told(facts(row, cell) + [row.tracker.name] + note(cell))
  }

  private func note(_ cell: HabitGridCell) -> [String] {
    cell.entry.note.isEmpty ? [] : [TextRules.line(cell.entry.note, limit: 60)]
  }

  private func facts(_ row: HabitGridRow, _ cell: HabitGridCell) -> [String] {
    var parts = [short(cell.entry.day, in: row.today.year), name(cell.state)]
    if case .amount(let amount) = cell.entry.mark {
      let unit = row.tracker.target?.unit ?? ""
      parts.append(unit.isEmpty ? number(amount) : "\(number(amount)) \(unit)")
    }
    return parts
  }
}
