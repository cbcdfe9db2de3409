import Core

/// Weeks and months of days that are numbers.
enum DayNumber {
  /// 0 for Monday; 1 January 1970 was a Thursday.
  static func weekdayPlace(_ day: Int) -> Int {
    let place = (day + 3) % 7
    return place < 0 ? place + 7 : place
  }

  /// The first day of the week.
  static func week(_ day: Int, _ start: WeekStart) -> Int {
    day - (weekdayPlace(day) - (start.weekday.rawValue - 1) + 7) % 7
  }

  static func nextWeek(_ day: Int, _ start: WeekStart) -> Int { week(day, start) + 7 }

  /// The first day of the month.
  static func month(_ day: Int) -> Int { day - CalendarDay(day).day + 1 }

  static func nextMonth(_ day: Int) -> Int {
    let first = CalendarDay(day)
    return day - first.day + 1 + first.inMonth.days
  }
}
