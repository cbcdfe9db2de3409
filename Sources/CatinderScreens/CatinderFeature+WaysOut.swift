import AppRuntime
import CatinderDomain
import Toolkit

/// The parts of unmatching, blocking and leaving that concern the whole tab.
extension CatinderFeature {
  // MARK: Of a cat
  func openParting(
    _ cat: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid, me != cat.uid else { return .none }
    let isMatch = state.messages.index(of: cat.uid, me) != nil
    return update(&state, PartingAction.opened(cat, isMatch: isMatch), environment)
  }

  func update(
    _ state: inout CatinderState, _ action: PartingAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    let farewell = state.parting.open?.farewell
    let effect = parting.update(&state.parting, action, environment).map(CatinderAction.parting)
    guard case .confirmed = action, let farewell, farewell.parting != nil else { return effect }
    return .merge(effect, remove(farewell.profile.uid, &state, environment))
  }

  /// Takes a cat out of everything that shows.
  private func remove(
    _ uid: ProfileID, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    forget(matchWith: uid, &state)
    state.chats[uid] = nil
    state.announced.remove(uid)
    if state.card?.profile.uid == uid { state.card = nil }
    state.deck.deck.forget(uid)
    return .merge(
      deck.fetchPhotos(&state.deck, environment).map(CatinderAction.deck),
      deck.loadMore(&state.deck, environment).map(CatinderAction.deck))
  }

  /// A match is no more, as the server says; whoever has ended it here knows already.
  func ended(
    _ uid: ProfileID, _ state: inout CatinderState, _ me: ProfileID, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let partner = state.messages.index(of: uid, me).flatMap { state.messages.partner($0, me) }
    forget(matchWith: uid, &state)
    state.chats[uid] = nil
    state.announced.remove(uid)
    if state.parting.open?.cat.uid == uid { state.parting.open = nil }
    return partner.map { .notice(CatinderWords(environment).matchEnded($0.name)) } ?? .none
  }

  // MARK: Of the server
  func update(
    _ state: inout CatinderState, _ action: AccountAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let profile = state.profile else { return .none }
    // A new account of the server within the program may have any password.
    if dependencies.host == nil { state.account.shortestPassword = 1 }
    let effect = account.update(&state.account, action, environment).map(CatinderAction.account)
    let words = CatinderWords(environment)
    switch action {
    case .left(.success): return .merge(leave(&state), forget(), .notice(words.loggedOutEverywhere))
    case .deleted(.success):
      return .merge(
        leave(&state), forget(), forgetDraft(of: profile), .notice(words.accountDeleted))
    case .unblocked(_, .success): return .merge(effect, loadDeck(&state, environment))
    default: return effect
    }
  }
}
