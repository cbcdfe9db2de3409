import CatinderDomain
import Foundation

/// One call of the exchange: how it is described, what is held to that description, and what it does.
struct Route: Sendable {
  enum Body: Sendable {
    case none
    case json(Schema)
    /// A form with the one file `imageFile`.
    case picture
  }

  /// What stands in a good answer.
  enum Success: Sendable {
    case json(Schema)
    case picture
    case events
    /// The description itself, which is described elsewhere.
    case description
  }

  struct Query: Sendable {
    let name: String
    let schema: Schema
    let summary: String
  }

  typealias Handler = @Sendable (RouteCall) async throws -> ServerAnswer

  let method: String
  /// With parameters, as `/profile/{profileUid}`.
  let path: String
  let summary: String
  var needsSession = true
  var query: [Query] = []
  var body = Body.none
  var success: Success
  /// Beside those that follow from the rest.
  var refusals: [Int: String] = [:]
  let handle: Handler

  var segments: [Substring] {
    path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The names of the parameters in the path, with what each has to be.
  var parameters: [(name: String, schema: Schema)] {
    segments.filter { $0.hasPrefix("{") }.map { segment in
      let name = String(segment.dropFirst().dropLast())
      return (name, name == "imageName" ? .photo : .uuid)
    }
  }

  /// What the parameters are in a path; nil for another path.
  func match(_ path: [String]) -> [String: String]? {
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

  /// Whether every segment is a word, so that it goes before one with a parameter.
  var isExact: Bool { parameters.isEmpty }
}
