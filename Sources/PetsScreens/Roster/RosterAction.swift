import PetsDomain

/// What can happen in the list of pets that another tab shows.
public enum RosterAction: Sendable {
  case loaded(PetPage)
  /// A word to the parent: there is nothing to show, and why.
  case failed(String)
  case moved(Int)
  /// Wheel or bar have moved the list.
  case viewed(Range<Int>)
  case deleteTapped(Int)
  /// A word to the parent: this pet is to be deleted, in turn with what else is saved.
  case removed(Pet)
  /// A word to the parent: leave.
  case closed
}
