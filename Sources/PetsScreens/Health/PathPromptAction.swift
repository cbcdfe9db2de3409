import PetsDomain

/// What can happen while a path is asked for.
public enum PathPromptAction: Sendable {
  case opened(PathPromptState.Purpose, text: String)
  case changed(String)
  case completed(typed: String, [PathCompletion])
  /// What goes on with a text that is to be completed as far as all of it agrees.
  case extended(typed: String, [PathCompletion])
  /// `Tab`: goes on as far as all suggestions agree, and into a folder that was taken.
  case completeTapped
  case submitted
  /// What came of it, to the question of that number.
  case attached(HealthBook.DocumentOutcome, ticket: Int)
  case written(FileExportOutcome, ticket: Int)
  case replaceConfirmed
  case replaceCancelled
  case cancelled
}
