import AppRuntime
import CatinderDomain
import Core
import Foundation
import Toolkit

/// The Catinder tab: log-in, the deck of cards, a card in full, and matches.
public struct CatinderFeature: Feature {
  let dependencies: CatinderDependencies

  public init(_ dependencies: CatinderDependencies) {
    self.dependencies = dependencies
  }

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
    case .outdated(let outdated): return take(outdated, &state)
    case .upToDate: state.outdated = nil
    case .entered(let profile):
      return .merge(enter(&state, profile, environment), loadDraft(of: profile))
    case .draftLoaded(let uid, let draft): return take(draft, of: uid, &state, environment)
    case .sessionEnded where state.profile != nil:
      let words = CatinderWords(environment.language)
      return .merge(leave(&state), forget(), .notice(words.sessionOver))
    case .logoutTapped: return logOut(&state, environment)
    case .login(let action): return updateLogin(&state, action, environment)
    case .deck(let action): return updateDeck(&state, action, environment)
    case .card(let action): return updateCard(&state, action, environment)
    case .match(let action): return updateMatch(&state, action)
    case .messages(let action): return updateMessages(&state, action, environment)
    case .chat(let action): return updateChat(&state, action, environment)
    case .own(let action): return updateOwnProfile(&state, action, environment)
    case .chatOpened(let partner): return openChat(partner, &state, environment)
    case .reached(let service): return state.profile == nil ? .none : follow(service)
    case .cutOff: state.messages.isCutOff = true
    case .news(let news): return take(news, &state, environment)
    case .sessionEnded: break
    }
    return .none
  }

  public func view(_ state: CatinderState, _ environment: Environment) -> Element<CatinderAction> {
    let moments = CatinderMoments(
      now: environment.now, timeZone: environment.timeZone, clock: environment.units.clock,
      language: environment.language)
    return CatinderView(
      state: state, words: CatinderWords(environment.language), moments: moments,
      host: dependencies.host
    ).body
  }

  /// Profiles and messages come in the language that they are asked for in.
  public func adapt(
    _ state: inout CatinderState, from old: Environment, to environment: Environment
  ) -> Effect<CatinderAction> {
    guard old.language != environment.language, state.profile != nil else { return .none }
    return .merge(
      loadDeck(&state, environment), loadMatches(state, environment),
      reloadChat(state, environment))
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
    let told = retryDeck(&state, environment)
    return .merge(
      told, state.outdated == nil ? lookAgain(&state, environment) : refresh(&state, environment))
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
        guard let session = service.session ?? dependencies.keptSession() else {
          return send(.loginNeeded)
        }
        service.resume(session)
        let profile = try await service.ownProfile()
        dependencies.keep(profile, as: "own")
        send(.entered(profile))
      } catch {
        if error == .notLoggedIn { return send(.loginNeeded) }
        guard let kept = dependencies.kept(Profile.self, "own", insteadOf: error) else {
          return send(.openingFailed(error))
        }
        send(.entered(kept.value))
        send(.outdated(kept.outdated))
      }
    }
  }

  private func enter(
    _ state: inout CatinderState, _ profile: Profile, _ environment: Environment
  ) -> Effect<CatinderAction> {
    state.entry = .inside(profile)
    state.login = LoginState()
    return .merge(
      loadDeck(&state, environment), loadPast(state, environment), watch(state, environment))
  }

  // MARK: Going out

  /// Nothing of who was here stays on the screen.
  private func leave(_ state: inout CatinderState) -> Effect<CatinderAction> {
    let isShown = state.isShown
    state = CatinderState()
    (state.entry, state.isShown) = (.outside, isShown)
    return .merge(
      .cancel(Self.news), .cancel(Self.boost), .cancel(Self.cutOff), .cancel(Self.nextSave))
  }

  private func logOut(
    _ state: inout CatinderState, _ environment: Environment
  ) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    let leaving = leave(&state)
    let language = environment.language
    let end = Effect<CatinderAction>.run("log out of Catinder", queue: Self.decisions) {
      [dependencies] _ in
      guard let service = try? await dependencies.service(language) else { return }
      await service.logOut()
    }
    return .merge(leaving, end, forget())
  }

  // MARK: Asking

  /// Asks the server, and tells what it says; where it does not know the session, that is over.
  func ask<Value: Sendable>(
    _ state: CatinderState, _ name: String, queue: String? = nil, topic: String? = nil,
    _ environment: Environment,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Value,
    tell: @escaping @Sendable (Result<Value, CatinderError>) -> CatinderAction
  ) -> Effect<CatinderAction> {
    let language = environment.language
    return .run(name, queue: queue, topic: topic) { [dependencies] send in
      do throws(CatinderError) {
        send(tell(.success(try await call(try await dependencies.service(language)))))
      } catch {
        send(error == .notLoggedIn ? .sessionEnded : tell(.failure(error)))
      }
    }
  }

  // MARK: News

  private func watch(_ state: CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    let language = environment.language
    return .run("reach Catinder") { [dependencies] send in
      do throws(CatinderError) {
        send(.reached(try await dependencies.service(language)))
      } catch {
        send(.news(.disconnected(error)))
      }
    }
  }

  /// Busy from here on until the first word of the server: nothing happens unheard in between.
  private func follow(_ service: any CatinderService) -> Effect<CatinderAction> {
    .subscribe(Self.news) { send in
      let watch = service.watch { send(.news($0)) }
      return Subscription { watch.cancel() }
    }
  }

  private func forget() -> Effect<CatinderAction> {
    .run("forget the session", queue: "session") { [dependencies] send in
      dependencies.answers?.clear()
      do { try dependencies.keep(nil) } catch { send.failed(error) }
    }
  }

  /// The line of what is told to the server about others, in its order.
  static let decisions = "decisions"
  private static let news = "news"
  static let boost = "boost"
}

/// The events of the server.
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

/// Answers that are kept, where the server is somebody else's.
extension CatinderFeature {
  /// Asks the server, and keeps its answer; tells the kept one, with its age, where the server cannot
  /// be reached.
  ///
  /// - Parameter name: under which the answer is kept; nil for one that is not.
  func ask<Value: Codable & Sendable>(
    _ state: CatinderState, _ title: String, keptAs name: String?, queue: String? = nil,
    _ environment: Environment,
    _ call: @escaping @Sendable (any CatinderService) async throws(CatinderError) -> Value,
    tell: @escaping @Sendable (Result<Value, CatinderError>) -> CatinderAction
  ) -> Effect<CatinderAction> {
    let language = environment.language
    return .run(title, queue: queue) { [dependencies] send in
      do throws(CatinderError) {
        let value = try await call(try await dependencies.service(language))
        if let name { dependencies.keep(value, as: name) }
        if dependencies.answers != nil { send(.upToDate) }
        send(tell(.success(value)))
      } catch {
        if error == .notLoggedIn { return send(.sessionEnded) }
        guard let name, let kept = dependencies.kept(Value.self, name, insteadOf: error) else {
          return send(tell(.failure(error)))
        }
        send(.outdated(kept.outdated))
        send(tell(.success(kept.value)))
      }
    }
  }

  /// The oldest of what is shown tells the age.
  func take(_ outdated: Outdated, _ state: inout CatinderState) -> Effect<CatinderAction> {
    if let known = state.outdated, known.since <= outdated.since { return .none }
    state.outdated = outdated
    return .none
  }

  /// All that is shown, asked for once more.
  func refresh(_ state: inout CatinderState, _ environment: Environment) -> Effect<CatinderAction> {
    .merge(
      loadDeck(&state, environment), loadPast(state, environment), loadMatches(state, environment),
      reloadChat(state, environment))
  }
}

extension CatinderDependencies {
  /// Changes the kept deck: a decided card is not offered again, and one taken back is.
  func changeKeptDeck(_ change: (inout [Profile]) -> Void) {
    answers?.change([Profile].self, "cats", change)
  }

  /// Only for whoever stays logged in: nobody else could be shown it.
  func keep(_ value: some Codable, as name: String) {
    guard let answers, keptSession() != nil else { return }
    answers.keep(value, name, at: now())
  }

  func kept<Value: Codable>(
    _ type: Value.Type, _ name: String, insteadOf error: CatinderError
  ) -> (value: Value, outdated: Outdated)? {
    guard error.isOffline, let kept = answers?.answer(type, name) else { return nil }
    return (kept.value, Outdated(since: kept.date, error: error))
  }
}
