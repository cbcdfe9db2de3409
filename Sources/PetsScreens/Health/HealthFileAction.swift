import FilePrompts
import Interchange
import PetsDomain

/// What can happen to a file of a health book.
public enum HealthFileAction: Sendable {
  case opened(HealthFileState.Purpose, text: String)
  case prompt(PathPromptAction)
  /// What came of it, to the question of that number.
  case attached(HealthBook.DocumentOutcome, ticket: Int)
  case written(FileExportOutcome, ticket: Int)
}
