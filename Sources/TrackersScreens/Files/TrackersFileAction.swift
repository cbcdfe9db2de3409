import FilePrompts
import Interchange
import TrackersDomain

/// What can happen while trackers go out of the program or come in.
public enum TrackersFileAction: Sendable {
  case importTapped
  case exportTapped
  case prompt(PathPromptAction)
  case formChosen(Int)
  /// What a file would bring.
  case looked(Result<TrackersFilePreview, TrackersFileProblem>, ticket: Int)
  /// What the preview has is wanted.
  case addTapped
  case added(ticket: Int)
  case notAdded(ticket: Int)
  /// Nil where there was nothing to write.
  case wrote(FileExportOutcome, ticket: Int)
  case closed
}
