import Foundation
import Networking

extension HTTPCatinderService {
  public func decide(
    _ decision: Decision, on uid: ProfileID
  ) async throws(CatinderError) -> Bool {
    let outcome = try await outcome(of: try request(about: uid, CatinderPath.decision(decision)))
    if decision == .dislike { return false }
    guard let isMutual = outcome.isLikeMutual else { throw .wrongData }
    return isMutual
  }

  public func decisions() async throws(CatinderError) -> [PastDecision] {
    try await answer([PastDecision].self, to: try request(.get, CatinderPath.decisions))
  }

  public func undo(_ uid: ProfileID) async throws(CatinderError) -> Withdrawal {
    let outcome = try await outcome(of: try request(about: uid, CatinderPath.undo))
    return outcome.isMatchKept == true ? .matchStays : .withdrawn
  }

  public func startAgain() async throws(CatinderError) {
    _ = try await outcome(of: try request(.post, CatinderPath.startAgain))
  }

  public func boost() async throws(CatinderError) -> Duration {
    let outcome = try await outcome(of: try request(.post, CatinderPath.boost))
    guard let seconds = outcome.seconds, (0...3600).contains(seconds) else { throw .wrongData }
    return .seconds(seconds)
  }

  private func request(
    about uid: ProfileID, _ path: String
  ) throws(CatinderError) -> HTTPRequest {
    try request(.post, path, body: CatinderJSON.encode(CatinderAnswers.Somebody(uid)))
  }

  // MARK: Messages

  public func matches() async throws(CatinderError) -> [Match] {
    let matches = try await answer([Match].self, to: try request(.get, CatinderPath.matches))
    return matches.sorted { $0.latest > $1.latest }
  }

  public func messages(
    with uid: ProfileID, before id: String?
  ) async throws(CatinderError) -> [Message] {
    var request = try request(.get, "\(CatinderPath.messages)/\(uid)")
    if let id { request.url.append(queryItems: [URLQueryItem(name: "before", value: id)]) }
    return try await answer([Message].self, to: request)
  }

  public func send(
    _ message: OutgoingMessage, to uid: ProfileID
  ) async throws(CatinderError) -> Message {
    let body = CatinderJSON.encode(message)
    let request = try request(.post, "\(CatinderPath.messages)/\(uid)/send", body: body)
    guard let sent = try await outcome(of: request).message, sent.id == message.id else {
      throw .wrongData
    }
    return sent
  }

  public func markSeen(_ uid: ProfileID) async throws(CatinderError) {
    _ = try await outcome(of: try request(.post, "\(CatinderPath.messages)/\(uid)/seen"))
  }
}
