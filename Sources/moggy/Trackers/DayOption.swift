import ArgumentParser
import Core

/// The day that a command is about.
struct DayOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Of this day, as 2026-03-06, instead of today.", valueName: "day"),
    transform: DayOption.day)
  var date: CalendarDay?

  static func day(_ text: String) throws -> CalendarDay {
    guard let day = CalendarDay(iso: text) else {
      throw ValidationError("“\(text)” is no day, as 2026-03-06.")
    }
    return day
  }
}
