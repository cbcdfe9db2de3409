import Core

/// What can happen in the month in front of a day.
public enum DayCalendarAction: Sendable {
  case moved(CalendarDay)
  case picked(CalendarDay)
  case countsLoaded([CalendarDay: Int])
}
