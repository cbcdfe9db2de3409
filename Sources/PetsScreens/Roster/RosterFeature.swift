import AppRuntime
import Core
import PetsDomain
import Toolkit

/// The pets by name and breed, from which one is deleted without opening its card.
///
/// Another tab shows it as one of its own screens.
public struct RosterFeature: Tab {
  public static let name = "roster"
  public static let actionNames: [String: String] = [:]

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

  public func action(on event: TabEvent) -> RosterAction? {
    switch event {
    case .shown: .opened
    case .hidden: .left
    case .started, .shownAgain, .historyMoved, .recordsReplaced, .introductionReset: nil
    }
  }

  public var undoQueues: [String] { [Self.saves] }

  public func update(
    _ state: inout RosterState, _ action: RosterAction, _ environment: Environment
  ) -> Effect<RosterAction> {
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
      return state.pet(at: index).map { delete($0, PetsWords(environment.language)) } ?? .none
    case .backTapped: return .open(tab: back.tab)
    case .left: return .cancel("page")
    }
    return .none
  }

  public func view(_ state: RosterState, _ environment: Environment) -> Element<RosterAction> {
    RosterView(
      roster: state, back: back.title(environment.language), words: PetsWords(environment.language)
    ).body
  }

  private static let saves = "save"

  private func observePage(_ state: RosterState) -> Effect<RosterAction> {
    let query = state.query
    return .observe(
      "page", { [pets] in pets.observePage(query, onChange: $0) }, failed: RosterAction.failed,
      RosterAction.loaded)
  }

  private func delete(_ pet: Pet, _ words: PetsWords) -> Effect<RosterAction> {
    .run("delete pet", queue: Self.saves) { [pets] send in
      do {
        if let gone = try await pets.delete(pet.id) { send.notice(words.deleted(gone[.name])) }
      } catch {
        send.notice(words.saveFailed(String(describing: error)))
      }
    }
  }
}
