import AppRuntime
import Core
import FilePrompts
import Foundation
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The state of the Pets tab: the list, the open card, and the health books in front of both.
public struct PetsState: Equatable, Sendable {
  var list: PetListState
  public internal(set) var card: PetCardState?
  var health = HealthState()
  var photos: PhotoSettings
  /// The number of all pets, whatever is searched for; nil until it is known.
  fileprivate var count: Int?
  /// True once left files were looked for in this run.
  fileprivate var isSwept = false

  public init(settings: PetSettings = PetSettings()) {
    list = PetListState(sort: settings.sort, isDense: settings.isDense)
    photos = PhotoSettings(fit: settings.photoFit, lastFolder: settings.photoFolder)
  }
}

/// An event in the Pets tab.
public enum PetsAction: Sendable {
  case started
  /// The number of all pets, whatever is searched for.
  case counted(Int)
  /// Something was undone or redone.
  case historyMoved
  /// Other records and settings have taken the place of those that are known.
  case recordsReplaced
  case settingsLoaded(PetSettings)
  /// The draft of the last run, with its pet and its record, nil where they were never kept.
  case draftFound(PetDraft, Pet?, HealthEntry?)

  case list(PetListAction)
  case card(PetCardAction)
  case health(HealthAction)
}

/// The Pets tab: a list of cards with search and order, the card of one pet, and the health books.
public struct PetsFeature: Feature {
  /// The queue of all jobs that write: what is typed is kept before the pet that it belongs to is
  /// saved, and never after.
  public static let saves = "save"

  let pets: PetRepository
  let drafts: KeptDraft<PetDraft>
  let card: PetCardFeature
  private let list: PetListFeature
  private let health: HealthFeature
  private let settings: any SettingsService

  /// - Parameter paths: the reading of paths that a person types.
  public init(
    pets: PetRepository, drafts: KeptDraft<PetDraft>, paths: TypedPath,
    settings: any SettingsService
  ) {
    (self.pets, self.drafts, self.settings) = (pets, drafts, settings)
    list = PetListFeature(pets: pets, paths: paths, settings: settings)
    card = PetCardFeature(pets: pets, paths: paths, settings: settings)
    health = HealthFeature(pets: pets, paths: paths)
  }

  public func update(
    _ state: inout PetsState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    let before = state.draft
    let effect = apply(&state, action, environment)
    return .merge(
      effect, keepDraft(state, since: before, PetsWords(environment)),
      followBook(&state, environment))
  }

  private func apply(
    _ state: inout PetsState, _ action: PetsAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    switch action {
    case .started: return .merge(inList(list.observePage(state.list)), findDraft(), countPets())
    case .counted(let count): state.count = count
    case .historyMoved: return inList(list.followHistory(&state.list))
    case .recordsReplaced: return .merge(inList(list.followHistory(&state.list)), loadSettings())
    case .settingsLoaded(let settings):
      state.photos.fit = settings.photoFit
      return state.list.order(by: settings.sort) ? inList(list.reload(&state.list)) : .none
    case .draftFound(let draft, let pet, let record):
      return .merge(.open(tab: Self.name), draftFound(&state, draft, pet, record, environment))
    case .list(let action): return updateList(&state, action, environment)
    case .card(let action): return updateCard(&state, action, environment)
    case .health(let action):
      return health.update(&state.health, action, environment).map(PetsAction.health)
    }
    return .none
  }

  private func inList(_ effect: Effect<PetListAction>) -> Effect<PetsAction> {
    effect.map(PetsAction.list)
  }

  public func view(_ state: PetsState, _ environment: Environment) -> Element<PetsAction> {
    let words = PetsWords(environment)
    let book = health.view(state.health, back: words.title, environment)?.map(PetsAction.health)
    return (book ?? open(state, environment) ?? listView(state, environment).body)
      .semantics(PetsID.screen, .screen, label: words.title)
  }

  /// The open card; in a wide terminal beside the list.
  private func open(_ state: PetsState, _ environment: Environment) -> Element<PetsAction>? {
    guard let card = cardView(state, environment) else { return nil }
    let list = listView(state, environment)
    return MasterDetail {
      list.beside
    } detail: { _ in
      card
    }.element
  }

  private func cardView(_ state: PetsState, _ environment: Environment) -> Element<PetsAction>? {
    state.card.map { card in
      PetCardView(
        card: card, pages: state.health.pages(of: card.pet.id), photos: look(state),
        environment: environment
      ).body.map(PetsAction.card)
    }
  }

  private func listView(_ state: PetsState, _ environment: Environment) -> PetListView {
    PetListView(
      state: state.list, due: state.health.soon?.total ?? 0, photos: look(state),
      environment: environment)
  }

  private func look(_ state: PetsState) -> PhotoLook {
    PhotoLook(fit: state.photos.fit, folder: pets.photoFolder)
  }

  /// Names the unit of before in a weight that is being typed, so that it keeps its meaning.
  public func adapt(
    _ state: inout PetsState, from old: Environment, to environment: Environment
  ) -> Effect<PetsAction> {
    let (before, unit) = (state.draft, old.units.weight)
    if unit != environment.units.weight {
      if let edit = state.card?.edit, edit.field == .weight {
        state.card?.edit?.text = WeightInput.naming(unit, in: edit.text)
        state.card?.edit?.original = edit.original.map { WeightInput.naming(unit, in: $0) }
      }
      state.health.page?.form?.nameWeight(unit)
    }
    return .merge(
      keepDraft(state, since: before, PetsWords(environment)), followBook(&state, environment))
  }

  // MARK: From the list to a card
  private func updateList(
    _ state: inout PetsState, _ action: PetListAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    // Beside an open card the list chooses among cards; what is being typed is saved first, or stays
    // where it cannot be.
    var saving = Effect<PetsAction>.none
    if state.card != nil, action.choosesPet {
      guard let effect = card.commit(&state.card, environment) else { return .none }
      saving = effect.map(PetsAction.card)
    }
    let effect = Effect.merge(saving, inList(list.update(&state.list, action, environment)))
    switch action {
    case .moved(let index) where state.card != nil: return .merge(effect, open(&state, at: index))
    case .opened(let index): return .merge(effect, open(&state, at: index))
    case .addTapped: return .merge(effect, addPet(&state, environment))
    case .pageLoaded: return .merge(effect, sweepFiles(&state))
    default: return effect
    }
  }

  private func open(_ state: inout PetsState, at index: Int) -> Effect<PetsAction> {
    guard let pet = state.list.pet(at: index) else { return .none }
    let opened = PetCardState(pet: pet, isNew: false)
    state.card = opened
    return card.observe(opened).map(PetsAction.card)
  }

  private func addPet(_ state: inout PetsState, _ environment: Environment) -> Effect<PetsAction> {
    guard environment.hasPremium || (state.count ?? state.list.page?.total ?? 0) == 0
    else { return .tell(.offerPremium(.slotTaken)) }
    var new = PetCardState(pet: pets.blank(), isNew: true)
    // What is typed now is the name already.
    new.begin(new.field, PetsWords(environment))
    state.card = new
    return card.observe(new).map(PetsAction.card)
  }

  // MARK: From a card to the list and to the book
  private func updateCard(
    _ state: inout PetsState, _ action: PetCardAction, _ environment: Environment
  ) -> Effect<PetsAction> {
    switch action {
    case .partOpened(let kind): return openBook(&state, kind, environment)
    case .left(let id):
      state.list.select(id)
      return inList(list.findSelection(state.list))
    case .kept(let id): state.list.select(id)
    default: break
    }
    return card.update(&state.card, &state.photos, action, environment).map(PetsAction.card)
  }

  /// Opens a part of the book; what is being typed on the card is saved first, or stays where it
  /// cannot be.
  private func openBook(
    _ state: inout PetsState, _ kind: HealthKind, _ environment: Environment
  ) -> Effect<PetsAction> {
    guard let saving = card.commit(&state.card, environment), let pet = state.card?.pet.id
    else { return .none }
    state.health.open(HealthPageState(pet: pet, kind: kind))
    return saving.map(PetsAction.card)
  }

  /// Follows the book of the pet whose card is open.
  private func followBook(
    _ state: inout PetsState, _ environment: Environment
  ) -> Effect<PetsAction> {
    let pet = state.card.flatMap { $0.isNew ? nil : $0.pet.id }
    return health.follow(&state.health, card: pet, environment).map(PetsAction.health)
  }

  // MARK: Settings and files
  private func loadSettings() -> Effect<PetsAction> {
    .run("load settings", queue: "settings") { [settings] send in
      send(.settingsLoaded(try await PetSettings(settings)))
    }
  }

  private func countPets() -> Effect<PetsAction> {
    .observe("count", { [pets] in pets.observePage(PetQuery(limit: 1), onChange: $0) }) {
      .counted($0.total)
    }
  }

  /// Removes files that nobody refers to any more, once the list stands and nobody waits for it.
  private func sweepFiles(_ state: inout PetsState) -> Effect<PetsAction> {
    guard !state.isSwept else { return .none }
    state.isSwept = true
    return .run("sweep files") { [pets] _ in try await pets.sweepFiles() }
  }
}
