import FilePrompts
import Interchange
import TravelDomain

/// What can happen while travels go out of the program or come in.
public enum TravelFileAction: Sendable {
  case importTapped
  case exportTapped
  case posterTapped
  /// The poster that shows is to be written.
  case saveTapped
  case prompt(PathPromptAction)
  case formChosen(Int)
  /// What a file would bring, under the name of that file.
  case looked(String, Result<ImportPreview, TravelFileProblem>, ticket: Int)
  /// What the preview has is wanted.
  case addTapped
  case added(ticket: Int)
  case notAdded(ticket: Int)
  case drawn([PosterDrawing], ticket: Int)
  case wrote(FileExportOutcome, ticket: Int)
  case closed
}
