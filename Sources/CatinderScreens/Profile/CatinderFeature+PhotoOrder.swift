import AppRuntime
import CatinderDomain

/// Photos put elsewhere among each other, by drag or by keys (C-65).
extension CatinderFeature {
  func updateOrder(
    _ state: inout CatinderState, _ action: OwnProfileAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .carryTapped: return carry(&state, environment)
    case .carryCancelled:
      let from = state.own?.carried ?? 0
      state.own?.slot = from
      state.own?.carried = nil
    case .reordered(let from, let to): return reorder(from, to, &state, environment)
    case .ordered(let before, let error?):
      state.changeOwn { $0.photosNames = before }
      return .notice(CatinderWords(environment.language).words(error))
    default: break
    }
    return .none
  }

  private func carry(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.own?.isMenuOpen = false
    guard let own = state.own, let names = state.profile?.photosNames else { return .none }
    if let from = own.carried {
      state.own?.carried = nil
      return reorder(from, own.slot, &state, environment)
    }
    // Empty slots cannot be taken up.
    if names.indices.contains(own.slot), !own.isBusy { state.own?.carried = own.slot }
    return .none
  }

  private func reorder(
    _ from: Int, _ to: Int, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let before = state.profile?.photosNames, state.own?.isBusy == false,
      before.indices.contains(from)
    else { return .none }
    let to = max(0, min(to, before.count - 1))
    state.own?.slot = to
    if from == to { return .none }
    var names = before
    names.insert(names.remove(at: from), at: to)
    state.changeOwn { $0.photosNames = names }
    return ask(state, "order photos", queue: Self.photos, environment) {
      [names] service throws(CatinderError) in
      try await service.orderImages(names)
    } tell: { result in
      if case .failure(let error) = result { return .own(.ordered(before: before, error)) }
      return .own(.ordered(before: before, nil))
    }
  }
}
