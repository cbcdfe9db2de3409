import AppRuntime
import Core
import PetsDomain
import Toolkit

extension PetsFeature {
  func updateList(
    _ state: inout PetsState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    switch action {
    case .moved(let index):
      state.selectedIndex = index
      state.selectedID = state.pet(at: index)?.id
      state.viewed = nil
      return followWindow(&state)
    case .viewed(let range):
      state.viewed = range.lowerBound + range.count / 2
      return followWindow(&state)
    case .selectionFound(let id, let index): return selectionFound(&state, id, index)
    case .opened(let index): return open(&state, index)
    case .addTapped:
      guard environment.hasPremium || (state.count ?? state.page?.total ?? 0) == 0 else {
        return .tell(.offerPremium(.slotTaken))
      }
      var card = PetCardState(pet: pets.blank(), isNew: true)
      // What is typed now is the name already.
      card.edit = PetCardState.Edit(field: card.field, text: "", original: "")
      state.card = card
      return .cancel("pet")
    case .deleteTapped: return delete(state)
    case .sortTapped:
      state.sort = state.sort == .newest ? .name : .newest
      return .merge(reload(&state), keep(PetSettings.sortsByName, state.sort == .name))
    case .search(let event): return search(&state, event)
    default: break
    }
    return .none
  }

  private func search(_ state: inout PetsState, _ event: Search.Event) -> Effect<PetsAction> {
    let before = state.search
    state.search.apply(event)
    guard state.search.text != before.text else { return .none }
    if case .changed = event { (state.selectedID, state.selectedIndex) = (nil, 0) }
    return reload(&state)
  }

  func reload(_ state: inout PetsState) -> Effect<PetsAction> {
    state.window = 0
    state.viewed = nil
    return observePage(state)
  }

  private func open(_ state: inout PetsState, _ index: Int) -> Effect<PetsAction> {
    guard let pet = state.pet(at: index) else { return .none }
    state.selectedIndex = index
    state.selectedID = pet.id
    let card = PetCardState(pet: pet, isNew: false)
    state.card = card
    return observePet(card)
  }

  /// Deletes the pet of the open card, or the selected one of the list; undo brings it back.
  private func delete(_ state: PetsState) -> Effect<PetsAction> {
    let chosen = state.card.map(\.pet) ?? state.pet(at: state.selectedIndex)
    guard let pet = chosen, state.card?.isNew != true else { return .none }
    return delete(pet)
  }

  func delete(_ pet: Pet) -> Effect<PetsAction> {
    .run("delete pet", queue: Self.saves) { [pets] send in
      do {
        if let gone = try await pets.delete(pet.id) { send(.deleted(name: gone[.name])) }
      } catch {
        send(.saveFailed(String(describing: error)))
      }
    }
  }
}
