import FaultyServer
import Foundation
import XCTest

@testable import Networking

/// Case 28: where a redirection may lead.
final class RedirectTests: TransportTestCase {
  func test28ALoopEndsAfterFive() async throws {
    let server = try await server { _ in .answer(302, headers: [("Location", "/again")]) }
    let error = try await client().error(HTTPRequest(server))
    XCTAssertEqual(error, .redirected("more than 5 times"))
    XCTAssertEqual(server.requests.count, 6)
  }

  func test28FiveAreFollowed() async throws {
    let server = try await server { request in
      request.number < 5
        ? .answer(301, headers: [("Location", "step?\(request.number)")]) : .answer(200, "there")
    }
    let answer = try await client().send(HTTPRequest(server))
    XCTAssertEqual(answer.text, "there")
    XCTAssertEqual(server.requests.last?.target, "/step?4")
  }

  func test28OtherSchemesAreRefused() async throws {
    for location in ["file:///etc/passwd", "gopher://127.0.0.1:70/1", "data:text/plain,x", ""] {
      let error = try await error(.answer(302, headers: [("Location", location)]))
      guard case .redirected = error else {
        return XCTFail("\(location): \(String(describing: error))")
      }
    }
  }

  func test28SecretsStayWithTheirHost() async throws {
    let other = try await server { _ in .answer(200, "other") }
    let port = other.port
    let first = try await server { _ in
      .answer(307, headers: [("Location", "http://127.0.0.1:\(port)/")])
    }
    var request = try HTTPRequest(first, headers: ["Authorization": "personal", "X-Other": "1"])
    let secret = try XCTUnwrap(Secret("key-1"))
    request.secrets = [(.header("X-Key"), secret), (.query("appid"), secret)]
    _ = try await client().send(request)
    let sent = try XCTUnwrap(first.requests.first)
    XCTAssertEqual(sent.header("X-Key"), "key-1")
    XCTAssertTrue(sent.target.hasSuffix("?appid=key-1"), sent.target)
    let forwarded = try XCTUnwrap(other.requests.first)
    XCTAssertFalse(forwarded.text.contains("key-1"))
    XCTAssertFalse(forwarded.text.contains("personal"))
    XCTAssertEqual(forwarded.header("X-Other"), "1")
    XCTAssertEqual(forwarded.header("User-Agent"), "Moggy/test")
  }

  func test28NeverFromHTTPSToHTTPNorFromTheNetToThisMachine() throws {
    let request = HTTPRequest(.get, try XCTUnwrap(URL(string: "https://a.example/x")))
    func refusal(_ location: String) -> HTTPError? {
      do { _ = try RedirectRule.next(after: request, status: 302, location: location) } catch {
        return error
      }
      return nil
    }
    XCTAssertEqual(refusal("http://a.example/x"), .redirected("from https to http"))
    for host in ["localhost", "127.0.0.1", "127.9.9.9", "[::1]", "0.0.0.0", "169.254.169.254"] {
      XCTAssertEqual(refusal("https://\(host)/"), .redirected("to this machine"), host)
    }
    XCTAssertNil(refusal("https://b.example/"))
    XCTAssertNil(refusal("/y"))
  }

  func testWhatCannotBeRepeatedIsNotSentElsewhere() throws {
    let request = HTTPRequest(.post, try XCTUnwrap(URL(string: "https://a.example/x")))
    XCTAssertThrowsError(try RedirectRule.next(after: request, status: 307, location: "/y"))
  }
}

extension HTTPRequest {
  fileprivate init(_ server: FaultyServer, headers: HTTPFields) throws {
    try self.init(server)
    self.headers = headers
  }
}
