import AppRuntime
import CatinderDomain
import Core
import FilePrompts
import Foundation
import Semantics
import Toolkit
import XCTest

@testable import CatinderScreens

/// How many messages were not looked at, in whatever order news and answers come.
final class UnreadTests: XCTestCase {
  private let me = Profile(
    uid: ProfileID(UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))), name: "Ann",
    age: 3)
  private let partner = Profile(
    uid: ProfileID(UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))), name: "Bob",
    age: 4)

  private var feature: CatinderFeature {
    CatinderFeature(
      CatinderDependencies(
        service: { _ throws(CatinderError) in throw .notLoggedIn }, host: nil,
        photos: URL(filePath: "/nowhere"), paths: TypedPath(home: nil, workingFolder: "/"),
        now: { .distantPast }, makeID: { UUID() }, keptSession: { nil }, keep: { _ in },
        drafts: CatinderDrafts(load: { _ in nil }, save: { _, _ in nil })))
  }

  /// In the tab, with one match that nobody has written in.
  private func state() -> CatinderState {
    var state = CatinderState()
    state.isShown = true
    perform(.entered(me), &state)
    perform(list(unread: 0, last: nil, &state), &state)
    return state
  }

  private func perform(_ action: CatinderAction, _ state: inout CatinderState) {
    _ = feature.update(&state, action, Environment())
  }

  private func message(_ id: String, at second: Double = 0) -> Message {
    Message(
      id: id, date: Date(timeIntervalSince1970: second), senderUid: partner.uid,
      receiverUid: me.uid, text: id, status: .sended)
  }

  /// A list that is asked for now.
  private func list(
    unread: Int, last: Message?, _ state: inout CatinderState
  ) -> CatinderAction {
    let match = Match(
      matchDate: Date(timeIntervalSince1970: 0), profile1: me, profile2: partner,
      lastMessage: last, unread: unread)
    return .messages(.loaded(asked: state.messages.changes, .success([match])))
  }

  /// Also where all of it happens in one moment of the clock.
  func testAListThatWasAskedForBeforeTakesNoMarkAway() {
    var state = state()
    let older = list(unread: 0, last: nil, &state)
    perform(.news(.message(message("a"))), &state)
    perform(older, &state)
    XCTAssertEqual(state.unread, 1)
    XCTAssertEqual(state.messages.matches.first?.lastMessage?.id, "a")
  }

  func testNewsThatCameInAListBeforeAreCountedOnce() {
    var state = state()
    let (first, second) = (message("a", at: 1), message("b", at: 2))
    perform(list(unread: 2, last: second, &state), &state)
    perform(.news(.message(first)), &state)
    perform(.news(.message(second)), &state)
    XCTAssertEqual(state.unread, 2)
    XCTAssertEqual(state.messages.matches.first?.lastMessage?.id, "b")
    perform(.news(.message(message("c", at: 3))), &state)
    XCTAssertEqual(state.unread, 3)
  }

  func testAListThatWasAskedForBeforeALookBringsNoMarkBack() {
    var state = state()
    perform(.news(.message(message("a", at: 1))), &state)
    let older = list(unread: 1, last: message("a", at: 1), &state)
    perform(.chatOpened(partner), &state)
    perform(.chat(.closed), &state)
    perform(older, &state)
    XCTAssertEqual(state.unread, 0)
    // One that the server has answered before it heard of the look.
    let other = list(unread: 1, last: message("a", at: 1), &state)
    perform(.chat(.seenTold(partner.uid, .success(true))), &state)
    perform(other, &state)
    XCTAssertEqual(state.unread, 0)
  }

  func testWhatComesIntoAnOpenChatBehindAnotherTabIsUnread() {
    var state = state()
    perform(.chatOpened(partner), &state)
    perform(.chat(.seenTold(partner.uid, .success(true))), &state)
    perform(.left, &state)
    perform(.news(.message(message("a", at: 1))), &state)
    perform(list(unread: 1, last: message("a", at: 1), &state), &state)
    XCTAssertEqual(state.unread, 1)
    perform(.shown, &state)
    XCTAssertEqual(state.unread, 0)
  }

  func testAMatchThatWasTakenBackDoesNotComeBackWithAnOlderList() {
    var state = state()
    let older = list(unread: 0, last: nil, &state)
    perform(.news(.matchEnded(partner.uid)), &state)
    perform(older, &state)
    XCTAssertEqual(state.messages.matches, [])
  }
}
