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
  let guesses: LoginGuard
  let limits: ServerLimits
  let policy: ServerPolicy
  let monitor: ServerMonitor

  func reading(_ call: RouteCall) -> ProfileReading {
    ProfileReading(inRussian: call.request.prefersRussian)
  }

  var accountRoutes: [Route] { [login, register, logout] }

  private var login: Route {
    Route(
      method: "POST", path: CatinderPath.login,
      summary:
        "Log in; the token is for all other calls, the device for the next log-in from here.",
      needsSession: false, body: .json(Schemas.login()), success: .json(Schemas.loggedIn),
      refusals: [401: "There is no such account with this password."]
    ) { call in
      let (account, device) = try await enter(call)
      let token = try await store.logIn(account)
      let profile = try await store.profile(account, reading(call))
      return .json(
        CatinderAnswers.Login(
          loginDate: store.clock.now, profile: profile, token: token.text, device: device.text))
    }
  }

  /// Compares the password, and gives the device a proof unless it has brought a good one.
  private func enter(_ call: RouteCall) async throws -> (Account, DeviceProof) {
    let (user, password) = (try call.text("user"), try call.text("password"))
    let client = call.request.address
    let known = try await store.account(user: user)
    if known == nil, policy.opensAccountsAtLogin {
      let draft = ProfileDraft(name: user).cleaned
      let (account, hash) = try await open(user, password, draft, for: client)
      return (account, try DeviceProof(for: account.uid, hash))
    }
    let device = try known.flatMap { known in
      try call.body["device"].string.flatMap {
        try DeviceProof($0, for: known.account.uid, known.hash)
      }
    }
    let attempt = LoginGuard.Attempt(
      name: AccountName.key(user), client: client,
      device: device.flatMap { device in known.map { "\($0.account.id) \(device.number)" } })
    try await guesses.enter(attempt)
    let isRight = try await passwords.fits(password, known?.hash, for: client)
    try await guesses.note(attempt, isRight: isRight)
    guard isRight, let known else { throw Refusal.wrongCredentials }
    return (known.account, try device ?? DeviceProof(for: known.account.uid, known.hash))
  }

  private func open(
    _ user: String, _ password: String, _ draft: ProfileDraft, for client: String
  ) async throws -> (Account, PasswordHash) {
    let hash = try await passwords.hash(password, for: client)
    let account = try await store.register(user: user, hash, draft, uid: ProfileID(UUID()))
    return (account, hash)
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
      let (account, _) = try await open(user, password, draft, for: call.request.address)
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
