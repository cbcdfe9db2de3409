import CatinderDomain
import Foundation

/// All routes, and the way from a request to the one that it means.
struct RouteTable: Sendable {
  let routes: [Route]

  init(_ routes: [Route]) {
    self.routes = routes
  }

  /// - Throws: 404 for a path that nobody knows, 405 for a method that its path does not take.
  func find(
    _ method: String, _ path: [String]
  ) throws(Refusal) -> (route: Route, parameters: [String: String]) {
    let matching = routes.compactMap { route in
      route.match(path).map { (route: route, parameters: $0) }
    }
    guard !matching.isEmpty else { throw .notFound }
    // A word of its own means more than a parameter: `/profile/update` is nobody's profile.
    let exact = matching.filter(\.route.isExact)
    let candidates = exact.isEmpty ? matching : exact
    if let found = candidates.first(where: { $0.route.method == method }) { return found }
    throw .method(allowed: candidates.map(\.route.method))
  }
}
