import AppRuntime
import CatinderDomain

/// The log-in page.
struct LoginFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout LoginState, _ action: LoginAction, _ environment: Environment
  ) -> Effect<LoginAction> {
    switch action {
    case .userChanged(let text): (state.user, state.problem) = (text, nil)
    case .passwordChanged(let text): (state.password, state.problem) = (text, nil)
    case .keepsChosen(let keeps): state.keeps = keeps
    case .submitted:
      return logIn(&state, environment) { service, credentials throws(CatinderError) in
        try await service.logIn(credentials)
      }
    case .registerTapped:
      return logIn(&state, environment) { service, credentials throws(CatinderError) in
        try await service.register(credentials, ProfileDraft(name: credentials.user))
      }
    case .refused(let error):
      state.isAsking = false
      refuse(&state, .refused(error))
    case .entered: break
    }
    return .none
  }

  /// Nothing is asked where a field is empty.
  private func logIn(
    _ state: inout LoginState, _ environment: Environment,
    _ ask:
      @escaping @Sendable (any CatinderService, Credentials) async throws(CatinderError)
      -> LoggedIn
  ) -> Effect<LoginAction> {
    let login = state
    if login.isAsking { return .none }
    guard login.missing == nil,
      let credentials = Credentials(user: login.user, password: login.password)
    else {
      refuse(&state, login.missing ?? .noPassword)
      return .none
    }
    (state.isAsking, state.problem) = (true, nil)
    let language = environment.language
    return .run("log in to Catinder") { [dependencies = client.dependencies] send in
      do throws(CatinderError) {
        let answer = try await ask(try await dependencies.service(language), credentials)
        dependencies.answers?.clear()
        if login.keeps { Self.keep(answer.session, dependencies, send) }
        dependencies.keep(answer.profile, as: "own")
        send(.entered(answer.profile))
      } catch { send(.refused(error)) }
    }
  }

  private static func keep(
    _ session: CatinderSession, _ dependencies: CatinderDependencies,
    _ send: Effect<LoginAction>.Send
  ) {
    do { try dependencies.keep(session) } catch { send.failed(error) }
  }

  private func refuse(_ state: inout LoginState, _ problem: LoginState.Problem) {
    state.problem = problem
    state.refusals += 1
  }
}

/// The actions of the log-in page.
public enum LoginAction: Sendable {
  case userChanged(String)
  case passwordChanged(String)
  case keepsChosen(Bool)
  case submitted
  /// A new account on somebody else's server.
  case registerTapped
  case refused(CatinderError)
  /// The server knows the user, or has made the account.
  case entered(Profile)
}

/// The fields of the log-in page, and the problem with them.
struct LoginState: Equatable, Sendable {
  enum Problem: Equatable, Sendable {
    case noUser, noPassword
    case refused(CatinderError)
  }

  var user = ""
  var password = ""
  /// True where the session outlives the program.
  var keeps = true
  var problem: Problem?
  /// The number of refusals: a field shakes at each.
  var refusals = 0
  /// The server has been asked.
  var isAsking = false

  /// The first that is missing.
  var missing: Problem? {
    if !VisibleText.isVisible(user) { return .noUser }
    return password.isEmpty ? .noPassword : nil
  }
}
