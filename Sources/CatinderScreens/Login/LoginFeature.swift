import AppRuntime
import CatinderDomain

/// The log-in page, and the page of a new account.
struct LoginFeature: Sendable {
  let client: CatinderClient

  func update(
    _ state: inout LoginState, _ action: LoginAction, _ environment: Environment
  ) -> Effect<LoginAction> {
    switch action {
    case .changed(let field, let text): state.change(field, to: text)
    case .keepsChosen(let keeps): state.keeps = keeps
    case .registerTapped: (state.isNew, state.problem) = (true, nil)
    case .registerLeft: (state.isNew, state.problem) = (false, nil)
    case .submitted: return state.isNew ? register(&state, environment) : logIn(&state, environment)
    case .refused(let error):
      state.isAsking = false
      refuse(&state, state.isNew && error == .nameTaken ? .userTaken : .refused(error))
    case .entered: break
    }
    return .none
  }

  private func logIn(
    _ state: inout LoginState, _ environment: Environment
  ) -> Effect<LoginAction> {
    ask(&state, environment) { service, credentials throws(CatinderError) in
      try await service.logIn(credentials)
    }
  }

  private func register(
    _ state: inout LoginState, _ environment: Environment
  ) -> Effect<LoginAction> {
    let cat = ProfileDraft(name: state.catName)
    return ask(&state, environment) { service, credentials throws(CatinderError) in
      try await service.register(credentials, cat)
    }
  }

  /// Nothing is asked while something is wrong with a field.
  private func ask(
    _ state: inout LoginState, _ environment: Environment,
    _ call:
      @escaping @Sendable (any CatinderService, Credentials) async throws(CatinderError)
      -> LoggedIn
  ) -> Effect<LoginAction> {
    if state.isAsking { return .none }
    guard state.flaw == nil,
      let credentials = Credentials(user: state.user, password: state.password)
    else {
      refuse(&state, state.flaw ?? .noPassword)
      return .none
    }
    (state.isAsking, state.problem) = (true, nil)
    let (language, keeps) = (environment.language, state.keeps)
    return .run("log in to Catinder") { [dependencies = client.dependencies] send in
      do throws(CatinderError) {
        let answer = try await call(try await dependencies.service(language), credentials)
        dependencies.answers?.clear()
        if keeps { Self.keep(answer.session, dependencies, send) }
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

/// The actions of the log-in page and of the page of a new account.
public enum LoginAction: Sendable {
  public enum Field: Sendable { case user, password, again, catName }

  case changed(Field, String)
  case keepsChosen(Bool)
  case submitted
  /// A new account is wanted: its page is to show.
  case registerTapped
  case registerLeft
  case refused(CatinderError)
  /// The server knows the user, or has made the account.
  case entered(Profile)
}

/// The fields of the log-in page and of the page of a new account, and the problem with them.
struct LoginState: Equatable, Sendable {
  enum Problem: Equatable, Sendable {
    case noUser, userTaken, noPassword, shortPassword, longPassword, otherPassword, noCatName
    case refused(CatinderError)

    /// The field that it is about; nil where it is about none.
    var field: LoginAction.Field? {
      switch self {
      case .noUser, .userTaken: .user
      case .noPassword, .shortPassword, .longPassword: .password
      case .otherPassword: .again
      case .noCatName: .catName
      case .refused: nil
      }
    }
  }

  /// The name of the account.
  var user = ""
  var password = ""
  /// The password of a new account once more.
  var again = ""
  /// The name of the cat of a new account.
  var catName = ""
  /// True on the page of a new account.
  var isNew = false
  /// True where the session outlives the program.
  var keeps = true
  var problem: Problem?
  /// The number of refusals: a field shakes at each.
  var refusals = 0
  /// The server has been asked.
  var isAsking = false

  /// The first problem that is known without the server.
  var flaw: Problem? {
    if !VisibleText.isVisible(user) { return .noUser }
    if !TextLimit.password.allows(password) { return .longPassword }
    if !isNew { return password.isEmpty ? .noPassword : nil }
    if password.unicodeScalars.count < CatinderLimits.shortestPassword { return .shortPassword }
    if !VisibleText.isFilled(password) { return .noPassword }
    if again != password { return .otherPassword }
    return VisibleText.isVisible(catName) ? nil : .noCatName
  }

  mutating func change(_ field: LoginAction.Field, to text: String) {
    switch field {
    case .user: user = text
    case .password: password = text
    case .again: again = text
    case .catName: catName = text
    }
    problem = nil
  }
}
