import AppRuntime
import CatinderDomain
import Foundation
import Toolkit

/// The Catinder tab: log-in, and behind it the deck, matches, messages and the user's own profile.
///
/// It composes the features of its pages, and does what concerns more than one of them.
public struct CatinderFeature: Feature {
  let dependencies: CatinderDependencies

  public init(_ dependencies: CatinderDependencies) { self.dependencies = dependencies }

  var client: CatinderClient { CatinderClient(dependencies: dependencies) }
  var deck: DeckFeature { DeckFeature(client: client) }
  var messages: MessagesFeature { MessagesFeature(client: client) }
  var chat: ChatFeature { ChatFeature(client: client) }
  var own: OwnProfileFeature { OwnProfileFeature(client: client) }
  var parting: PartingFeature { PartingFeature(client: client) }
  var account: AccountFeature { AccountFeature(client: client) }

  public func update(
    _ state: inout CatinderState, _ action: CatinderAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    let before = state.draft
    let effect = perform(&state, action, environment)
    return .merge(effect, keepDraft(state, since: before))
  }

  private func perform(
    _ state: inout CatinderState, _ action: CatinderAction, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch action {
    case .shown: return show(&state, environment)
    case .left: state.isShown = false
    case .retryTapped: return retry(&state, environment)
    case .loginNeeded: state.entry = .outside
    case .openingFailed(let error): state.entry = .unreachable(error)
    case .signal(let signal), .deck(.signal(let signal)), .messages(.signal(let signal)),
      .chat(.signal(let signal)), .own(.signal(let signal)), .parting(.signal(let signal)):
      return take(signal, &state, environment)
    case .account(.signal(let signal)):
      state.account.isAsking = false
      return take(signal, &state, environment)
    case .entered(let profile), .login(.entered(let profile)):
      return .merge(enter(&state, profile, environment), loadDraft(of: profile))
    case .draftLoaded(let uid, let draft): return take(draft, of: uid, &state, environment)
    case .logoutTapped: return logOut(&state, environment)
    case .login(let action):
      return LoginFeature(client: client).update(&state.login, action, environment)
        .map(CatinderAction.login)
    case .deck(let action): return update(&state, action, environment)
    case .card(let action): return update(&state, action, environment)
    case .match(let action): return update(&state, action)
    case .messages(let action): return update(&state, action, environment)
    case .chat(let action): return update(&state, action, environment)
    case .own(let action): return update(&state, action, environment)
    case .parting(let action): return update(&state, action, environment)
    case .account(let action): return update(&state, action, environment)
    case .chatOpened(let partner): return openChat(partner, &state, environment)
    case .reached(let service): return state.profile == nil ? .none : follow(service)
    case .cutOff: state.messages.isCutOff = true
    case .news(let news): return take(news, &state, environment)
    }
    return .none
  }

  public func view(_ state: CatinderState, _ environment: Environment) -> Element<CatinderAction> {
    CatinderView(
      state: state, words: CatinderWords(environment), moments: CatinderMoments(environment),
      host: dependencies.host
    ).body
  }

  /// Loads profiles and messages anew in another language.
  public func adapt(
    _ state: inout CatinderState, from old: Environment, to environment: Environment
  ) -> Effect<CatinderAction> {
    guard old.language != environment.language, state.profile != nil else { return .none }
    return .merge(
      loadDeck(&state, environment), loadMatches(state, environment),
      reloadChat(state, environment))
  }

  private func take(
    _ signal: CatinderSignal, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    switch signal {
    // The answer to that is under way.
    case .sessionEnded where state.account.isEnding: break
    case .sessionEnded where state.profile != nil:
      let words = CatinderWords(environment)
      return .merge(leave(&state), forget(), .notice(words.sessionOver))
    case .sessionEnded: break
    case .outdated(let outdated):
      // The oldest answer that shows tells the age.
      if let known = state.outdated, known.since <= outdated.since { break }
      state.outdated = outdated
    case .upToDate: state.outdated = nil
    }
    return .none
  }

  // MARK: Coming in
  /// Opens the tab; the messages of an open chat count as seen from now on.
  private func show(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.isShown = true
    if state.entry == .unopened { return open(&state, environment) }
    if case .chat(let uid) = state.page { return see(uid, &state, environment) }
    return .none
  }

  private func retry(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    if case .unreachable = state.entry { return open(&state, environment) }
    if state.profile == nil { return .none }
    let told = deck.retry(&state.deck, environment).map(CatinderAction.deck)
    let parted = parting.resend(&state.parting, environment).map(CatinderAction.parting)
    return .merge(
      told, parted,
      state.outdated == nil
        ? deck.lookAgain(&state.deck, environment).map(CatinderAction.deck)
        : refresh(&state, environment))
  }

  /// Goes on with the session that was kept, where there is one.
  private func open(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.entry = .opening
    let language = environment.language
    return .run("open Catinder") { [dependencies] send in
      do throws(CatinderError) {
        let service = try await dependencies.service(language)
        guard let session = service.session ?? dependencies.keptSession()
        else { return send(.loginNeeded) }
        service.resume(session)
        let profile = try await service.ownProfile()
        dependencies.keep(profile, as: "own")
        send(.entered(profile))
      } catch {
        if error == .notLoggedIn { return send(.loginNeeded) }
        guard let kept = dependencies.kept(Profile.self, "own", insteadOf: error)
        else { return send(.openingFailed(error)) }
        send(.entered(kept.value))
        send(.signal(.outdated(kept.outdated)))
      }
    }
  }

  private func enter(
    _ state: inout CatinderState, _ profile: Profile, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.entry = .inside(profile)
    state.login = LoginState()
    return .merge(loadDeck(&state, environment), loadPast(state, environment), watch(environment))
  }

  // MARK: Going out
  /// Clears the screen of the user who was here.
  func leave(_ state: inout CatinderState) -> Effect<CatinderAction> {
    let isShown = state.isShown
    state = CatinderState()
    (state.entry, state.isShown) = (.outside, isShown)
    return .merge(
      .cancel(Self.news), deck.stop.map(CatinderAction.deck), .cancel(Self.cutOff),
      own.stop.map(CatinderAction.own))
  }

  private func logOut(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    let leaving = leave(&state)
    let language = environment.language
    let end = Effect<CatinderAction>.run("log out of Catinder", queue: DeckFeature.decisions) {
      [dependencies] _ in
      guard let service = try? await dependencies.service(language) else { return }
      await service.logOut()
    }
    return .merge(leaving, end, forget())
  }

  func forget() -> Effect<CatinderAction> {
    .run("forget the session", queue: "session") { [dependencies] _ in
      dependencies.answers?.clear()
      try dependencies.keep(nil)
    }
  }

  // MARK: Drafts
  private func loadDraft(of profile: Profile) -> Effect<CatinderAction> {
    .run("load drafts", queue: Self.drafts) { [dependencies] send in
      let draft = await dependencies.drafts.load(profile.uid)
      send(.draftLoaded(profile.uid, draft ?? CatinderDraft()))
    }
  }

  /// Restores typed text, and sends and saves once more what was under way.
  ///
  /// The server takes no message twice.
  private func take(
    _ draft: CatinderDraft, of uid: ProfileID, _ state: inout CatinderState,
    _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile?.uid == uid, !state.knowsDraft else { return .none }
    state.take(draft)
    state.knowsDraft = true
    let saving = state.own.map { own.save($0, environment) } ?? .none
    var effect = Effect<CatinderAction>.merge(
      saving.map(CatinderAction.own),
      deck.resend(&state.deck, environment).map(CatinderAction.deck),
      parting.resend(&state.parting, environment).map(CatinderAction.parting))
    for chat in draft.chats {
      for unsent in chat.unsent {
        let post = self.chat.post(unsent.message, to: chat.partner.uid, environment)
        effect = .merge(effect, post.map(CatinderAction.chat))
      }
    }
    return .merge(effect, reopen(draft, &state, environment))
  }

  /// Opens the chat of an unfinished message, unless the user is elsewhere already.
  private func reopen(
    _ draft: CatinderDraft, _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.page == .deck, let chat = draft.open.flatMap({ state.chats[$0] })
    else { return .none }
    let notice = CatinderWords(environment).draftRestored
    return .merge(openChat(chat.partner, &state, environment), .notice(notice))
  }

  /// Stands behind the effects of an action that has changed what is typed.
  private func keepDraft(
    _ state: CatinderState, since before: CatinderDraft?
  ) -> Effect<CatinderAction> {
    guard let uid = state.profile?.uid, let draft = state.draft, draft != before
    else { return .none }
    return .run("keep draft", queue: Self.drafts, topic: "draft \(uid)") { [dependencies] send in
      if let reason = await dependencies.drafts.save(uid, draft.isEmpty ? nil : draft) {
        send.failed(reason)
      }
    }
  }

  func forgetDraft(of profile: Profile) -> Effect<CatinderAction> {
    .run("forget draft", queue: Self.drafts) { [dependencies] send in
      if let reason = await dependencies.drafts.save(profile.uid, nil) { send.failed(reason) }
    }
  }

  private static let drafts = "drafts"

  // MARK: News
  private func watch(_ environment: Environment) -> Effect<CatinderAction> {
    let language = environment.language
    return .run("reach Catinder") { [dependencies] send in
      do throws(CatinderError) {
        send(.reached(try await dependencies.service(language)))
      } catch { send(.news(.disconnected(error))) }
    }
  }

  /// Busy from here on until the first word of the server: nothing happens unheard in between.
  private func follow(_ service: any CatinderService) -> Effect<CatinderAction> {
    .subscribe(Self.news) { send in
      let watch = service.watch { send(.news($0)) }
      return Subscription { watch.cancel() }
    }
  }

  private static let news = "news"
  /// The timer until a lost connection is told: most come back at once.
  static let cutOff = "cut off"
}
