import AppRuntime
import CatinderDomain
import Toolkit

/// The Catinder tab: log-in, the deck of cards, a card in full, and matches.
public struct CatinderFeature: Feature {
  let dependencies: CatinderDependencies

  public init(_ dependencies: CatinderDependencies) {
    self.dependencies = dependencies
  }

  public func update(
    _ state: inout CatinderState, _ action: CatinderAction
  ) -> Effect<CatinderAction> {
    switch action {
    case .shown: return state.entry == .unopened ? open(&state) : .none
    case .retryTapped: return retry(&state)
    case .languageChanged(let language): state.language = language
    case .loginNeeded: state.entry = .outside
    case .openingFailed(let error): state.entry = .unreachable(error)
    case .entered(let profile): return enter(&state, profile)
    case .sessionEnded:
      leave(&state)
      let words = CatinderWords(state.language)
      return .merge(forget(), .output(.notice(words.sessionOver)))
    case .logoutTapped: return logOut(&state)
    case .login(let action): return updateLogin(&state, action)
    case .notice, .failed: break
    }
    return .none
  }

  public func view(_ state: CatinderState) -> Element<CatinderAction> {
    CatinderView(state: state, words: CatinderWords(state.language), host: dependencies.host).body
  }

  // MARK: Coming in

  private func retry(_ state: inout CatinderState) -> Effect<CatinderAction> {
    if case .unreachable = state.entry { return open(&state) }
    return .none
  }

  /// Goes on with the session that was kept, where there is one.
  private func open(_ state: inout CatinderState) -> Effect<CatinderAction> {
    state.entry = .opening
    return .run("open Catinder") { [dependencies] send in
      do throws(CatinderError) {
        let service = try await dependencies.service()
        guard let session = service.session ?? dependencies.keptSession() else {
          return send(.loginNeeded)
        }
        service.resume(session)
        send(.entered(try await service.ownProfile()))
      } catch {
        send(error == .notLoggedIn ? .loginNeeded : .openingFailed(error))
      }
    }
  }

  private func enter(
    _ state: inout CatinderState, _ profile: Profile
  ) -> Effect<CatinderAction> {
    state.entry = .inside(profile)
    state.login = LoginState()
    return .none
  }

  // MARK: Going out

  /// Nothing of who was here stays on the screen.
  private func leave(_ state: inout CatinderState) {
    state = CatinderState(language: state.language)
    state.entry = .outside
  }

  private func logOut(_ state: inout CatinderState) -> Effect<CatinderAction> {
    guard state.profile != nil else { return .none }
    leave(&state)
    let end = Effect<CatinderAction>.run("log out of Catinder", line: Self.decisions) {
      [dependencies] _ in
      guard let service = try? await dependencies.service() else { return }
      await service.logOut()
    }
    return .merge(end, forget())
  }

  private func forget() -> Effect<CatinderAction> {
    .run("forget the session", line: "session") { [dependencies] send in
      do { try dependencies.keep(nil) } catch { send(.failed(String(describing: error))) }
    }
  }

  /// The line of what is told to the server about others, in its order.
  static let decisions = "decisions"
}
