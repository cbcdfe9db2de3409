import CatinderDomain
import Foundation
import Interchange
import Networking
import XCTest

@testable import CatinderServer

/// The description that the server gives of itself.
final class DescriptionTests: XCTestCase {
  private func document() async throws -> (server: TestServer, paths: JSONValue) {
    let server = try await TestServer()
    let answer = try await server.ask(.get, CatinderPath.description)
    XCTAssertEqual(answer.status, 200)
    let tree = try JSONReader.value(in: answer.body)
    XCTAssertEqual(tree["openapi"].string, "3.0.3")
    return (server, tree["paths"])
  }

  func testItCoversEveryRouteAndNothingElse() async throws {
    let (server, paths) = try await document()
    let described = (paths.members ?? []).flatMap { path -> [String] in
      (path.value.members ?? []).map { "\($0.name.uppercased()) \(path.name)" }
    }
    let routes = server.server.application.table.routes.map { "\($0.method) \($0.path)" }
    XCTAssertEqual(described.sorted(), routes.sorted())
    XCTAssertEqual(routes.count, 35)
    await server.stop()
  }

  func testEveryRouteThatWantsASessionRefusesWithoutAndSaysSo() async throws {
    let (server, paths) = try await document()
    for route in server.server.application.table.routes where route.needsSession {
      let operation = paths[route.path][route.method.lowercased()]
      XCTAssertNotEqual(operation["security"], .null, route.path)
      XCTAssertNotEqual(operation["responses"]["401"], .null, route.path)
      let path = route.path.replacing("{profileUid}", with: DemoCats.uid(0).text)
        .replacing("{imageName}", with: "a.jpg")
      let method = try XCTUnwrap(Networking.HTTPMethod(rawValue: route.method))
      let answer = try await server.ask(method, path, body: Data("{}".utf8))
      XCTAssertEqual(answer.status, 401, route.path)
    }
    await server.stop()
  }

  func testTheRulesOfTextsAreThoseOfTheDomain() {
    let name = Schema.text(1...40, isVisible: true)
    for (text, isAllowed) in [
      ("Буся", true), ("🐈", true), (" a ", true), ("", false), ("   ", false), ("\n\t", false),
      (String(repeating: "ё", count: 40), true), (String(repeating: "ё", count: 41), false),
    ] {
      XCTAssertEqual(name.problems(in: .string(text)).isEmpty, isAllowed, text)
    }
    XCTAssertEqual(TextLimit.name.cleaned("\u{200B}"), "\u{FFFD}", "never nothing")
  }
}
