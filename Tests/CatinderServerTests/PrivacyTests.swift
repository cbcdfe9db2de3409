import CatinderDomain
import Foundation
import Networking
import XCTest

@testable import CatinderServer

/// What two have between them is nobody else's, whichever way one asks.
final class PrivacyTests: ServerCase {
  private static let secret = "for Bob alone"

  /// Every route of the server, with the identifiers of the two in all places where one can be.
  func testNoRouteTellsAThirdOneWhatTwoHaveSaidOrThatTheyMatch() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let message = try await two.ann.say(Self.secret, to: try two.bob.uid)
    let photo = try await two.ann.uploadImage(try Self.jpeg())
    let eve = try await server.guest("Eve")
    let recorder = NewsRecorder()
    let watch = eve.watch(recorder.take)
    await recorder.wait(for: 1)
    for route in server.server.application.table.routes
    where ![CatinderPath.logout, CatinderPath.logoutEverywhere].contains(route.path) {
      for uid in [try two.ann.uid, try two.bob.uid] {
        let answer = try await ask(server, route, uid, photo, try eve.token)
        let text = String(decoding: answer.body, as: UTF8.self)
        XCTAssertFalse(text.contains(Self.secret), route.path)
        XCTAssertFalse(text.contains(message.id), route.path)
        XCTAssertNotEqual(answer.status, 500, route.path)
        if route.path.hasPrefix(CatinderPath.messages) {
          XCTAssertEqual(answer.status, 404, "\(route.method) \(route.path)")
        }
      }
    }
    let matches = try await eve.matches()
    XCTAssertEqual(matches, [])
    XCTAssertEqual(recorder.news, [.connected], "and no news of theirs")
    watch.cancel()
    try await expectUntouched(two, photo)
    await server.stop()
  }

  /// Eve has liked and disliked both, ordered, deleted and undone: it was all about herself.
  private func expectUntouched(_ two: TwoGuests, _ photo: String) async throws {
    let messages = try await two.bob.messages(with: try two.ann.uid, before: nil)
    XCTAssertEqual(messages.map(\.text), [Self.secret])
    XCTAssertEqual(messages.map(\.status), [.sended], "Eve's look is not Bob's")
    let matches = try await two.ann.matches()
    XCTAssertEqual(matches.count, 1)
    let profile = try await two.ann.ownProfile()
    XCTAssertEqual(profile.photosNames, [photo])
    XCTAssertEqual(profile.name, "Ann")
  }

  private func ask(
    _ server: TestServer, _ route: Route, _ uid: ProfileID, _ photo: String, _ token: String
  ) async throws -> HTTPResponse {
    let path = route.path.replacing("{profileUid}", with: uid.text)
      .replacing("{imageName}", with: photo)
    let body: String? =
      switch route.body {
      case .none: nil
      case .picture: "--b--"
      case .json(.named("Somebody", _)): #"{"profileUid":"\#(uid)"}"#
      case .json(.named("Report", _)): #"{"profileUid":"\#(uid)","reason":"spam","text":""}"#
      case .json(.named("Confirmation", _)): #"{"password":"password of Ann"}"#
      case .json(.named("PasswordChange", _)):
        #"{"password":"password of Ann","newPassword":"another password"}"#
      case .json(.named("OutgoingMessage", _)): #"{"text":"hello"}"#
      case .json(.named("PhotoOrder", _)): #"{"photosNames":["\#(photo)"]}"#
      case .json: "{}"
      }
    return try await server.ask(
      try XCTUnwrap(Networking.HTTPMethod(rawValue: route.method)), path,
      body: body.map { Data($0.utf8) }, type: body == nil ? nil : "application/json", token: token)
  }

  private static func jpeg() throws -> Data {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PictureFixtures/baseline.jpg")
    return try Data(contentsOf: file)
  }
}
