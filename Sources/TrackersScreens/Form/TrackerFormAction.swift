import Core
import TrackersDomain

/// What can happen in the form for a tracker, and in the list of categories in front of it.
public enum TrackerFormAction: Sendable {
  /// It has come onto the screen.
  case opened
  case kindChosen(TrackerForm.Kind)
  case categoriesLoaded([TrackerCategory])
  case edited(TrackerFormEdit)
  /// More was typed than a name may have.
  case nameRefused
  case emojiTapped
  case emojiSearched(String)
  case emojiPicked(String)
  case emojiClosed
  case calendarTapped
  case calendarMoved(CalendarDay)
  case calendarPicked(CalendarDay)
  case calendarClosed
  case categories(CategoryListAction)
  case saveTapped
  case refused([TrackerProblem])
  case leaveTapped
  case stayTapped
  /// The form is left and forgotten.
  case leftTapped
  /// It was stored, or already was so.
  case stored(Tracker)
  /// A word to the parent: the form is done with, and this is what came of it.
  case saved(Tracker)
  /// A word to the parent: the form is left, or what it is about is gone.
  case closed
}

extension TrackerFormAction {
  /// Whether somebody has gone on, so that what was told before is over.
  var isOfUser: Bool {
    switch self {
    case .opened, .categoriesLoaded, .nameRefused, .refused, .stored, .saved:
      false
    default: true
    }
  }
}
