import Foundation
import Networking

/// The ways out: of a match, of somebody's sight, and of the account.
extension HTTPCatinderService {
  public func part(_ parting: Parting, from uid: ProfileID) async throws(CatinderError) {
    try await outcome(of: try request(about: uid, CatinderPath.parting(parting)))
  }

  public func unblock(_ uid: ProfileID) async throws(CatinderError) {
    try await outcome(of: try request(about: uid, CatinderPath.unblock))
  }

  public func blocked() async throws(CatinderError) -> [Profile] {
    try await answer([Profile].self, to: try request(.get, CatinderPath.blocked))
  }

  public func report(_ report: CatReport, about uid: ProfileID) async throws(CatinderError) {
    let body = CatinderJSON.encode(CatinderAnswers.Report(uid, report))
    try await outcome(of: try request(.post, CatinderPath.report, body: body))
  }

  // MARK: - The account
  public func changePassword(
    from old: Secret, to new: Secret
  ) async throws(CatinderError) {
    let body = ["password": old.reveal(), "newPassword": new.reveal()]
    try await outcome(
      of: try request(.post, CatinderPath.password, body: CatinderJSON.encode(body)))
  }

  public func logOutEverywhere() async throws(CatinderError) {
    try await outcome(of: try request(.post, CatinderPath.logoutEverywhere))
    forgetSession()
  }

  public func ownData() async throws(CatinderError) -> OwnData {
    var request = try request(.get, CatinderPath.ownData)
    // Years of decisions are more than a page of a deck.
    request.limit = .picture
    return try await answer(OwnData.self, to: request)
  }

  public func deleteAccount(_ password: Secret) async throws(CatinderError) {
    let body = ["password": password.reveal()]
    try await outcome(
      of: try request(.post, CatinderPath.deleteAccount, body: CatinderJSON.encode(body)))
    forgetSession()
  }
}
