import CatinderDomain
import Foundation

/// A refusal of a request, with its status and a word for programs.
struct Refusal: Error, Sendable, Equatable {
  let status: Int
  let error: String
  var fields: [String]?
  var retryAfter: Int?
  var allow: String?

  init(_ status: Int, _ error: String) { (self.status, self.error) = (status, error) }

  static let badRequest = Refusal(400, "bad-request")
  static let notLoggedIn = Refusal(401, "not-logged-in")
  static let wrongCredentials = Refusal(401, "wrong-credentials")
  /// The password that confirms a call of a user who is logged in.
  static let wrongPassword = Refusal(403, "wrong-password")
  static let notFound = Refusal(404, "not-found")
  static let slow = Refusal(408, "too-slow")
  static let nameTaken = Refusal(409, "name-taken")
  static let noSlot = Refusal(409, "no-slot")
  /// The names to sort are not those of all pictures.
  static let otherPictures = Refusal(409, "other-pictures")
  static let tooLarge = Refusal(413, "too-large")
  static let longAddress = Refusal(414, "address-too-long")
  static let wrongType = Refusal(415, "wrong-media-type")
  /// Neither a PNG nor a JPEG, or a broken one.
  static let unreadablePicture = Refusal(409, "unreadable-picture")
  static let longHeader = Refusal(431, "header-too-large")
  static let failed = Refusal(500, "failed")

  static func invalid(_ fields: [String]) -> Refusal {
    var refusal = Refusal(400, "invalid")
    refusal.fields = Array(fields.prefix(20))
    return refusal
  }

  static func tooMany(after seconds: Int) -> Refusal {
    var refusal = Refusal(429, "too-many-requests")
    refusal.retryAfter = max(1, seconds)
    return refusal
  }

  static let busy = busy(after: 1)

  static func busy(after seconds: Int) -> Refusal {
    var refusal = Refusal(503, "busy")
    refusal.retryAfter = max(1, seconds)
    return refusal
  }

  /// The database is away, or too slow; nothing is known to be stored.
  static let unavailable: Refusal = {
    var refusal = Refusal(503, "unavailable")
    refusal.retryAfter = 1
    return refusal
  }()

  static func method(allowed: [String]) -> Refusal {
    var refusal = Refusal(405, "method-not-allowed")
    refusal.allow = allowed.sorted().joined(separator: ", ")
    return refusal
  }

  var answer: ServerAnswer {
    var answer = ServerAnswer.json(
      CatinderAnswers.Refusal(error: error, fields: fields), status: status)
    if let retryAfter { answer.headers.append(("Retry-After", String(retryAfter))) }
    if let allow { answer.headers.append(("Allow", allow)) }
    if status == 401 { answer.headers.append(("WWW-Authenticate", "Bearer")) }
    return answer
  }
}
