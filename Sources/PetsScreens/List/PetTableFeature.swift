import AppRuntime
import Core
import Foundation
import Interchange
import PetsDomain
import Toolkit

/// The pets as a list to tidy up: as far as they are loaded, and which is selected.
public struct PetTableState: Equatable, Sendable {
  /// Nil while nothing is loaded.
  public var page: PetPage?
  public var selectedIndex = 0
  /// The selected pet; the place decides where it is gone.
  var selectedID: UUID?
  /// The first pet of the part that is asked for.
  var window = 0

  public init() {}

  var query: PetQuery { PetQuery(offset: window, limit: PetListState.windowSize) }

  func pet(at index: Int) -> Pet? {
    guard let page, page.pets.indices.contains(index - page.offset) else { return nil }
    return page.pets[index - page.offset]
  }

  /// The key of a row, which stays the same when others come and go.
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
    let newcomer = PetListState.newcomer(in: page, after: self.page)
    self.page = page
    if let id = newcomer ?? selectedID, let found = page.pets.firstIndex(where: { $0.id == id }) {
      return select(page.offset + found)
    }
    select(min(max(0, selectedIndex), max(0, page.total - 1)))
  }

  /// Moves the part that is loaded to where the user is; false where that is loaded.
  mutating func follow(_ place: Int) -> Bool {
    guard let page else { return false }
    let margin = PetListState.windowSize / 4
    let (start, end) = (max(0, place - margin), min(page.total, place + margin))
    if start >= window, end <= window + PetListState.windowSize { return false }
    let goal = max(0, place - PetListState.windowSize / 2)
    defer { window = goal }
    return goal != window
  }
}

/// An event in the list of pets that another tab shows.
public enum PetTableAction: Sendable {
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

/// The pets by name and breed, from which one is deleted without opening its card.
///
/// Another tab shows it as one of its own screens.
public struct PetTableFeature: Tab {
  public static let name = "petTable"
  public static let actions: [ActionGroup] = []

  private let pets: PetRepository
  private let back: (tab: String, title: @Sendable (Language) -> String)

  /// - Parameters:
  ///   - tab: the name of the tab that it leads back to.
  ///   - title: the title of that tab.
  public init(
    pets: PetRepository, backTo tab: String, title: @escaping @Sendable (Language) -> String
  ) {
    self.pets = pets
    back = (tab, title)
  }

  public func title(_ language: Language) -> String { PetsWords(language).title }

  public func action(on event: TabEvent) -> PetTableAction? {
    switch event {
    case .shown: .opened
    case .hidden: .left
    case .started, .shownAgain, .historyMoved, .recordsReplaced, .introductionReset: nil
    }
  }

  public var undoQueues: [String] { [PetsFeature.saves] }

  public func update(
    _ state: inout PetTableState, _ action: PetTableAction, _ environment: Environment
  ) -> Effect<PetTableAction> {
    switch action {
    case .opened: return observePage(state)
    case .loaded(let page): state.take(page)
    case .failed(let error): return .merge(.failed(error), .open(tab: back.tab))
    case .moved(let index):
      state.select(index)
      return state.follow(index) ? observePage(state) : .none
    case .viewed(let range):
      return state.follow(range.lowerBound + range.count / 2) ? observePage(state) : .none
    case .deleteTapped(let index):
      let words = PetsWords(environment)
      return state.pet(at: index).map { .delete($0, from: pets, words) } ?? .none
    case .backTapped: return .open(tab: back.tab)
    case .left: return .cancel("page")
    }
    return .none
  }

  public func view(_ state: PetTableState, _ environment: Environment) -> Element<PetTableAction> {
    PetTableView(
      state: state, back: back.title(environment.language), words: PetsWords(environment)
    ).body
  }

  private func observePage(_ state: PetTableState) -> Effect<PetTableAction> {
    let query = state.query
    return .observe(
      "page", { [pets] in pets.observePage(query, onChange: $0) }, failed: PetTableAction.failed,
      PetTableAction.loaded)
  }
}
