import FilePrompts
import PetsDomain

/// What can happen about the photo of the open card.
public enum PhotoAction: Sendable {
  // The photo itself.
  case fitTapped
  case viewTapped
  case viewClosed
  case removeTapped
  case removed(PhotoOutcome)
  /// Dropped on the terminal, or pasted where no field is.
  case dropped(String)
  case taken(TakenPhoto)
  case failed(String)

  // The prompt for a path.
  case promptTapped
  case prompt(PathPromptAction)
}
