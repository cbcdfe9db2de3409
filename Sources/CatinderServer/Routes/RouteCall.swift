import CatinderDomain
import Foundation
import Interchange

/// A request that was found to be what its route wants.
struct RouteCall: Sendable {
  let request: ServerRequest
  /// Who asks; of a route that needs no session nobody.
  let account: Account?
  let parameters: [String: String]
  /// The body as JSON; null where the route takes none.
  let body: JSONValue

  /// - Throws: ``Refusal/notLoggedIn``.
  func me() throws(Refusal) -> Account {
    guard let account else { throw .notLoggedIn }
    return account
  }

  func text(_ name: String) throws(Refusal) -> String {
    guard let text = body[name].string else { throw .invalid([name]) }
    return text
  }

  /// Whom it is about: by the path, else by the body.
  func profileUid() throws(Refusal) -> ProfileID {
    let text = parameters["profileUid"] ?? body["profileUid"].string
    guard let uid = text.flatMap(ProfileID.init) else { throw .invalid(["profileUid"]) }
    return uid
  }

  func imageName() throws(Refusal) -> String {
    guard let name = parameters["imageName"] else { throw .invalid(["imageName"]) }
    return name
  }
}
