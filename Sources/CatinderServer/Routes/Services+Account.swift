import CatinderDomain
import Foundation

/// The calls about one's own account. What cannot be taken back asks for the password once more.
extension Services {
  var ownAccountRoutes: [Route] { [password, logoutEverywhere, data, deletion] }

  private var password: Route {
    Route(
      method: "POST", path: CatinderPath.password,
      summary: "Change the password; all other sessions end.",
      body: .json(Schemas.passwordChange(from: policy.shortestPassword)),
      success: .json(Schemas.outcome()), refusals: [403: "The password is wrong."]
    ) { call in
      let me = try call.me()
      try await check(call, me)
      let hash = try await passwords.hash(
        try call.text("newPassword"), for: call.request.address)
      try await store.changePassword(of: me, to: hash, keeping: call.request.token ?? "")
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var logoutEverywhere: Route {
    Route(
      method: "POST", path: CatinderPath.logoutEverywhere,
      summary: "End all sessions, this one too.", success: .json(Schemas.outcome())
    ) { call in
      try await store.logOutEverywhere(try call.me())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var data: Route {
    Route(
      method: "GET", path: CatinderPath.ownData,
      summary: "All that is kept of one's account, beside matches, messages and pictures.",
      success: .json(Schemas.ownData)
    ) { call in .json(try await store.ownData(of: try call.me(), reading(call))) }
  }

  private var deletion: Route {
    Route(
      method: "POST", path: CatinderPath.deleteAccount,
      summary: """
        Delete one's account with its profile, pictures, decisions, matches and messages. It is gone \
        when this returns.
        """,
      body: .json(Schemas.confirmation), success: .json(Schemas.outcome()),
      refusals: [403: "The password is wrong."]
    ) { call in
      let me = try call.me()
      try await check(call, me)
      try await store.delete(me)
      try await store.finishDeleting { [pictures] in await pictures.store.remove($0) }
      return .json(CatinderAnswers.Outcome())
    }
  }

  /// Guesses within a session are limited as those of a device that is known.
  ///
  /// - Throws: ``Refusal/wrongPassword``.
  private func check(_ call: RouteCall, _ me: Account) async throws {
    let client = call.request.address
    let attempt = LoginGuard.Attempt(
      name: "account \(me.id)", client: client, device: "\(me.id) session")
    try await guesses.enter(attempt)
    let isRight = try await passwords.fits(
      try call.text("password"), try await store.hash(of: me), for: client)
    try await guesses.note(attempt, isRight: isRight)
    guard isRight else { throw Refusal.wrongPassword }
  }
}
