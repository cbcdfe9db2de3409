import CatinderDomain
import CatinderServer
import Foundation
import Scheduling
import XCTest

/// Cats that nobody stands behind.
final class DemoCatTests: ServerCase {
  private static let policy: ServerPolicy = {
    var policy = ServerPolicy()
    policy.hasDemoCats = true
    return policy
  }()

  func testTheySpeakTheLanguageOfWhoAsks() async throws {
    let server = try await TestServer(policy: Self.policy)
    let ann = try await server.guest("Ann")
    let english = try await ann.profiles()
    let other = try server.client(language: "ru")
    other.resume(try XCTUnwrap(ann.session))
    let russian = try await other.profiles()
    XCTAssertEqual(english.count, 20)
    XCTAssertEqual(english.map(\.uid), russian.map(\.uid))
    for (one, two) in zip(english, russian) {
      XCTAssertTrue(one.isDemo)
      XCTAssertTrue(one.name.unicodeScalars.allSatisfy(\.isASCII), one.name)
      XCTAssertFalse(two.name.unicodeScalars.contains(where: \.isASCII), two.name)
      XCTAssertEqual(ProfileDraft(one).problems, [])
      XCTAssertEqual(ProfileDraft(two).problems, [])
    }
    XCTAssertEqual(Set(english.map(\.photosNames.count)), [1, 2, 3, 4])
    XCTAssertGreaterThan(english.map(\.extendedDescription.count).max() ?? 0, 550)
    await server.stop()
  }

  func testEachOfTheirPicturesIsASmallJPEGOfItsOwn() async throws {
    let server = try await TestServer(policy: Self.policy)
    let ann = try await server.guest("Ann")
    var pictures: Set<Data> = []
    for name in try await ann.profiles().prefix(4).flatMap(\.photosNames) {
      let bytes = try await ann.image(name)
      XCTAssertEqual(bytes.prefix(3), Data([0xFF, 0xD8, 0xFF]))
      XCTAssertLessThan(bytes.count, 20_000)
      pictures.insert(bytes)
    }
    XCTAssertEqual(pictures.count, 10)
    await server.stop()
  }

  func testASuperLikeAlwaysMatchesAndALikeByTheSeed() async throws {
    func likes(seed: UInt64) async throws -> [Bool] {
      let server = try await TestServer(policy: Self.policy, seed: seed)
      let ann = try await server.guest("Ann")
      var answers: [Bool] = []
      let deck = try await ann.profiles()
      for cat in deck.dropLast() {
        answers.append(try await ann.decide(.like, on: cat.uid))
      }
      let last = try XCTUnwrap(deck.last)
      let isMutual = try await ann.decide(.superlike, on: last.uid)
      XCTAssertTrue(isMutual)
      await server.stop()
      return answers
    }
    let (one, same, other) = (
      try await likes(seed: 4), try await likes(seed: 4), try await likes(seed: 5)
    )
    XCTAssertEqual(one, same)
    XCTAssertNotEqual(one, other)
    XCTAssertTrue((1...12).contains(one.count { $0 }), "\(one)")
  }

  func testTheyLookAfterASecondAndAnswerAfterTwoMarkedAsADemonstration() async throws {
    let server = try await TestServer(policy: Self.policy)
    let ann = try await server.guest("Ann")
    let deck = try await ann.profiles()
    let cat = deck[0].uid
    _ = try await ann.decide(.superlike, on: cat)
    let recorder = NewsRecorder()
    let watch = ann.watch(recorder.take)
    await recorder.wait(for: 1)
    let hello = try await ann.say("Hello", to: cat)
    await recorder.wait(for: .message(hello))
    await server.settle()
    server.clock.advance(by: .seconds(1))
    await recorder.wait(for: .seen(by: cat, upTo: hello.id))
    XCTAssertFalse(recorder.news.contains { $0.message?.senderUid == cat }, "no answer yet")
    await server.settle()
    server.clock.advance(by: .seconds(1))
    await recorder.wait { $0.contains { $0.message?.senderUid == cat } }
    let answer = try XCTUnwrap(recorder.news.last?.message)
    XCTAssertEqual(answer.senderUid, cat)
    XCTAssertTrue(answer.text.hasPrefix("[demo] "), answer.text)
    watch.cancel()
    await server.stop()
  }
}

extension CatinderNews {
  fileprivate var message: Message? {
    if case .message(let message) = self { message } else { nil }
  }
}
