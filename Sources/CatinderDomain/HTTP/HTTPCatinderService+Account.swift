import Foundation
import Networking

extension HTTPCatinderService {
  public func register(
    _ credentials: Credentials, _ profile: ProfileDraft
  ) async throws(CatinderError) -> LoggedIn {
    guard profile.problems.isEmpty else { throw .invalid(fields: []) }
    let body = CatinderAnswers.Register(
      user: credentials.user, password: credentials.password.reveal(), profile: profile.cleaned)
    let request = try request(
      .post, CatinderPath.register, body: CatinderJSON.encode(body), needsSession: false)
    _ = try await outcome(of: request)
    return try await logIn(credentials)
  }

  public func logIn(_ credentials: Credentials) async throws(CatinderError) -> LoggedIn {
    let body = ["user": credentials.user, "password": credentials.password.reveal()]
    let request = try request(
      .post, CatinderPath.login, body: CatinderJSON.encode(body), needsSession: false)
    let answer = try await answer(CatinderAnswers.Login.self, to: request)
    guard answer.result, let token = answer.token.flatMap(Secret.init) else { throw .wrongData }
    let session = CatinderSession(uid: answer.profile.uid, token: token, since: answer.loginDate)
    resume(session)
    return LoggedIn(session: session, profile: answer.profile)
  }

  public func logOut() async {
    defer { forget() }
    do {
      _ = try await outcome(of: try request(.post, CatinderPath.logout))
    } catch {
      // The session ends here all the same.
    }
  }
}
