import Foundation
import HostileNumbers
import Networking
import XCTest

@testable import CatinderDomain

/// Numbers that nobody expects, in what a server of Catinder answers: each ends in a value or in an
/// answer that cannot be read.
final class HostileNumbersTests: XCTestCase {
  private func check<Value: Codable & Equatable>(
    _ value: Value, _ use: (Value) -> Bool = { _ in true }
  ) throws {
    let text = String(decoding: CatinderJSON.encode(value), as: UTF8.self)
    let numbers = HostileNumbers(in: text, most: 150)
    XCTAssertGreaterThan(numbers.placeCount, 0, text)
    var count = 0
    for variant in numbers {
      guard let read = try? CatinderJSON.decode(Value.self, Data(variant.text.utf8)) else {
        continue
      }
      count += 1
      XCTAssertTrue(use(read), variant.label)
      XCTAssertFalse(CatinderJSON.encode(read).isEmpty, variant.label)
    }
    XCTAssertGreaterThan(count, 0, text)
  }

  private let profile = Profile(uid: ProfileID(UUID()), name: "Busya", age: 3)

  private var message: Message {
    Message(
      id: "1", date: Date(timeIntervalSince1970: 1_790_000_000), senderUid: profile.uid,
      receiverUid: profile.uid, text: "7")
  }

  func testAnyNumberOfARecordIsAValueOrUnreadable() throws {
    try check(profile) { (0...120).contains($0.age ?? 0) }
    try check(ProfileDraft(profile)) { $0.problems.isEmpty }
    try check(message) { !$0.id.isEmpty }
    let match = Match(
      matchDate: message.date, profile1: profile, profile2: profile, lastMessage: message,
      unread: 2)
    try check(match) { match in
      // As the screen adds them up.
      [match, match].reduce(0) { $0 + $1.unread } >= 0 && match.latest >= match.matchDate
    }
  }

  func testAMomentOfAnyYearHasAnIdentifierOrIsNone() {
    let uid = profile.uid
    for year in HostileNumbers.texts + ["0000", "9999", "99999", "1000000", "999999999", "-271821"]
    {
      let json = """
        {"date":"\(year)-09-21T12:00:00Z","senderUid":"\(uid)","receiverUid":"\(uid)","text":"Hi"}
        """
      let message = try? CatinderJSON.decode(Message.self, Data(json.utf8))
      XCTAssertNotEqual(message?.id, "", year)
    }
  }

  func testAnyNumberOfAHeaderIsATimeToWait() {
    for number in HostileNumbers.texts {
      let response = HTTPResponse(
        status: 429, headers: ["Retry-After": number], body: Data(), confirmed: Date())
      guard case .tooManyRequests(let wait) = CatinderError(refusal: response) else {
        return XCTFail(number)
      }
      XCTAssertTrue((.seconds(1) ... .seconds(3600)).contains(wait), number)
    }
  }
}
