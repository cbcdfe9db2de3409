import CatinderDomain
import Foundation
import Interchange

/// One call of the protocol: its description, by which requests are checked, and its handler.
struct Route: Sendable {
  enum Body: Sendable {
    case none
    case json(Schema)
    /// A form with the one file `imageFile`.
    case picture
  }

  /// The content of a successful answer.
  enum Success: Sendable {
    case json(Schema)
    case picture
    case events
    /// The published description itself.
    case description
  }

  struct Query: Sendable {
    let name: String
    let schema: Schema
    let summary: String

    /// The most records of an answer, up to `most`.
    static func limit(_ most: Int) -> Query {
      Query(name: "limit", schema: .integer(1...most), summary: "The most records of the answer.")
    }
  }

  typealias Handler = @Sendable (RouteCall) async throws -> ServerAnswer

  let method: String
  /// The path with its parameters, as `/profile/{profileUid}`.
  let path: String
  let summary: String
  var needsSession = true
  /// False for a call that must be answered however often it comes, as by a load balancer.
  var isLimited = true
  var query: [Query] = []
  var body = Body.none
  var success: Success
  /// The refusals beside those that follow from the rest.
  var refusals: [Int: String] = [:]
  let handle: Handler

  private var segments: [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The names of the parameters in the path, with their schemas.
  var parameters: [(name: String, schema: Schema)] {
    segments.filter { $0.hasPrefix("{") }.map { segment in
      let name = String(segment.dropFirst().dropLast())
      return (name, name == "imageName" ? .photo : .uuid)
    }
  }

  /// Returns the parameters of a path; nil for a path of another route.
  fileprivate func match(_ path: [String]) -> [String: String]? {
    guard path.count == segments.count else { return nil }
    var found: [String: String] = [:]
    for (segment, text) in zip(segments, path) {
      if segment.hasPrefix("{") {
        found[String(segment.dropFirst().dropLast())] = text
      } else if segment != text {
        return nil
      }
    }
    return found
  }

  /// True for a path without parameters, which goes before one with parameters.
  fileprivate var isExact: Bool { parameters.isEmpty }
}

/// A checked request of a route.
struct RouteCall: Sendable {
  let request: ServerRequest
  /// The account of the session; nil for a route that needs none.
  let account: Account?
  let parameters: [String: String]
  /// The body as JSON; null if the route takes none.
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

  /// Returns the profile that the call is about, by the path, else by the body.
  func profileUid() throws(Refusal) -> ProfileID {
    let text = parameters["profileUid"] ?? body["profileUid"].string
    guard let uid = text.flatMap(ProfileID.init) else { throw .invalid(["profileUid"]) }
    return uid
  }

  /// Returns the checked parameter `limit`, else `most`.
  func limit(_ most: Int) -> Int { request.query["limit"].flatMap(Int.init) ?? most }

  func imageName() throws(Refusal) -> String {
    guard let name = parameters["imageName"] else { throw .invalid(["imageName"]) }
    return name
  }
}

/// All routes of a server, with the search for the route of a request.
struct RouteTable: Sendable {
  typealias Found = (route: Route, parameters: [String: String])

  let routes: [Route]

  /// Returns the route of a request.
  ///
  /// - Throws: 404 for an unknown path, 405 for a method that its path does not take.
  func find(
    _ method: String, _ path: [String]
  ) throws(Refusal) -> Found {
    let matching = routes.compactMap { route in
      route.match(path).map { (route: route, parameters: $0) }
    }
    guard !matching.isEmpty else { throw .notFound }
    // A word goes before a parameter: `/profile/update` is not the profile "update".
    let exact = matching.filter(\.route.isExact)
    let candidates = exact.isEmpty ? matching : exact
    if let found = candidates.first(where: { $0.route.method == method }) { return found }
    throw .method(allowed: candidates.map(\.route.method))
  }
}

extension RouteTable {
  /// Creates the table of all routes; the last serves the description of them all.
  init(_ services: Services) {
    let calls =
      services.accountRoutes + services.profileRoutes + services.relationshipRoutes
      + services.messageRoutes + services.partingRoutes + services.ownAccountRoutes
      + services.healthRoutes
    let description = Route(
      method: "GET", path: CatinderPath.description, summary: "This description.",
      needsSession: false, success: .description
    ) { _ in throw Refusal.failed }
    let bytes = OpenAPIDocument(routes: calls + [description]).data
    let served = Route(
      method: description.method, path: description.path, summary: description.summary,
      needsSession: false, success: .description
    ) { _ in ServerAnswer(status: 200, data: bytes, type: ServerAnswer.jsonType) }
    self.init(routes: calls + [served])
  }
}
