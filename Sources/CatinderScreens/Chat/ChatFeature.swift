import AppRuntime
import CatinderDomain

extension CatinderFeature {
  func updateChat(
    _ state: inout CatinderState, _ action: ChatAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    switch action {
    case .loaded(let uid, let before, let result): loaded(uid, before, result, &state)
    case .sent(let uid, let id, let result): sent(uid, id, result, &state)
    case .partnerLoaded(.success(let partner)): show(partner, &state)
    case .seenTold(let uid, .success):
      state.chats[uid]?.owesSeen = false
      state.messages.noteSeen()
    case .seenTold(_, .failure), .partnerLoaded(.failure): break
    case .closed: state.page = .messages
    default: return updateOpenChat(&state, action, environment)
    }
    return .none
  }

  private func updateOpenChat(
    _ state: inout CatinderState, _ action: ChatAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard case .chat(let uid) = state.page, let chat = state.chats[uid] else { return .none }
    switch action {
    case .typed(let text): state.chats[uid]?.draft = text
    case .sendTapped: return send(&state, uid, environment)
    case .retryTapped: return resend(&state, uid, environment)
    case .olderTapped:
      guard chat.hasOlder, let first = chat.messages.first else { return .none }
      state.chats[uid]?.hasOlder = false
      return load(uid, before: first.id, state, environment)
    case .infoTapped: return showCard(of: chat.partner, &state, environment)
    default: break
    }
    return .none
  }

  // MARK: Opening

  func openChat(
    _ partner: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let uid = partner.uid
    state.page = .chat(uid)
    state.card = nil
    state.messages.selection = uid
    state.chats[uid, default: ChatState(partner: partner)].partner = partner
    let photo = fetch(partner.photosNames.first.map { [$0] } ?? [], &state, environment)
    return .merge(photo, load(uid, before: nil, state, environment), see(uid, &state, environment))
  }

  /// Loads the messages that may have been missed while nothing arrived.
  func reloadChat(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    guard case .chat(let uid) = state.page else { return .none }
    return load(uid, before: nil, state, environment)
  }

  private func load(
    _ uid: ProfileID, before: String?, _ state: CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    ask(state, "messages", keptAs: before == nil ? "chat \(uid)" : nil, environment) {
      service throws(CatinderError) in
      try await service.messages(with: uid, before: before)
    } tell: {
      .chat(.loaded(uid, before: before, $0))
    }
  }

  private func loaded(
    _ uid: ProfileID, _ before: String?, _ result: Result<[Message], CatinderError>,
    _ state: inout CatinderState
  ) {
    switch result {
    case .success(let messages):
      state.chats[uid]?.loading = .ready
      state.chats[uid]?.take(messages, isLast: before == nil)
    case .failure(let error):
      if before != nil { state.chats[uid]?.hasOlder = true }
      if state.chats[uid]?.loading != .ready { state.chats[uid]?.loading = .failed(error) }
    }
  }

  /// Says to the other one that everything was looked at.
  func see(
    _ uid: ProfileID, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    state.messages.markRead(uid, me)
    state.chats[uid]?.owesSeen = true
    return ask(state, "seen", environment) { service throws(CatinderError) in
      try await service.markSeen(uid)
      return true
    } tell: {
      .chat(.seenTold(uid, $0))
    }
  }

  /// Tells once more what was seen where the server has not taken it.
  ///
  /// Nothing was seen of a chat that could not be loaded, unless it is still open.
  func tellSeenOnceMore(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    var effect = Effect<CatinderAction>.none
    for (uid, chat) in state.chats where chat.owesSeen {
      guard chat.loading == .ready || state.page == .chat(uid) else { continue }
      effect = .merge(effect, see(uid, &state, environment))
    }
    return effect
  }

  // MARK: Sending

  /// It shows at once, and the field is free for the next one.
  private func send(
    _ state: inout CatinderState, _ uid: ProfileID, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid, let draft = state.chats[uid]?.draft,
      let message = OutgoingMessage(draft, id: dependencies.makeID())
    else { return .none }
    let shown = Message(
      id: message.id, date: environment.now, senderUid: me, receiverUid: uid,
      text: message.text)
    state.chats[uid]?.outgoing.append(ChatState.Outgoing(message: message, shown: shown))
    state.chats[uid]?.draft = ""
    return post(message, to: uid, state, environment)
  }

  func post(
    _ message: OutgoingMessage, to uid: ProfileID, _ state: CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    ask(state, "message", queue: "messages", environment) { service throws(CatinderError) in
      try await service.send(message, to: uid)
    } tell: {
      .chat(.sent(uid, message.id, $0))
    }
  }

  private func sent(
    _ uid: ProfileID, _ id: String, _ result: Result<Message, CatinderError>,
    _ state: inout CatinderState
  ) {
    switch result {
    case .success(let message):
      state.chats[uid]?.take(message)
      guard let me = state.profile?.uid else { return }
      _ = state.messages.take(message, with: uid, me, isRead: true)
    case .failure(let error): state.chats[uid]?.fail(id, error)
    }
  }

  /// In the order in which they were written; the server says none of them twice.
  private func resend(
    _ state: inout CatinderState, _ uid: ProfileID, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let chat = state.chats[uid] else { return .none }
    if case .failed = chat.loading {
      state.chats[uid]?.loading = .loading
      return load(uid, before: nil, state, environment)
    }
    return post(chat.failed, to: uid, &state, environment)
  }

  /// Sends again what failed while the server was away; a message that it has refused stays with its
  /// reason.
  func resendMessages(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    var effect = Effect<CatinderAction>.none
    for (uid, chat) in state.chats.sorted(by: { $0.key.text < $1.key.text }) {
      let unsent = chat.failed.filter { $0.failure?.isOffline == true }
      effect = .merge(effect, post(unsent, to: uid, &state, environment))
    }
    return effect
  }

  private func post(
    _ unsent: [ChatState.Outgoing], to uid: ProfileID, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    var effect = Effect<CatinderAction>.none
    for one in unsent {
      state.chats[uid]?.fail(one.shown.id, nil)
      effect = .merge(effect, post(one.message, to: uid, state, environment))
    }
    return effect
  }

  // MARK: Who it is

  private func showCard(
    of partner: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let opening = open(FullCardState(profile: partner), &state, environment)
    let loading = ask(state, "partner", environment) { service throws(CatinderError) in
      try await service.profile(partner.uid)
    } tell: {
      .chat(.partnerLoaded($0))
    }
    return .merge(opening, loading)
  }

  /// As the server has it now.
  private func show(_ partner: Profile, _ state: inout CatinderState) {
    state.chats[partner.uid]?.partner = partner
    guard let card = state.card, !card.isTop, card.profile.uid == partner.uid else { return }
    let photo = min(card.photo, max(0, partner.photosNames.count - 1))
    state.card = FullCardState(profile: partner, photo: photo)
  }
}

/// The actions of a chat.
public enum ChatAction: Sendable {
  case loaded(ProfileID, before: String?, Result<[Message], CatinderError>)
  case olderTapped
  case typed(String)
  case sendTapped
  case sent(ProfileID, String, Result<Message, CatinderError>)
  /// Everything that was not sent once more.
  case retryTapped
  case seenTold(ProfileID, Result<Bool, CatinderError>)
  case infoTapped
  case partnerLoaded(Result<Profile, CatinderError>)
  case closed
}
