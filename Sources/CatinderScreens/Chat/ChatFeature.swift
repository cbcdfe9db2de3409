import AppRuntime
import CatinderDomain

/// A chat with one partner: loading, sending, and telling what was seen.
struct ChatFeature: Sendable {
  let client: CatinderClient

  /// - Parameter me: the user, who sends.
  func update(
    _ state: inout ChatState, _ action: ChatAction, me: ProfileID, _ environment: Environment
  ) -> Effect<ChatAction> {
    switch action {
    case .loaded(_, let before, let result): loaded(before, result, &state)
    case .sent(_, _, .success(let message)): state.take(message)
    case .sent(_, let id, .failure(let error)): state.fail(id, error)
    case .partnerLoaded(.success(let partner)): state.partner = partner
    case .seenTold(_, .success): state.owesSeen = false
    case .typed(let text): state.draft = text
    case .sendTapped: return send(&state, me, environment)
    case .retryTapped: return retry(&state, environment)
    case .olderTapped:
      guard state.hasOlder, let first = state.messages.first else { return .none }
      state.hasOlder = false
      return load(state, before: first.id, environment)
    case .infoTapped: return loadPartner(state, environment)
    case .seenTold(_, .failure), .partnerLoaded(.failure), .partingTapped, .closed, .signal: break
    }
    return .none
  }

  // MARK: Loading
  /// Loads a page of messages: the last one for nil, else the one before a message.
  func load(
    _ state: ChatState, before: String? = nil, _ environment: Environment
  ) -> Effect<ChatAction> {
    let uid = state.partner.uid
    return client.ask("messages", keptAs: before == nil ? "chat \(uid)" : nil, environment) {
      service throws(CatinderError) in
      try await service.messages(with: uid, before: before)
    } tell: {
      .loaded(uid, before: before, $0)
    }
  }

  private func loaded(
    _ before: String?, _ result: Result<[Message], CatinderError>, _ state: inout ChatState
  ) {
    switch result {
    case .success(let messages):
      state.loading = .ready
      state.take(messages, isLast: before == nil)
    case .failure(let error):
      if before != nil { state.hasOlder = true }
      if state.loading != .ready { state.loading = .failed(error) }
    }
  }

  private func loadPartner(_ state: ChatState, _ environment: Environment) -> Effect<ChatAction> {
    let uid = state.partner.uid
    return client.ask("partner", environment) { service throws(CatinderError) in
      try await service.profile(uid)
    } tell: {
      .partnerLoaded($0)
    }
  }

  /// Tells the partner that everything was seen.
  func see(_ state: inout ChatState, _ environment: Environment) -> Effect<ChatAction> {
    state.owesSeen = true
    let uid = state.partner.uid
    return client.ask("seen", environment) { service throws(CatinderError) in
      try await service.markSeen(uid)
      return true
    } tell: {
      .seenTold(uid, $0)
    }
  }

  // MARK: Sending
  /// Sends the draft: it shows at once, and the field is free for the next one.
  private func send(
    _ state: inout ChatState, _ me: ProfileID, _ environment: Environment
  ) -> Effect<ChatAction> {
    guard let message = OutgoingMessage(state.draft, id: client.dependencies.makeID())
    else { return .none }
    let shown = Message(
      id: message.id, date: environment.now, senderUid: me, receiverUid: state.partner.uid,
      text: message.text)
    state.outgoing.append(ChatState.Outgoing(message: message, shown: shown))
    state.draft = ""
    return post(message, to: state.partner.uid, environment)
  }

  func post(
    _ message: OutgoingMessage, to uid: ProfileID, _ environment: Environment
  ) -> Effect<ChatAction> {
    client.ask("message", queue: "messages", environment) { service throws(CatinderError) in
      try await service.send(message, to: uid)
    } tell: {
      .sent(uid, message.id, $0)
    }
  }

  /// Sends what failed, in the order in which it was written, or loads a chat that did not load; the
  /// server takes no message twice.
  private func retry(_ state: inout ChatState, _ environment: Environment) -> Effect<ChatAction> {
    if case .failed = state.loading {
      state.loading = .loading
      return load(state, environment)
    }
    return post(state.failed, &state, environment)
  }

  /// Sends again what failed while the server was away; a message that it has refused stays with its
  /// reason.
  func resend(_ state: inout ChatState, _ environment: Environment) -> Effect<ChatAction> {
    post(state.failed.filter { $0.failure?.isOffline == true }, &state, environment)
  }

  private func post(
    _ unsent: [ChatState.Outgoing], _ state: inout ChatState, _ environment: Environment
  ) -> Effect<ChatAction> {
    for one in unsent { state.fail(one.shown.id, nil) }
    let uid = state.partner.uid
    return .merge(unsent.map { post($0.message, to: uid, environment) })
  }
}

/// The actions of a chat.
public enum ChatAction: CatinderPartAction {
  case loaded(ProfileID, before: String?, Result<[Message], CatinderError>)
  case olderTapped
  case typed(String)
  case sendTapped
  case sent(ProfileID, String, Result<Message, CatinderError>)
  /// Everything that was not sent once more.
  case retryTapped
  case seenTold(ProfileID, Result<Bool, CatinderError>)
  case infoTapped
  /// The partner is to be unmatched, blocked or reported.
  case partingTapped
  case partnerLoaded(Result<Profile, CatinderError>)
  case closed
  case signal(CatinderSignal)

  /// The partner of the chat that the server has answered about; nil for an act in the open chat.
  var partner: ProfileID? {
    switch self {
    case .loaded(let uid, _, _), .sent(let uid, _, _), .seenTold(let uid, _): uid
    case .partnerLoaded(.success(let partner)): partner.uid
    default: nil
    }
  }
}
