import CatinderDomain
import Foundation
import XCTest

@testable import CatinderScreens

/// Which messages count as seen, in whatever order the news and the answers come.
final class ChatSeenTests: XCTestCase {
  private let me = ProfileID(UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
  private let partner = Profile(
    uid: ProfileID(UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))), name: "Ann",
    age: 3)

  private func own(_ id: String, at second: Double) -> Message {
    Message(
      id: id, date: Date(timeIntervalSince1970: second), senderUid: me,
      receiverUid: partner.uid, text: id, status: .sended)
  }

  private func statuses(_ chat: ChatState) -> [MessageStatus] { chat.messages.map(\.status) }

  func testAMessageThatIsKnownLaterThanItWasSeenIsSeen() {
    var chat = ChatState(partner: partner)
    chat.markSeen(upTo: "a")
    chat.take(own("a", at: 1))
    XCTAssertEqual(statuses(chat), [.viewed])
  }

  func testWhatWasSentAfterTheLookIsNotSeen() {
    var chat = ChatState(partner: partner)
    chat.take(own("a", at: 1))
    chat.take(own("b", at: 2))
    chat.markSeen(upTo: "a")
    XCTAssertEqual(statuses(chat), [.viewed, .sended])
    chat.markSeen(upTo: "b")
    XCTAssertEqual(statuses(chat), [.viewed, .viewed])
  }

  func testAnAnswerThatComesLateDoesNotTakeItBack() {
    var chat = ChatState(partner: partner)
    chat.take(own("b", at: 2))
    chat.markSeen(upTo: "b")
    chat.take(own("a", at: 1))
    chat.take(own("b", at: 2))
    XCTAssertEqual(statuses(chat), [.viewed, .viewed])
  }

  func testAServerThatNamesNoMessageMeansAll() {
    var chat = ChatState(partner: partner)
    chat.take(own("a", at: 1))
    chat.take(own("b", at: 2))
    chat.markSeen(upTo: nil)
    XCTAssertEqual(statuses(chat), [.viewed, .viewed])
  }
}
