import CatinderDomain
import CatinderServer
import Foundation
import Networking
import Scheduling
import XCTest

/// What somebody sends who means no good, and what becomes of it.
final class HostileRequestTests: ServerCase {
  private struct Attempt {
    let name: String
    var method = Networking.HTTPMethod.post
    let path: String
    var body: String?
    var type: String? = "application/json"
    var isLoggedIn = true
    let status: Int
  }

  private static let nobody = "00000000-0000-4000-8000-000000000000"

  private static let attempts: [Attempt] = [
    Attempt(name: "no token", method: .get, path: "/profiles", isLoggedIn: false, status: 401),
    Attempt(name: "unknown path", method: .get, path: "/nowhere", status: 404),
    Attempt(name: "other method", method: .delete, path: "/profiles", status: 405),
    Attempt(name: "no JSON", path: "/boost/x", body: "{", status: 404),
    Attempt(name: "half JSON", path: "/relationships/set-like", body: "{", status: 400),
    Attempt(name: "empty body", path: "/relationships/set-like", body: "", status: 400),
    Attempt(
      name: "wrong type", path: "/relationships/set-like", body: #"{"profileUid":7}"#,
      status: 400),
    Attempt(
      name: "no UUID", path: "/relationships/set-like", body: #"{"profileUid":"x"}"#,
      status: 400),
    Attempt(
      name: "nobody", path: "/relationships/set-like",
      body: #"{"profileUid":"\#(nobody)"}"#, status: 404),
    Attempt(
      name: "more fields", path: "/relationships/set-like",
      body: #"{"profileUid":"\#(nobody)","admin":true}"#, status: 400),
    Attempt(
      name: "other media type", path: "/relationships/set-like", body: "profileUid=1",
      type: "application/x-www-form-urlencoded", status: 415),
    Attempt(
      name: "age as text", method: .put, path: "/profile/update",
      body: #"{"name":"A","age":"3","shortDescription":"","extendedDescription":""}"#,
      status: 400),
    Attempt(
      name: "age of 121", method: .put, path: "/profile/update",
      body: #"{"name":"A","age":121,"shortDescription":"","extendedDescription":""}"#,
      status: 400),
    Attempt(
      name: "age true", method: .put, path: "/profile/update",
      body: #"{"name":"A","age":true,"shortDescription":"","extendedDescription":""}"#,
      status: 400),
    Attempt(
      name: "blank name", method: .put, path: "/profile/update",
      body: #"{"name":" \n ","age":1,"shortDescription":"","extendedDescription":""}"#,
      status: 400),
    Attempt(
      name: "long name", method: .put, path: "/profile/update",
      body: """
        {"name":"\(String(repeating: "x", count: 41))","age":1,"shortDescription":"",\
        "extendedDescription":""}
        """, status: 400),
    Attempt(
      name: "deep nesting", path: "/relationships/set-like",
      body: String(repeating: "[", count: 20_000), status: 400),
    Attempt(
      name: "large body", path: "/relationships/set-like",
      body: String(repeating: "x", count: 70_000), status: 413),
    Attempt(
      name: "picture as text", path: "/profile/upload-image", body: "x", type: "image/png",
      status: 415),
    Attempt(
      name: "form without end", path: "/profile/upload-image", body: "--b\r\nx",
      type: "multipart/form-data; boundary=b", status: 400),
    Attempt(
      name: "form without file", path: "/profile/upload-image",
      body: "--b\r\nContent-Disposition: form-data; name=\"other\"\r\n\r\nx\r\n--b--\r\n",
      type: "multipart/form-data; boundary=b", status: 400),
    Attempt(
      name: "no picture", path: "/profile/upload-image",
      body: "--b\r\nContent-Disposition: form-data; name=\"imageFile\"\r\n\r\nx\r\n--b--\r\n",
      type: "multipart/form-data; boundary=b", status: 409),
    Attempt(name: "way up", method: .get, path: "/images/..%2F..%2Fcatinder.sqlite", status: 400),
    Attempt(name: "way up, plain", method: .get, path: "/images/%2E%2E", status: 400),
    Attempt(name: "the records", method: .get, path: "/images/catinder.sqlite", status: 404),
    Attempt(
      name: "a picture of nobody", method: .delete, path: "/profile/images/a.jpg",
      status: 404),
    Attempt(
      name: "not one's own pictures", method: .put, path: "/profile/images",
      body: #"{"photosNames":["a.jpg"]}"#, status: 409),
    Attempt(name: "unknown question", method: .get, path: "/profiles?size=9", status: 400),
    Attempt(name: "bad percent", method: .get, path: "/profiles?%ZZ", status: 400),
    Attempt(
      name: "long address", method: .get,
      path: "/profiles?" + String(repeating: "x", count: 3000), status: 414),
  ]

  func testEachIsRefusedWithItsStatusAndSaysSoInJSON() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    for attempt in Self.attempts {
      let answer = try await server.ask(
        attempt.method, attempt.path, body: attempt.body.map { Data($0.utf8) },
        type: attempt.type, token: attempt.isLoggedIn ? try ann.token : nil)
      XCTAssertEqual(answer.status, attempt.status, attempt.name)
      let refusal = try? CatinderJSON.decode(CatinderAnswers.Refusal.self, answer.body)
      XCTAssertEqual(refusal?.result, false, attempt.name)
      XCTAssertEqual(answer.headers["Content-Type"], "application/json", attempt.name)
    }
    await server.stop()
  }

  func testTokensThatAreNoneOpenNothing() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let token = try ann.token
    for wrong in ["x", String(token.dropLast()), token.uppercased(), token + "0", "' OR 1=1 --"] {
      let answer = try await server.ask(.get, "/profile", token: wrong)
      XCTAssertEqual(answer.status, 401, wrong)
      XCTAssertEqual(answer.headers["WWW-Authenticate"], "Bearer")
    }
    await server.stop()
  }

  func testNobodyReadsOrWritesWhatIsBetweenOthers() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let eve = try await server.guest("Eve")
    let message = try await two.ann.say("for Bob alone", to: try two.bob.uid)
    for uid in [try two.ann.uid, try two.bob.uid] {
      for (method, path, body) in [
        (Networking.HTTPMethod.get, "/messages/\(uid)", String?.none),
        (.get, "/messages/\(uid)?before=\(message.id)", nil),
        (.post, "/messages/\(uid)/seen", nil),
        (.post, "/messages/\(uid)/send", #"{"text":"hello"}"#),
      ] {
        let answer = try await server.ask(
          method, path, body: body.map { Data($0.utf8) }, type: "application/json",
          token: try eve.token)
        XCTAssertEqual(answer.status, 404, path)
        XCTAssertFalse(String(decoding: answer.body, as: UTF8.self).contains("alone"))
      }
    }
    let statuses = try await two.ann.messages(with: try two.bob.uid, before: nil).map(\.status)
    XCTAssertEqual(statuses, [.sended])
    await server.stop()
  }

  func testAnothersMessageIdentifierTellsNothing() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let eve = try await server.guest("Eve")
    _ = try await eve.decide(.like, on: try two.ann.uid)
    _ = try await two.ann.decide(.like, on: try eve.uid)
    let secret = try await two.ann.say("for Bob alone", to: try two.bob.uid)
    let id = try XCTUnwrap(UUID(uuidString: secret.id))
    let own = try await eve.send(
      try XCTUnwrap(OutgoingMessage("mine", id: id)), to: try two.ann.uid)
    XCTAssertEqual(own.text, "mine")
    let answer = try await server.ask(
      .get, "/messages/\(try two.ann.uid)?before=\(secret.id)", token: try eve.token)
    XCTAssertEqual(String(decoding: answer.body, as: UTF8.self), "[]", "her own, and none before")
    await server.stop()
  }

  func testTooOftenIsRefusedUntilTheTimeHasCome() async throws {
    var limits = ServerLimits.unlimited
    limits.requests = .init(burst: 5, perMinute: 60)
    limits.pairFailures = .init(free: 1, longest: .seconds(60), forgiving: .seconds(60))
    let server = try await TestServer(limits: limits)
    let ann = try await server.guest("Ann")
    var statuses: [Int] = []
    for _ in 0..<6 {
      statuses.append(try await server.ask(.get, "/profile", token: try ann.token).status)
    }
    XCTAssertEqual(statuses, [200, 200, 200, 200, 200, 429])
    server.clock.advance(by: .seconds(1))
    let later = try await server.ask(.get, "/profile", token: try ann.token)
    XCTAssertEqual(later.status, 200)
    let wrong = try XCTUnwrap(Credentials(user: "Ann", password: "not this one"))
    var failures: [CatinderError?] = []
    for _ in 0..<2 {
      do { _ = try await server.client().logIn(wrong) } catch {
        failures.append(error as? CatinderError)
      }
    }
    XCTAssertEqual(
      failures, [.wrongCredentials, .tooManyRequests(retryAfter: .seconds(1))])
    await server.stop()
  }

  func testPasswordsAndTokensStandNowhereInTheFolder() async throws {
    if engine == .postgres { return }
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let token = try ann.token
    let records = try Data(contentsOf: server.folder.appending(path: "catinder.sqlite"))
    for secret in ["password of Ann", token] {
      XCTAssertNil(records.range(of: Data(secret.utf8)))
    }
    XCTAssertNotNil(records.range(of: Data("Ann".utf8)))
    await server.stop()
  }
}
