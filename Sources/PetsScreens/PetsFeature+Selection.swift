import AppRuntime
import Foundation
import PetsDomain

/// The selection stays on its pet, wherever in a list of any length that stands.
extension PetsFeature {
  /// Keeps the selection on the same pet, or on the same place where the pet is gone.
  func pageLoaded(_ state: inout PetsState, _ page: PetPage) -> Effect<PetsAction> {
    state.newcomer = Self.newcomer(in: page, after: state.page)
    state.photos.note(page, after: state.page)
    state.phase = .loaded(page)
    if let id = state.selectedID { state.select(id) }
    state.selectedIndex = min(max(0, state.selectedIndex), max(0, page.total - 1))
    return state.isSelectionElsewhere ? findSelection(state) : takePlace(&state)
  }

  static func newcomer(in page: PetPage, after old: PetPage?) -> UUID? {
    guard let old, page.total == old.total + 1 else { return nil }
    let known = Set(old.pets.map(\.id))
    return page.pets.first { !known.contains($0.id) }?.id
  }

  /// What undo or redo has brought back is what the user looks for.
  func selectNewcomer(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let newcomer = state.newcomer else { return .none }
    state.viewed = nil
    state.select(newcomer)
    return followWindow(&state)
  }

  /// Asks where the selected pet stands, where the part that is loaded does not tell.
  func findSelection(_ state: PetsState) -> Effect<PetsAction> {
    guard state.isSelectionElsewhere, let id = state.selectedID else { return .none }
    let query = state.query
    return .run("find selected pet", queue: "selection") { [pets] send in
      do {
        send(.selectionFound(id: id, index: try await pets.index(of: id, in: query)))
      } catch {
        send(.loadFailed(String(describing: error)))
      }
    }
  }

  func selectionFound(
    _ state: inout PetsState, _ id: UUID, _ index: Int?
  ) -> Effect<PetsAction> {
    // Answers to earlier questions do not count.
    guard state.selectedID == id, state.isSelectionElsewhere else { return .none }
    guard let index else { return takePlace(&state) }
    state.selectedIndex = index
    return followWindow(&state)
  }

  /// Selects the pet that stands at the selected place.
  private func takePlace(_ state: inout PetsState) -> Effect<PetsAction> {
    state.selectedID = state.pet(at: state.selectedIndex)?.id
    return followWindow(&state)
  }

  /// Asks for another part of the list where the selection, or what is looked at instead, comes near
  /// the edge of this one.
  func followWindow(_ state: inout PetsState) -> Effect<PetsAction> {
    guard let page = state.page else { return .none }
    let margin = PetsState.windowSize / 4
    let place = state.viewed ?? state.selectedIndex
    let start = max(0, place - margin)
    let end = min(page.total, place + margin)
    if start >= state.window, end <= state.window + PetsState.windowSize { return .none }
    let goal = max(0, place - PetsState.windowSize / 2)
    guard goal != state.window else { return .none }
    state.window = goal
    return observePage(state)
  }
}
