import TrackersDomain

/// What can happen in front of a day.
public enum DayDialogAction: Sendable {
  case closed
  case filterChosen(DayChoice)
  case deleteAnswered(Bool)
  case amountTyped(String)
  case amountSaved
  case noteTyped(String)
  case noteSaved
  case figuresLoaded(HabitStatistics?)
  case pinnedDailyTurned(Bool)
  case carriedOverTurned(Bool)
  case streaksHiddenTurned(Bool)
}
