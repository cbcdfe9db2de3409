import CatinderDomain
import XCTest

/// Two who match.
struct TwoGuests {
  let ann: HTTPCatinderService
  let bob: HTTPCatinderService

  init(_ server: TestServer) async throws {
    ann = try await server.guest("Ann")
    bob = try await server.guest("Bob")
    _ = try await ann.decide(.like, on: try bob.uid)
    _ = try await bob.decide(.like, on: try ann.uid)
  }
}
