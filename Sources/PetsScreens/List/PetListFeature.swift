import AppRuntime
import Core
import FilePrompts
import Foundation
import Interchange
import PetsDomain
import Toolkit

/// The list of pets, as far as it is loaded, with its search and its selection.
public struct PetListState: Equatable, Sendable {
  public enum Phase: Equatable, Sendable {
    case loading
    case loaded(PetPage)
    case failed(FailureReason)

    var isFailed: Bool {
      if case .failed = self { true } else { false }
    }
  }

  private(set) var phase = Phase.loading
  private(set) var search = Search()
  private(set) var sort: PetQuery.Order
  /// True for a line a pet instead of cards.
  fileprivate(set) var isDense: Bool
  /// The selected pet, by identity and by place; the place decides where the identity is gone.
  fileprivate(set) var selectedID: UUID?
  fileprivate(set) var selectedIndex = 0
  /// Those that an act is meant for; without any it is the selected one.
  fileprivate(set) var marked = PetMarks()
  var export = FileTransferState<CardFormat>()
  /// The first pet that the last change of the list has brought in, nil where it was another change.
  fileprivate var newcomer: UUID?
  /// The next page is that of another search, whose pets are no newcomers.
  private var isOtherSearch = false
  /// The place in the middle of the screen, where that has been scrolled away from the selection.
  fileprivate var viewed: Int?
  /// The first pet of the part of the list that is asked for.
  fileprivate var window = 0
  /// True where the list has room for photos: some pet in it has one.
  private(set) var hasPhotos = false

  init(sort: PetQuery.Order, isDense: Bool = false) { (self.sort, self.isDense) = (sort, isDense) }

  var page: PetPage? {
    if case .loaded(let page) = phase { return page }
    return nil
  }

  /// The parts of a pet's texts that the search has found.
  var found: TextSearch { TextSearch(search.text) { TextRules.folded(String($0)) } }

  /// The pet at a place of the whole list, nil where that part is not loaded.
  func pet(at index: Int) -> Pet? {
    guard let page, page.pets.indices.contains(index - page.offset) else { return nil }
    return page.pets[index - page.offset]
  }

  /// The pet at a place, by identity; that of the selected one is known where it is not loaded too.
  func id(at index: Int) -> UUID? {
    pet(at: index)?.id ?? (index == selectedIndex ? selectedID : nil)
  }

  /// Selects a pet, wherever it stands now.
  mutating func select(_ id: UUID) {
    selectedID = id
    guard let page, let found = page.pets.firstIndex(where: { $0.id == id }) else { return }
    selectedIndex = page.offset + found
  }

  /// The pets that an act is meant for.
  var chosen: [Pet.ID] { marked.isEmpty ? [id(at: selectedIndex)].compactMap { $0 } : marked.ids }

  /// Selects a place, and the pet that stands there.
  fileprivate mutating func select(at index: Int) {
    (selectedIndex, selectedID) = (index, pet(at: index)?.id)
  }

  /// True where the selected pet may stand in a part of the list that is not loaded.
  fileprivate var isSelectionElsewhere: Bool {
    guard let selectedID, let page, page.pets.count < page.total else { return false }
    return !page.pets.contains { $0.id == selectedID }
  }

  fileprivate var query: PetQuery {
    PetQuery(search: search.text, order: sort, offset: window, limit: Self.windowSize)
  }

  /// The number of pets that are loaded at a time.
  static let windowSize = 200

  /// The first of the pets that have come with a page; nil where the change was another one.
  static func newcomer(in page: PetPage, after old: PetPage?) -> UUID? {
    guard let old, page.total > old.total else { return nil }
    let known = Set(old.pets.map(\.id))
    return page.pets.first { !known.contains($0.id) }?.id
  }

  // MARK: Changes
  /// Takes another part of the list; the selection stays on its pet, or on its place.
  fileprivate mutating func take(_ page: PetPage) {
    newcomer = isOtherSearch ? nil : Self.newcomer(in: page, after: self.page)
    isOtherSearch = false
    notePhotos(of: page)
    phase = .loaded(page)
    if let selectedID { select(selectedID) }
    selectedIndex = min(max(0, selectedIndex), max(0, page.total - 1))
  }

  /// In a part of a long list, a photo that was seen once keeps the room of all, as the list must not
  /// jump while it scrolls; until the last one is taken from a pet that stays where it is.
  private mutating func notePhotos(of page: PetPage) {
    let isSeen = page.pets.contains { $0.photo != nil }
    let old = self.page
    let isSamePart = old?.offset == page.offset && old?.pets.map(\.id) == page.pets.map(\.id)
    let isTaken = isSamePart && old?.pets.contains { $0.photo != nil } == true
    let isKnown = page.pets.count == page.total || isTaken
    hasPhotos = isKnown ? isSeen : hasPhotos || isSeen
  }

  fileprivate mutating func fail(_ reason: FailureReason) { phase = .failed(reason) }
  fileprivate mutating func retry() { phase = .loading }

  /// - Returns: false where the list is in that order already.
  mutating func order(by order: PetQuery.Order) -> Bool {
    defer { sort = order }
    return sort != order
  }

  /// - Returns: false where the list stays as it is.
  fileprivate mutating func apply(_ event: Search.Event) -> Bool {
    let before = search
    search.apply(event)
    guard search.text != before.text else { return false }
    isOtherSearch = true
    if case .changed = event { (selectedID, selectedIndex) = (nil, 0) }
    return true
  }

  /// Moves the part that is asked for where the selection, or what is looked at instead, comes near
  /// the edge of this one.
  ///
  /// - Returns: false where the part stays.
  fileprivate mutating func followWindow() -> Bool {
    guard let page else { return false }
    let margin = Self.windowSize / 4
    let place = viewed ?? selectedIndex
    let start = max(0, place - margin)
    let end = min(page.total, place + margin)
    if start >= window, end <= window + Self.windowSize { return false }
    let goal = max(0, place - Self.windowSize / 2)
    defer { window = goal }
    return goal != window
  }

  fileprivate mutating func rewind() { (window, viewed) = (0, nil) }
}

/// An event in the list of pets.
public enum PetListAction: Sendable {
  case pageLoaded(PetPage)
  case loadFailed(FailureReason)
  case retryTapped
  case moved(to: Int)
  /// Wheel or bar have moved the list on, away from the selection perhaps.
  case viewed(Range<Int>)
  /// The place of the selected pet, which is not in the part that is loaded; nil where it is not in
  /// the list.
  case selectionFound(id: UUID, index: Int?)
  /// For the parent too: it opens the card.
  case opened(index: Int)
  /// For the parent: it opens the card of a new pet.
  case addTapped
  case deleteTapped
  /// Marks the selected pet, or takes its mark away, and goes on to the next one.
  case markTapped
  case unmarkTapped
  /// Of the pets that were asked for, those that there are.
  case marksChecked(existing: Set<Pet.ID>, of: Set<Pet.ID>)
  case export(CardExportAction)
  case sortTapped
  case denseTapped
  case search(Search.Event)

  /// True for what leads to another pet.
  var choosesPet: Bool {
    switch self {
    case .moved, .opened: true
    default: false
    }
  }
}

/// The list of pets with search and order; the selection stays on its pet, wherever in a list of any
/// length that stands.
struct PetListFeature: Sendable {
  let pets: PetRepository
  let paths: TypedPath
  let settings: any SettingsService

  func update(
    _ state: inout PetListState, _ action: PetListAction, _ environment: Environment
  ) -> Effect<PetListAction> {
    switch action {
    case .pageLoaded(let page):
      state.take(page)
      return state.isSelectionElsewhere ? findSelection(state) : takePlace(&state)
    case .loadFailed(let reason): state.fail(reason)
    case .retryTapped:
      state.retry()
      return observePage(state)
    case .moved(let index):
      state.select(at: index)
      state.viewed = nil
      return followWindow(&state)
    case .viewed(let range):
      state.viewed = range.lowerBound + range.count / 2
      return followWindow(&state)
    case .selectionFound(let id, let index): return selectionFound(&state, id, index)
    case .opened(let index): if state.pet(at: index) != nil { state.select(at: index) }
    case .addTapped: break
    case .deleteTapped: return delete(&state, PetsWords(environment))
    case .markTapped:
      guard let id = state.id(at: state.selectedIndex) else { return .none }
      state.marked.toggle(id)
      let next = min(state.selectedIndex + 1, (state.page?.total ?? 1) - 1)
      return update(&state, .moved(to: next), environment)
    case .unmarkTapped: state.marked.clear()
    case .marksChecked(let existing, let asked): state.marked.follow(existing, of: asked)
    case .export(let action):
      let first = state.marked.isEmpty ? state.pet(at: state.selectedIndex) : nil
      return CardExportFeature(pets: pets, paths: paths, pet: first, chosen: state.chosen)
        .update(&state.export, action, environment).map(PetListAction.export)
    case .sortTapped: return sort(&state)
    case .denseTapped:
      state.isDense.toggle()
      return .keep(PetSettings.isDenseKey, state.isDense, in: settings)
    case .search(let event): if state.apply(event) { return reload(&state) }
    }
    return .none
  }

  /// Deletes what is marked in one act, or the selected pet.
  private func delete(_ state: inout PetListState, _ words: PetsWords) -> Effect<PetListAction> {
    if state.marked.isEmpty {
      let pet = state.pet(at: state.selectedIndex)
      return pet.map { .delete($0, from: pets, words) } ?? .none
    }
    let ids = state.marked.delete()
    return .run("delete pets", queue: PetsFeature.saves) { [pets] send in
      do {
        let count = try await pets.delete(ids)
        if count > 0 { send.notice(words.deleted(count)) }
      } catch { send.notice(words.saveFailed(error)) }
    }
  }

  private func sort(_ state: inout PetListState) -> Effect<PetListAction> {
    let orders = PetQuery.Order.allCases
    let next = (orders.firstIndex(of: state.sort) ?? 0) + 1
    _ = state.order(by: orders[next % orders.count])
    return .merge(reload(&state), .keep(PetSettings.order, state.sort, in: settings))
  }

  /// Loads the list from its beginning.
  func reload(_ state: inout PetListState) -> Effect<PetListAction> {
    state.rewind()
    return observePage(state)
  }

  func observePage(_ state: PetListState) -> Effect<PetListAction> {
    let query = state.query
    return .observe(
      "page", { [pets] in pets.observePage(query, onChange: $0) },
      failed: { .loadFailed(FailureReason($0)) }, PetListAction.pageLoaded)
  }

  // MARK: The selection
  /// Selects the pet that undo or redo has brought back, as the user looks for it; marks follow their pets.
  func followHistory(_ state: inout PetListState) -> Effect<PetListAction> {
    .merge(selectNewcomer(&state), checkMarks(state))
  }

  private func checkMarks(_ state: PetListState) -> Effect<PetListAction> {
    guard state.marked.isAffectedByHistory else { return .none }
    let ids = state.marked.all
    return .run("check marks", queue: "marks", topic: "marks") { [pets] send in
      // Marks stay if it cannot be read; the page says the reason.
      if let existing = try? await pets.existing(ids) {
        send(.marksChecked(existing: existing, of: ids))
      }
    }
  }

  private func selectNewcomer(_ state: inout PetListState) -> Effect<PetListAction> {
    guard let newcomer = state.newcomer else { return .none }
    state.newcomer = nil
    state.viewed = nil
    state.select(newcomer)
    return followWindow(&state)
  }

  /// Asks for the place of the selected pet, where the part that is loaded does not tell.
  func findSelection(_ state: PetListState) -> Effect<PetListAction> {
    guard state.isSelectionElsewhere, let id = state.selectedID else { return .none }
    let query = state.query
    return .run("find selected pet", queue: "selection") { [pets] send in
      do {
        send(.selectionFound(id: id, index: try await pets.index(of: id, in: query)))
      } catch { send(.loadFailed(FailureReason(error))) }
    }
  }

  private func selectionFound(
    _ state: inout PetListState, _ id: UUID, _ index: Int?
  ) -> Effect<PetListAction> {
    // Answers to earlier questions do not count.
    guard state.selectedID == id, state.isSelectionElsewhere else { return .none }
    guard let index else { return takePlace(&state) }
    state.selectedIndex = index
    return followWindow(&state)
  }

  /// Selects the pet that stands at the selected place.
  private func takePlace(_ state: inout PetListState) -> Effect<PetListAction> {
    state.select(at: state.selectedIndex)
    return followWindow(&state)
  }

  private func followWindow(_ state: inout PetListState) -> Effect<PetListAction> {
    state.followWindow() ? observePage(state) : .none
  }
}

extension Effect {
  /// Deletes a pet, which undo brings back, and tells the user.
  static func delete(_ pet: Pet, from pets: PetRepository, _ words: PetsWords) -> Effect {
    .run("delete pet", queue: PetsFeature.saves) { send in
      do {
        if let gone = try await pets.delete(pet.id) { send.notice(words.deleted(gone[.name])) }
      } catch { send.notice(words.saveFailed(error)) }
    }
  }

  /// Keeps a setting for the next start.
  static func keep<Value>(
    _ key: SettingKey<Value>, _ value: Value, in settings: any SettingsService
  ) -> Effect {
    .run("save settings", queue: "settings") { _ in try await settings.set(key, to: value) }
  }
}
