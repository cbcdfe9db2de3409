import AppRuntime
import Core
import PetsDomain
import Toolkit

/// The pets by name and breed, from which one is deleted without opening its card (P-71, P-72).
public struct RosterFeature: Sendable {
  private let pets: PetRepository

  public init(pets: PetRepository) {
    self.pets = pets
  }

  /// Begins to load; in the state a list that was just opened.
  public func start(_ state: RosterState) -> Effect<RosterAction> {
    let query = state.query
    return .subscribe("page") { [pets] send in
      let watch = pets.observePage(query) { result in
        switch result {
        case .success(let page): send(.loaded(page))
        case .failure(let error): send(.failed(String(describing: error)))
        }
      }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }

  /// Ends what ``start(_:)`` began.
  public var stop: Effect<RosterAction> { .cancel("page") }

  public func update(
    _ state: inout RosterState, _ action: RosterAction, _ environment: Environment
  ) -> Effect<RosterAction> {
    switch action {
    case .loaded(let page): state.take(page)
    case .moved(let index):
      state.select(index)
      return state.follow(index) ? start(state) : .none
    case .viewed(let range):
      return state.follow(range.lowerBound + range.count / 2) ? start(state) : .none
    case .deleteTapped(let index):
      return state.pet(at: index).map { .output(.removed($0)) } ?? .none
    case .failed, .removed, .closed: break
    }
    return .none
  }

  /// - Parameter back: the screen that it leads back to.
  public func view(
    _ state: RosterState, language: Language, back: String
  ) -> Element<RosterAction> {
    RosterView(roster: state, back: back, words: PetsWords(language)).body
  }
}
