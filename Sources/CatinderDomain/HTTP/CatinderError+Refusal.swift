import Foundation
import Networking

extension CatinderError {
  /// What an answer of another status than 200 comes to.
  init(refusal response: HTTPResponse) {
    let refusal = try? CatinderJSON.decode(CatinderAnswers.Refusal.self, response.body)
    switch (response.status, refusal?.error) {
    case (401, "wrong-credentials"): self = .wrongCredentials
    case (401, _): self = .notLoggedIn
    case (404, _): self = .notFound
    case (409, "name-taken"): self = .nameTaken
    case (409, "no-slot"): self = .couldNotUpdateImage(.noSlot)
    case (409, "unreadable-picture"):
      self = .couldNotUpdateImage(.unreadable)
    case (413, _): self = .couldNotUpdateImage(.tooLarge)
    case (429, _):
      let seconds = Int(response.headers["Retry-After"] ?? "") ?? 1
      self = .tooManyRequests(retryAfter: .seconds(min(max(1, seconds), 3600)))
    case (400, _), (422, _): self = .invalid(fields: refusal?.fields ?? [])
    default: self = .status(response.status)
    }
  }
}
