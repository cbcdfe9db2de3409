import Core
import Foundation

/// What can happen on the form of a record.
public enum HealthFormAction: Sendable {
  case moved(to: Int)
  case editTapped(index: Int)
  case changed(String)
  case refused
  case submitted
  case cancelled
  /// `Tab` in a field: save, and on to the next one (or the one before).
  case stepped(Int)
  case clearTapped
  case calendarTapped
  case calendarMoved(CalendarDay)
  case calendarPicked(CalendarDay)
  case calendarClosed
  case saved(UUID, HealthEntry.Outcome)
  /// A save that did not reach the disk, and why.
  case notSaved(UUID, String)
  case dropConfirmed
  case dropCancelled
}
