import Core

/// What happens to the calendar of the birthday.
public enum CalendarAction: Sendable {
  case opened
  case moved(CalendarDay)
  case picked(CalendarDay)
  case closed
}
