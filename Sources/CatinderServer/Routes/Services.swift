import CatinderDomain
import Foundation
import Interchange
import Scheduling

/// The services of the routes.
struct Services: Sendable {
  let store: CatinderStore
  let passwords: PasswordQueue
  let pictures: PictureIntake
  let demo: DemoCats
  let limiter: any RateLimiting
  let limits: ServerLimits
  let policy: ServerPolicy

  func reading(_ call: RouteCall) -> ProfileReading {
    ProfileReading(inRussian: call.request.prefersRussian)
  }

  var accountRoutes: [Route] { [login, register, logout] }

  private var login: Route {
    Route(
      method: "POST", path: CatinderPath.login,
      summary: "Log in; the token is for all other calls.",
      needsSession: false, body: .json(Schemas.login()), success: .json(Schemas.loggedIn),
      refusals: [401: "There is no such account with this password."]
    ) { call in
      let (user, password) = (try call.text("user"), try call.text("password"))
      try await limiter.take("login \(call.request.address)", limits.logins)
      try await limiter.take("user \(user.lowercased())", limits.logins)
      let account = try await account(user, password)
      let token = try await store.logIn(account)
      let profile = try await store.profile(account, reading(call))
      return .json(
        CatinderAnswers.Login(loginDate: store.clock.now, profile: profile, token: token.text))
    }
  }

  private func account(_ user: String, _ password: String) async throws -> Account {
    let known = try await store.account(user: user)
    if known == nil, policy.opensAccountsAtLogin {
      return try await open(user, password, ProfileDraft(name: user).cleaned)
    }
    guard try await passwords.fits(password, known?.hash), let known
    else { throw Refusal.wrongCredentials }
    return known.account
  }

  private func open(
    _ user: String, _ password: String, _ draft: ProfileDraft
  ) async throws -> Account {
    let hash = try await passwords.hash(password)
    return try await store.register(user: user, hash, draft, uid: ProfileID(UUID()))
  }

  private var register: Route {
    Route(
      method: "POST", path: CatinderPath.register, summary: "Make an account.",
      needsSession: false, body: .json(Schemas.register(password: policy.shortestPassword)),
      success: .json(Schemas.outcome(.init("uid", .uuid))), refusals: [409: "The name is taken."]
    ) { call in
      try await limiter.take("register \(call.request.address)", limits.registrations)
      let draft = try Self.draft(call.body["profile"])
      let (user, password) = (try call.text("user"), try call.text("password"))
      if try await store.account(user: user) != nil { throw Refusal.nameTaken }
      let account = try await open(user, password, draft)
      return .json(CatinderAnswers.Outcome(uid: account.uid))
    }
  }

  private var logout: Route {
    Route(
      method: "POST", path: CatinderPath.logout, summary: "End the session.",
      success: .json(Schemas.outcome())
    ) { call in
      try await store.logOut(try call.me(), token: call.request.token ?? "")
      return .json(CatinderAnswers.Outcome())
    }
  }

  /// Returns the cleaned draft of a body that fits its schema.
  static func draft(_ value: JSONValue) throws(Refusal) -> ProfileDraft {
    let age = value["age"].wholeNumber
    let draft = ProfileDraft(
      name: value["name"].string ?? "", age: age == CatinderLimits.untoldAge ? nil : age,
      shortDescription: value["shortDescription"].string ?? "",
      extendedDescription: value["extendedDescription"].string ?? "")
    let cleaned = draft.cleaned
    guard cleaned.problems.isEmpty else { throw .invalid(["profile"]) }
    return cleaned
  }
}
