import AppRuntime
import Core
import Foundation
import PetsDomain
import Semantics
import Toolkit

/// The Pets tab: a list of cards with search and order, and the card of one pet to fill in.
public struct PetsFeature: Feature {
  let pets: PetRepository
  let drafts: PetDrafts
  let photos: PhotoSource
  let health: HealthFeature

  public init(pets: PetRepository, drafts: PetDrafts, photos: PhotoSource) {
    self.pets = pets
    self.drafts = drafts
    self.photos = photos
    health = HealthFeature(pets: pets, paths: photos.paths)
  }

  public func update(
    _ state: inout PetsState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    state.today = pets.today
    // To write to a part that is boxed is to copy it.
    if state.health.today != state.today { state.health.today = state.today }
    state.photos.stock = pets.photoFolder
    let before = state.draft
    let effect = apply(&state, action, environment)
    return .merge(effect, keepDraft(state, since: before), followBook(&state))
  }

  private func apply(
    _ state: inout PetsState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    switch action {
    case .started: return .merge(observePage(state), findDraft())
    case .languageChanged(let language): state.language = language
    case .weightUnitChanged(let unit): state.changeWeightUnit(to: unit)
    case .pageLoaded(let page): return pageLoaded(&state, page)
    case .loadFailed(let reason): state.phase = .failed(reason)
    case .retryTapped:
      state.phase = .loading
      return observePage(state)
    case .notice, .sortChosen: return .none
    case .health(let action): return updateHealth(&state, action, environment)
    case .historyMoved: return selectNewcomer(&state)
    case .removed(let pet): return delete(pet)
    case .photo(let action): return updatePhoto(&state, action)
    case .deleted(let name): return .output(.notice(PetsWords(state.language).deleted(name)))
    case .draftFound(let draft, let pet, let record):
      return draftFound(&state, draft, pet, record)
    case .moved, .viewed, .selectionFound, .opened, .addTapped, .deleteTapped, .sortTapped, .search:
      return updateList(&state, action)
    default: return updateCard(&state, action)
    }
    return .none
  }

  /// The line of all jobs that write: what is typed is kept before the pet that it belongs to is
  /// saved, and never after.
  public static let saves = "save"

  public func view(_ state: PetsState, _ environment: Environment) -> Element<PetsAction> {
    let body = healthView(state) ?? state.card.map { PetCardView(state: state, card: $0).body }
    return (body ?? PetListView(state: state).body)
      .semantics(PetsID.screen, .screen, label: PetsWords(state.language).title)
  }

  // MARK: What comes from the database

  func observePage(_ state: PetsState) -> Effect<PetsAction> {
    let query = state.query
    return .subscribe("page") { [pets] send in
      let watch = pets.observePage(query) { result in
        switch result {
        case .success(let page): send(.pageLoaded(page))
        case .failure(let error): send(.loadFailed(String(describing: error)))
        }
      }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }
}
