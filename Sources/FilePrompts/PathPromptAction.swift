/// What can happen while a path is asked for.
public enum PathPromptAction: Sendable {
  // The field, and what is in the folders below it.
  case typed(String)
  /// What goes on with that text, and what all of it has in common beyond the text, if anything.
  case listed(typed: String, [PathCompletion], common: String?)
  /// `Tab`: goes on as far as all agree, or with the marked one.
  case completeTapped
  case markMoved(Int)
  case suggestionTaken(Int)
  case submitted

  // The question about a file that is there.
  case replaceConfirmed
  case replaceKept

  // The files to choose from.
  case browseTapped
  case folderListed(FolderListing)
  case fileMoved(to: Int)
  case fileOpened(index: Int)
  case folderLeft
  case browserClosed

  /// A word to the parent: do it with this text. The prompt is busy until it is gone, refused, or
  /// asked whether to replace a file.
  case chosen(String, isReplacing: Bool)
  /// A word to the parent: the prompt is to go. It may be busy still.
  case cancelled
}
