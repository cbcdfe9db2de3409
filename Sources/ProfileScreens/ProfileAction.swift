import AppRuntime

/// What can happen in the Profile tab.
public enum ProfileAction: Sendable {
  case started
  case chosen(ProgramChoice)
  case rowMoved(Int)
  case rowOpened(Int)
  case frontClosed
  /// Another tab shows.
  case left

  /// The number of all pets.
  case petsCounted(Int)
  case petsClosed
  /// An action of the list of pets, while that is open.
  indirect case pets(TabAction)
  case mailStarted
  case mailUnavailable
  case addressCopied
  case resetConfirmed(ProfileReset)
  case data(DataAction)
}
