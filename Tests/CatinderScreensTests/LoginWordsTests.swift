import CatinderDomain
import Core
import Toolkit
import XCTest

@testable import CatinderScreens

/// What is said to somebody who is not let in.
final class LoginWordsTests: XCTestCase {
  private let words = CatinderWords(.english)

  func testTheLeastLengthOfAPasswordIsNamed() {
    XCTAssertEqual(
      words.reason(.invalid(fields: ["password"])), "the password needs at least 8 characters.")
  }

  func testANewNameOnASharedServerIsShownItsWayIn() {
    XCTAssertEqual(
      words.loginProblem(.wrongCredentials, "cats.example"),
      "You are not logged in: account and password do not match. New here? Choose "
        + "[ New account ].")
    XCTAssertEqual(
      words.loginProblem(.wrongCredentials, nil),
      "You are not logged in: account and password do not match.")
  }
}
