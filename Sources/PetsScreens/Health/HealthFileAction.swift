import FilePrompts
import PetsDomain

/// What can happen to a file of a health book.
public enum HealthFileAction: Sendable {
  case opened(HealthFileState.Purpose, text: String)
  case prompt(PathPromptAction)
  case attached(HealthBook.DocumentOutcome)
  case written(FileExportOutcome)
}
