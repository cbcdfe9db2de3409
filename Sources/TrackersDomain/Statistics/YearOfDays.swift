import Core

/// The days of a year.
struct YearOfDays {
  let days: [CalendarDay]

  init(_ year: Int) {
    days = (1...12).compactMap { CalendarMonth(year: year, month: $0) }
      .flatMap { month in (1...month.days).map { month.day($0) } }
  }
}
