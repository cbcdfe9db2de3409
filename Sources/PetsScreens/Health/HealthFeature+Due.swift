import AppRuntime
import Foundation
import PetsDomain
import Semantics
import Toolkit

/// What is due of all pets.
extension HealthFeature {
  func updateDue(_ state: inout HealthState, _ action: HealthAction) -> Effect<HealthAction> {
    switch action {
    case .dueTapped:
      state.due = DueState()
      return observeDue(state)
    case .dueLoaded(let page): state.due?.take(page)
    case .weekLoaded(let count): state.due?.week = count
    case .dueMoved(let index):
      state.due?.index = index
      return state.due?.follow(index) == true ? observeDue(state) : .none
    case .dueViewed(let range):
      let middle = range.lowerBound + range.count / 2
      return state.due?.follow(middle) == true ? observeDue(state) : .none
    case .dueOpened(let index): openDue(&state, index)
    case .dueClosed:
      state.due = nil
      return .merge(.cancel("health.due"), .cancel("health.week"))
    case .exportTapped:
      guard let page = state.due?.page, page.total > 0 else { return .none }
      let name = state.words.calendarFile
      return ask(.calendar) { $0 + name }
    default: break
    }
    return .none
  }

  private func openDue(_ state: inout HealthState, _ index: Int) {
    state.due?.index = index
    guard let item = state.due?.item(at: index) else { return }
    let kind: HealthKind = item.subject == .vaccination ? .vaccination : .medicine
    open(&state, HealthPageState(pet: item.pet, kind: kind, selecting: item.id))
  }

  func observeDue(_ state: HealthState) -> Effect<HealthAction> {
    guard let due = state.due else { return .none }
    return .merge(
      observeDue("health.due", due.query, HealthAction.dueLoaded),
      observeDue("health.week", DueQuery(days: 7, limit: 1)) { .weekLoaded($0.total) })
  }

  func observeDue(
    _ id: String, _ query: DueQuery, _ action: @escaping @Sendable (DuePage) -> HealthAction
  ) -> Effect<HealthAction> {
    .subscribe(id) { [book] send in
      let watch = book.observeDue(query) { result in
        switch result {
        case .success(let page): send(action(page))
        case .failure(let error): send(.failed(String(describing: error)))
        }
      }
      return Subscription { withExtendedLifetime(watch) {} }
    }
  }
}
