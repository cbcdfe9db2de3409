import ArgumentParser
import Core
import Interchange
import Toolkit
import TrackersDomain
import TrackersScreens

/// `moggy trackers grid`.
struct TrackersGrid: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "grid", abstract: "Print habits by days, as the grid of the program.",
    discussion: """
      ✓ done, ◐ partly done, – skipped, · not done, ○ due today, and nothing where nothing was due; the \
      score at the right. In JSON a day is also “part” or “missed”.
      """)

  @OptionGroup var options: RecordsOptions
  @OptionGroup var day: DayOption
  @Option(help: ArgumentHelp("So many days up to it, 1 to 366.", valueName: "number"))
  var days = 14

  func validate() throws {
    guard (1...366).contains(days) else { throw ValidationError("--days is 1 to 366.") }
  }

  func perform(in context: TrackersContext) async throws {
    let last = min(try day.day(in: context), context.today)
    let shown = (0..<days).map { last.adding(days: $0 - days + 1) }
    let grid = try await context.trackers.grid(shown[0]...last)
    context.tell(
      .array(
        grid.sections.flatMap { section in
          section.rows.map { JSONValue(grid.rows[$0], section.category.name, shown) }
        }), rows: context.words.rows(grid, shown))
  }
}

extension TrackersCommandWords {
  fileprivate func rows(_ grid: HabitGrid, _ days: [CalendarDay]) -> [[String]] {
    if grid.rows.isEmpty { return [] }
    let head = days.enumerated().map { place, day in
      place == 0 || day.day == 1 ? CalendarWords(language).short(day.inMonth) : ""
    }
    return [[""] + head, [""] + days.map { String($0.day) }]
      + grid.sections.flatMap { section in
        [[section.category.name]]
          + section.rows.map { index in
            let row = grid.rows[index]
            let cells = days.map { screen.glyph(row.cell(on: $0).state) }
            return ["  " + row.tracker.name] + cells.map { $0 == " " ? "" : $0 }
              + [screen.percent(row.score)]
          }
      }
  }
}

extension JSONValue {
  fileprivate init(_ row: HabitGridRow, _ category: String, _ days: [CalendarDay]) {
    self = [
      "id": .string(row.id.text), "name": .string(row.tracker.name), "category": .string(category),
      "score": Self.rounded(row.score),
      "days": .array(days.map { JSONValue(row.cell(on: $0)) }),
    ]
  }

  private init(_ cell: HabitGridCell) {
    let state =
      switch cell.state {
      case .done: "done"
      case .part, .over: "part"
      case .skipped: "skipped"
      case .missed: "missed"
      case .waiting: "due"
      case .free: "not due"
      }
    var amount: Amount?
    if case .amount(let measured) = cell.entry.mark { amount = measured }
    let note = cell.entry.note
    self = [
      "date": .string(cell.entry.day.iso), "state": .string(state),
      "amount": Self.amount(amount), "note": note.isEmpty ? .null : .string(note),
    ]
  }
}
