import AppRuntime
import CatinderDomain

/// What happens on the server meanwhile.
extension CatinderFeature {
  func take(
    _ news: CatinderNews, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    switch news {
    case .connected:
      (state.messages.isCutOff, state.messages.isConnected) = (false, true)
      let told = Effect<CatinderAction>.merge(
        .cancel(Self.cutOff), tellSeenOnceMore(&state, environment),
        saveOnceMore(state, environment), resend(&state, environment),
        resendMessages(&state, environment))
      if state.outdated != nil { return .merge(told, refresh(&state, environment)) }
      return .merge(
        told, lookAgain(&state, environment), loadMatches(state, environment),
        reloadChat(state, environment))
    case .disconnected where state.messages.isConnected:
      state.messages.isConnected = false
      return .after(.seconds(5), id: Self.cutOff, .cutOff)
    // The timer runs from the first failure on, however many follow.
    case .disconnected: break
    case .message(let message): return arrived(message, &state, environment)
    case .seen(let uid, let last): state.chats[uid]?.markSeen(upTo: last)
    case .match(let match):
      state.messages.add(match, me)
      return show(matchWith: match.partner(of: me), &state, environment)
    case .matchWithdrawn(let uid): forget(matchWith: uid, &state)
    case .loggedOut: return .output(.sessionEnded)
    }
    return .none
  }

  /// The other one, or one oneself, has taken the like back.
  func forget(matchWith uid: ProfileID, _ state: inout CatinderState) {
    guard let me = state.profile?.uid else { return }
    state.matches.removeAll { $0.uid == uid }
    state.messages.remove(uid, me)
    if state.page == .chat(uid) { state.page = .messages }
  }

  /// The timer until a way that is gone is spoken of: most come back at once.
  static let cutOff = "cut off"

  private func arrived(
    _ message: Message, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    let uid = message.senderUid == me ? message.receiverUid : message.senderUid
    let isOpen = state.page == .chat(uid) && state.isShown
    state.chats[uid]?.take(message)
    let isKnown = state.messages.take(message, with: uid, me, isRead: isOpen)
    let seeing = isOpen && message.senderUid == uid ? see(uid, &state, environment) : .none
    return isKnown ? seeing : .merge(seeing, loadMatches(state, environment))
  }
}
