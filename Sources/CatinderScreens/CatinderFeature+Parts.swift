import AppRuntime
import CatinderDomain
import Foundation
import Toolkit

/// The acts of one page that reach into others.
extension CatinderFeature {
  // MARK: Deck
  func update(
    _ state: inout CatinderState, _ action: DeckAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    if case .infoTapped = action { return openTopCard(&state, environment) }
    if case .decided = action, state.deck.deck.top != nil { state.card = nil }
    let effect = deck.update(&state.deck, action, environment).map(CatinderAction.deck)
    for uid in state.parting.gone { state.deck.deck.forget(uid) }
    switch action {
    case .answered(let profile, _, .success(true)):
      return .merge(effect, show(matchWith: profile, &state, environment))
    case .undoTapped:
      // The card that is back on top is no match any more.
      if let uid = state.deck.deck.top?.id {
        state.matches.removeAll { $0.uid == uid }
        state.announced.remove(uid)
      }
    case .withdrawn(let profile, .success(.withdrawn)),
      .withdrawn(let profile, .failure(.notFound)):
      forget(matchWith: profile.uid, &state)
    default: break
    }
    return effect
  }

  func loadDeck(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> { deck.load(&state.deck, environment).map(CatinderAction.deck) }

  func loadPast(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    deck.loadPast(state.deck, environment).map(CatinderAction.deck)
  }

  private func fetch(
    _ names: [String], _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    deck.fetch(names, &state.deck, environment).map(CatinderAction.deck)
  }

  // MARK: A card in full
  private func openTopCard(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let top = state.deck.deck.top else { return .none }
    return open(
      FullCardState(profile: top.profile, photo: top.photo, isTop: true), &state, environment)
  }

  /// Shows a cat in full, in front of any page.
  private func open(
    _ card: FullCardState, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.card = card
    return fetch(card.profile.photosNames, &state, environment)
  }

  func update(
    _ state: inout CatinderState, _ action: FullCardAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let card = state.card else { return .none }
    switch action {
    case .photoChosen(let index): state.card?.show(photo: index)
    case .turned(let forward): state.card?.show(photo: card.photo + (forward ? 1 : -1))
    case .partingTapped: return openParting(card.profile, &state, environment)
    case .decided(let decision):
      return card.isTop ? update(&state, DeckAction.decided(decision), environment) : .none
    case .closed: state.card = nil
    }
    return .none
  }

  // MARK: Matches
  /// Shows a match, one at a time; the same match is told once, whoever tells it first.
  private func show(
    matchWith partner: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let isTakenBack = state.deck.deck.cards.contains { $0.id == partner.uid }
    guard !isTakenBack, state.announced.insert(partner.uid).inserted else { return .none }
    state.matches.append(partner)
    // The pointer lets go of a card that it drags.
    state.deck.turn.drop()
    let isKnown = state.profile.map { state.messages.index(of: partner.uid, $0.uid) != nil }
    let matches = isKnown == true ? Effect<CatinderAction>.none : loadMatches(state, environment)
    let photos = [state.profile?.photosNames.first, partner.photosNames.first]
    return .merge(fetch(photos.compactMap { $0 }, &state, environment), matches)
  }

  /// Removes a match: the other one, or the user, has taken the like back.
  func forget(matchWith uid: ProfileID, _ state: inout CatinderState) {
    guard let me = state.profile?.uid else { return }
    state.matches.removeAll { $0.uid == uid }
    state.messages.remove(uid, me)
    if state.page == .chat(uid) { state.page = .messages }
  }

  func update(_ state: inout CatinderState, _ action: MatchAction) -> Effect<CatinderAction> {
    guard !state.matches.isEmpty else { return .none }
    let partner = state.matches.removeFirst()
    switch action {
    case .messageTapped: return .output(.chatOpened(partner))
    case .closed: return .none
    }
  }

  // MARK: Messages
  func update(
    _ state: inout CatinderState, _ action: MessagesAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    if case .opened = action { state.page = .messages }
    let effect = messages.update(
      &state.messages, action, me: me, seen: state.seenPartners, environment
    ).map(CatinderAction.messages)
    for uid in state.parting.gone { state.messages.hide(uid, me) }
    switch action {
    case .partingTapped(let index):
      guard let partner = state.messages.partner(index, me) else { return .none }
      return openParting(partner, &state, environment)
    case .loaded(_, .success):
      return .merge(fetch(state.messages.faces(me), &state, environment), effect)
    case .chosen(let index):
      return state.messages.partner(index, me).map { openChat($0, &state, environment) } ?? .none
    case .closed: state.page = .deck
    default: break
    }
    return effect
  }

  func loadMatches(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    messages.load(state.messages, environment).map(CatinderAction.messages)
  }

  // MARK: Chats
  func update(
    _ state: inout CatinderState, _ action: ChatAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    var effect = Effect<CatinderAction>.none
    if let uid = action.partner ?? state.openChat, var one = state.chats[uid] {
      switch action {
      case .infoTapped: effect = open(FullCardState(profile: one.partner), &state, environment)
      case .partingTapped: return openParting(one.partner, &state, environment)
      default: break
      }
      effect = .merge(
        effect, chat.update(&one, action, me: me, environment).map(CatinderAction.chat))
      state.chats[uid] = one
    }
    switch action {
    case .sent(let uid, _, .success(let message)):
      _ = state.messages.take(message, with: uid, me, isRead: true)
    case .seenTold(_, .success): state.messages.noteSeen()
    case .partnerLoaded(.success(let partner)): showInCard(partner, &state)
    case .closed: state.page = .messages
    default: break
    }
    return effect
  }

  func openChat(
    _ partner: Profile, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let uid = partner.uid
    state.page = .chat(uid)
    state.card = nil
    state.messages.selection = uid
    state.chats[uid, default: ChatState(partner: partner)].partner = partner
    let photo = fetch(partner.photosNames.first.map { [$0] } ?? [], &state, environment)
    return .merge(photo, reloadChat(state, environment), see(uid, &state, environment))
  }

  /// Loads the messages of the open chat that may have been missed while nothing arrived.
  func reloadChat(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    guard let one = state.openChat.flatMap({ state.chats[$0] }) else { return .none }
    return chat.load(one, environment).map(CatinderAction.chat)
  }

  /// Tells the partner of a chat that everything was seen.
  func see(
    _ uid: ProfileID, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid, var one = state.chats[uid] else { return .none }
    state.messages.markRead(uid, me)
    defer { state.chats[uid] = one }
    return chat.see(&one, environment).map(CatinderAction.chat)
  }

  /// Tells once more what was seen where the server has not taken it.
  ///
  /// Nothing was seen of a chat that could not be loaded, unless it is still open.
  private func seeOnceMore(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let owed = state.chats.filter { uid, chat in
      chat.owesSeen && (chat.loading == .ready || state.page == .chat(uid))
    }
    return .merge(owed.keys.map { see($0, &state, environment) })
  }

  private func resendMessages(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    var effects: [Effect<CatinderAction>] = []
    for (uid, one) in state.chats.sorted(by: { $0.key.text < $1.key.text }) {
      var one = one
      effects.append(chat.resend(&one, environment).map(CatinderAction.chat))
      state.chats[uid] = one
    }
    return .merge(effects)
  }

  /// Shows a partner as the server has it now, where its card is open.
  private func showInCard(_ partner: Profile, _ state: inout CatinderState) {
    guard let card = state.card, !card.isTop, card.profile.uid == partner.uid else { return }
    let photo = min(card.photo, max(0, partner.photosNames.count - 1))
    state.card = FullCardState(profile: partner, photo: photo)
  }

  // MARK: The user's own profile
  func update(
    _ state: inout CatinderState, _ action: OwnProfileAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard var profile = state.profile else { return .none }
    switch action {
    case .opened:
      state.page = .profile
      if state.own == nil { state.own = OwnProfileState(profile) }
    case .closed: state.page = .deck
    case .previewTapped:
      return open(FullCardState(profile: profile, isOwn: true), &state, environment)
    default: break
    }
    guard var form = state.own else { return .none }
    let effect = own.update(&form, &profile, action, environment).map(CatinderAction.own)
    (state.own, state.entry) = (form, .inside(profile))
    switch action {
    case .opened, .added(.success), .restored(_, .success):
      return .merge(fetch(profile.photosNames, &state, environment), effect)
    default: return effect
    }
  }

  // MARK: News
  func take(
    _ news: CatinderNews, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard let me = state.profile?.uid else { return .none }
    switch news {
    case .connected: return connected(&state, environment)
    case .disconnected where state.messages.isConnected:
      state.messages.isConnected = false
      return .after(.seconds(5), id: Self.cutOff, .cutOff)
    // The timer runs from the first failure on, however many follow.
    case .disconnected: break
    case .message(let message): return arrived(message, &state, me, environment)
    case .seen(let uid, let last): state.chats[uid]?.markSeen(upTo: last)
    case .match(let match):
      state.messages.add(match, me)
      return show(matchWith: match.partner(of: me), &state, environment)
    case .matchEnded(let uid): return ended(uid, &state, me, environment)
    case .loggedOut: return .output(.signal(.sessionEnded))
    }
    return .none
  }

  private func connected(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    (state.messages.isCutOff, state.messages.isConnected) = (false, true)
    let saving = state.own.map { own.saveOnceMore($0, environment) } ?? .none
    let told = Effect<CatinderAction>.merge(
      .cancel(Self.cutOff), seeOnceMore(&state, environment), saving.map(CatinderAction.own),
      deck.resend(&state.deck, environment).map(CatinderAction.deck),
      resendMessages(&state, environment),
      parting.resend(&state.parting, environment).map(CatinderAction.parting))
    if state.outdated != nil { return .merge(told, refresh(&state, environment)) }
    return .merge(
      told, deck.lookAgain(&state.deck, environment).map(CatinderAction.deck),
      loadMatches(state, environment), reloadChat(state, environment))
  }

  /// Asks once more for all that is shown.
  func refresh(_ state: inout CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    .merge(
      loadDeck(&state, environment), loadPast(state, environment), loadMatches(state, environment),
      reloadChat(state, environment))
  }

  private func arrived(
    _ message: Message, _ state: inout CatinderState, _ me: ProfileID, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let uid = message.senderUid == me ? message.receiverUid : message.senderUid
    let isOpen = state.page == .chat(uid) && state.isShown
    state.chats[uid]?.take(message)
    let isKnown = state.messages.take(message, with: uid, me, isRead: isOpen)
    let seeing = isOpen && message.senderUid == uid ? see(uid, &state, environment) : .none
    return isKnown ? seeing : .merge(seeing, loadMatches(state, environment))
  }
}
