import CatinderDomain
import Foundation
import Networking
import XCTest

@testable import CatinderServer

/// The ends of what two cats have with each other: unmatching, blocking and reporting.
final class PartingTests: ServerCase {
  private func names(_ service: HTTPCatinderService) async throws -> [String] {
    try await service.profiles().map(\.name)
  }

  private func expectNotFound(
    _ name: String, _ body: () async throws -> Void, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do {
      try await body()
      XCTFail("\(name) worked", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? CatinderError, .notFound, name, file: file, line: line)
    }
  }

  // MARK: Unmatching
  func testAMatchIsGoneForBothWithItsMessagesAndBothAreTold() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    try await two.ann.say("Hello", to: try two.bob.uid)
    let (anns, bobs) = (NewsRecorder(), NewsRecorder())
    let watches = [two.ann.watch(anns.take), two.bob.watch(bobs.take)]
    await anns.wait(for: 1)
    await bobs.wait(for: 1)
    try await two.ann.part(.unmatch, from: try two.bob.uid)
    await bobs.wait(for: .matchEnded(try two.ann.uid))
    // Her other programs too.
    await anns.wait(for: .matchEnded(try two.bob.uid))
    for one in [two.ann, two.bob] {
      let matches = try await one.matches()
      XCTAssertEqual(matches, [])
    }
    await expectNotFound("reading") {
      _ = try await two.bob.messages(with: try two.ann.uid, before: nil)
    }
    await expectNotFound("writing") { try await two.bob.say("Hey!", to: try two.ann.uid) }
    await expectNotFound("a second time") {
      try await two.bob.part(.unmatch, from: try two.ann.uid)
    }
    let left = try await server.server.application.store.records.read { transaction in
      try transaction.number("SELECT count(*) FROM message") ?? -1
    }
    XCTAssertEqual(left, 0, "no message is left in the records")
    for watch in watches { watch.cancel() }
    await server.stop()
  }

  /// Her card does not come back to him by itself, and his not to her.
  func testWhoIsUnmatchedDoesNotComeBackToTheDeckByItself() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    try await two.ann.part(.unmatch, from: try two.bob.uid)
    let (anns, bobs) = (try await names(two.ann), try await names(two.bob))
    XCTAssertEqual([anns, bobs], [[], []])
    // Bob likes her still: that alone makes no match.
    _ = try await two.bob.undo(try two.ann.uid)
    let isMutual = try await two.bob.decide(.like, on: try two.ann.uid)
    XCTAssertFalse(isMutual)
  }

  /// Nobody ends what two others have, and whoever does not match has nothing to end.
  func testNobodyUnmatchesForAnother() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let eve = try await server.guest("Eve")
    for other in [two.ann, two.bob] {
      await expectNotFound("unmatch") { try await eve.part(.unmatch, from: try other.uid) }
    }
    try await eve.part(.block, from: try two.bob.uid)
    let answer = try await server.ask(
      .post, CatinderPath.unmatch, body: Data(#"{"profileUid":"\#(try two.bob.uid)"}"#.utf8),
      type: "application/json")
    XCTAssertEqual(answer.status, 401, "without a session")
    let matches = try await two.ann.matches()
    XCTAssertEqual(matches.count, 1)
    await server.stop()
  }

  // MARK: Blocking
  func testNeitherSeesTheOtherAnyMore() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let recorder = NewsRecorder()
    let watch = two.bob.watch(recorder.take)
    await recorder.wait(for: 1)
    try await two.ann.part(.block, from: try two.bob.uid)
    // No word of the block.
    await recorder.wait(for: .matchEnded(try two.ann.uid))
    watch.cancel()
    for (one, other) in [(two.ann, two.bob), (two.bob, two.ann)] {
      let (deck, matches) = (try await names(one), try await one.matches())
      XCTAssertEqual(deck, [])
      XCTAssertEqual(matches, [])
      let decisions = try await one.decisions()
      XCTAssertEqual(decisions, [], "nothing that undo could bring back")
      await expectNotFound("profile") { _ = try await one.profile(try other.uid) }
      for decision in Decision.allCases {
        await expectNotFound("\(decision)") {
          _ = try await one.decide(decision, on: try other.uid)
        }
      }
      try await one.startAgain()
      let again = try await names(one)
      XCTAssertEqual(again, [], "nor after a new start")
    }
    // A block can be sent twice, and is of oneself alone.
    try await two.ann.part(.block, from: try two.bob.uid)
    let (anns, bobs) = (try await two.ann.blocked(), try await two.bob.blocked())
    XCTAssertEqual(anns.map(\.name), ["Bob"])
    XCTAssertEqual(bobs, [])
    await server.stop()
  }

  func testABlockIsTakenBackByWhoMadeItAlone() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    try await two.ann.part(.block, from: try two.bob.uid)
    try await two.bob.unblock(try two.ann.uid)
    let blocked = try await names(two.bob)
    XCTAssertEqual(blocked, [])
    try await two.ann.unblock(try two.bob.uid)
    let (anns, bobs) = (try await names(two.ann), try await names(two.bob))
    XCTAssertEqual([anns, bobs], [["Bob"], ["Ann"]])
    let isMutual = try await two.bob.decide(.like, on: try two.ann.uid)
    XCTAssertFalse(isMutual, "the like of before is forgotten")
    await expectNotFound("oneself") { try await two.ann.part(.block, from: try two.ann.uid) }
    await server.stop()
  }

  // MARK: Reporting
  func testAReportIsKeptForTheAdministratorAndToldToNobody() async throws {
    let server = try await TestServer()
    let two = try await TwoGuests(server)
    let recorder = NewsRecorder()
    let watch = two.bob.watch(recorder.takeButMatches)
    await recorder.wait(for: 1)
    try await two.ann.report(
      CatReport(.abuse, "He hissed.\u{1B}[31m\nTwice."), about: try two.bob.uid)
    let reports = try await server.server.reports()
    XCTAssertEqual(reports.count, 1)
    let report = try XCTUnwrap(reports.first)
    XCTAssertEqual(report.reason, .abuse)
    XCTAssertEqual(report.text, "He hissed.\u{FFFD}[31m\nTwice.")
    XCTAssertEqual([report.reporter.name, report.reported.name], ["Ann", "Bob"])
    XCTAssertEqual([report.reporter.user, report.reported.user], ["ann", "bob"])
    XCTAssertEqual(report.date, TestServer.start)
    let matches = try await two.bob.matches()
    XCTAssertEqual(matches.count, 1, "a report alone ends nothing")
    XCTAssertEqual(recorder.news, [.connected])
    watch.cancel()
    await expectNotFound("oneself") {
      try await two.ann.report(CatReport(.spam), about: try two.ann.uid)
    }
    await server.stop()
  }

  func testTooManyReportsAreRefused() async throws {
    var limits = ServerLimits.unlimited
    limits.reports = .init(burst: 2, perMinute: 1)
    let server = try await TestServer(limits: limits)
    let two = try await TwoGuests(server)
    for _ in 0..<2 { try await two.ann.report(CatReport(.spam), about: try two.bob.uid) }
    do {
      try await two.ann.report(CatReport(.spam), about: try two.bob.uid)
      XCTFail("a third report was taken")
    } catch {
      guard case .tooManyRequests = error as? CatinderError else { return XCTFail("\(error)") }
    }
    await server.stop()
  }
}
