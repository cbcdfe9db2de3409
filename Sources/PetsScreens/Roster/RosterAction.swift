import PetsDomain

/// What can happen in the list of pets that another tab shows.
public enum RosterAction: Sendable {
  case opened
  case loaded(PetPage)
  /// There is nothing to show.
  case failed(any Error)
  case moved(Int)
  /// Wheel or bar have moved the list.
  case viewed(Range<Int>)
  case deleteTapped(Int)
  case backTapped
  /// Another screen is shown.
  case left
}
