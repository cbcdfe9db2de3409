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
  case typed(String)
  case listed(typed: String, [PathCompletion])
  case completeTapped
  case markMoved(Int)
  case suggestionTaken(Int)
  case submitted
  case cancelled

  // The files to choose from.
  case browseTapped
  case folderListed(PhotoFolderListing)
  case fileMoved(to: Int)
  case fileOpened(index: Int)
  case folderLeft
  case browserClosed

  /// Words to the parent: keep these for the next start.
  case fitChosen(PhotoFit)
  case folderChosen(String)
}
