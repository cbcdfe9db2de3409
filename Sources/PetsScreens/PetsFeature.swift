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

  private let settings: any SettingsService

  public init(
    pets: PetRepository, drafts: PetDrafts, photos: PhotoSource, settings: any SettingsService
  ) {
    self.pets = pets
    self.drafts = drafts
    self.photos = photos
    self.settings = settings
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
    case .started: return .merge(observePage(state), findDraft(), countPets())
    case .pageLoaded(let page): return .merge(pageLoaded(&state, page), sweepFiles(&state))
    case .counted(let count): state.count = count
    case .recordsReplaced: return .merge(selectNewcomer(&state), loadSettings())
    case .settingsLoaded(let settings): return take(settings, &state)
    case .loadFailed(let reason): state.phase = .failed(reason)
    case .retryTapped:
      state.phase = .loading
      return observePage(state)
    case .health(let action): return updateHealth(&state, action, environment)
    case .historyMoved: return selectNewcomer(&state)
    case .photo(let action): return updatePhoto(&state, action)
    case .deleted(let name): return .notice(PetsWords(state.language).deleted(name))
    case .draftFound(let draft, let pet, let record):
      return .merge(.open(tab: Self.name), draftFound(&state, draft, pet, record))
    case .moved, .viewed, .selectionFound, .opened, .addTapped, .deleteTapped, .sortTapped, .search:
      return updateList(&state, action, environment)
    default: return updateCard(&state, action)
    }
    return .none
  }

  /// The queue of all jobs that write: what is typed is kept before the pet that it belongs to is
  /// saved, and never after.
  public static let saves = "save"

  public func view(_ state: PetsState, _ environment: Environment) -> Element<PetsAction> {
    let body = healthView(state) ?? state.card.map { PetCardView(state: state, card: $0).body }
    return (body ?? PetListView(state: state).body)
      .semantics(PetsID.screen, .screen, label: PetsWords(state.language).title)
  }

  public func adapt(
    _ state: inout PetsState, from old: Environment, to environment: Environment
  ) -> Effect<PetsAction> {
    let before = state.draft
    state.language = environment.language
    state.changeWeightUnit(to: environment.units.weight)
    return .merge(keepDraft(state, since: before), followBook(&state))
  }

  // MARK: Settings

  func keep<Value>(_ key: SettingKey<Value>, _ value: Value) -> Effect<PetsAction> {
    .run("save settings", queue: "settings") { [settings] _ in
      try await settings.set(key, to: value)
    }
  }

  private func loadSettings() -> Effect<PetsAction> {
    .run("load settings", queue: "settings") { [settings] send in
      send(.settingsLoaded(try await PetSettings(settings)))
    }
  }

  private func take(_ settings: PetSettings, _ state: inout PetsState) -> Effect<PetsAction> {
    state.photos.fit = settings.photoFit
    if state.sort == settings.sort { return .none }
    state.sort = settings.sort
    return reload(&state)
  }

  /// Removes files that nobody refers to any more, once the list stands and nobody waits for it.
  private func sweepFiles(_ state: inout PetsState) -> Effect<PetsAction> {
    guard !state.isSwept else { return .none }
    state.isSwept = true
    return .run("sweep files") { [pets] _ in try await pets.sweepFiles() }
  }

  // MARK: Live queries

  private func countPets() -> Effect<PetsAction> {
    .observe("count", { [pets] in pets.observePage(PetQuery(limit: 1), onChange: $0) }) {
      .counted($0.total)
    }
  }

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
