import Foundation
import Interchange
import PetsDomain

/// The pets as a list to tidy up: as far as they are loaded, and which is selected.
public struct RosterState: Equatable, Sendable {
  /// Nil while nothing is loaded.
  public var page: PetPage?
  public var selectedIndex = 0
  /// The selected pet; the place decides where it is gone.
  var selectedID: UUID?
  /// The first pet of the part that is asked for.
  var window = 0

  public init() {}

  var query: PetQuery { PetQuery(offset: window, limit: PetsState.windowSize) }

  func pet(at index: Int) -> Pet? {
    guard let page, page.pets.indices.contains(index - page.offset) else { return nil }
    return page.pets[index - page.offset]
  }

  /// What stays the same about a row when others come and go.
  func key(at index: Int) -> String {
    let id = pet(at: index)?.id ?? (index == selectedIndex ? selectedID : nil)
    return id?.text ?? "loading.\(index)"
  }

  mutating func select(_ index: Int) {
    selectedIndex = index
    selectedID = pet(at: index)?.id
  }

  /// Selects what undo has brought back, else stays on the pet, or on its place where it is gone.
  mutating func take(_ page: PetPage) {
    let newcomer = PetsFeature.newcomer(in: page, after: self.page)
    self.page = page
    if let id = newcomer ?? selectedID, let found = page.pets.firstIndex(where: { $0.id == id }) {
      return select(page.offset + found)
    }
    select(min(max(0, selectedIndex), max(0, page.total - 1)))
  }

  /// Moves the part that is loaded to where the user is; false where that is loaded.
  mutating func follow(_ place: Int) -> Bool {
    guard let page else { return false }
    let margin = PetsState.windowSize / 4
    let (start, end) = (max(0, place - margin), min(page.total, place + margin))
    if start >= window, end <= window + PetsState.windowSize { return false }
    let goal = max(0, place - PetsState.windowSize / 2)
    defer { window = goal }
    return goal != window
  }
}
