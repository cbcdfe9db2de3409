import CatinderDomain
import Core
import Toolkit
import XCTest

@testable import CatinderScreens

/// How far a message has come, as a sign and in words.
final class MessageSignTests: XCTestCase {
  func testEachStateHasASignAndAWordOfItsOwn() {
    let states: [(MessageStatus, Bool)] = [
      (.notSended, false), (.notSended, true), (.sended, false), (.viewed, false),
    ]
    let (english, russian) = (CatinderWords(.english), CatinderWords(.russian))
    XCTAssertEqual(
      states.map { english.sign($0.0, hasFailed: $0.1) }, ["…", "✗", "✓", "✓✓"])
    XCTAssertEqual(
      states.map { english.status($0.0, hasFailed: $0.1) },
      ["sending", "not sent", "sent", "seen"])
    XCTAssertEqual(Set(states.map { russian.status($0.0, hasFailed: $0.1) }).count, 4)
  }
}
