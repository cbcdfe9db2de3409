import Semantics
import XCTest

@testable import JourneyKit

/// The nearest right thing, in the messages on wrong queries and names.
final class QueryAdviceTests: XCTestCase {
  private func reason(_ text: String) -> String {
    do throws(QuerySyntaxError) {
      return "no error: \(try Query(parsing: text))"
    } catch { return error.reason }
  }

  func testAWrongQueryTellsTheNearest() {
    for (text, words) in [
      (
        "Hello",
        "'Hello' is neither a role nor a word of queries; words on the screen want quotes: text \"Hello\""
      ),
      (
        "Save all",
        "'Save' is neither a role nor a word of queries; words on the screen want quotes: text \"Save all\""
      ),
      ("buton \"Save\"", "'buton' is neither a role nor a word of queries; did you mean 'button'?"),
      (
        "Tables",
        "'Tables' is neither a role nor a word of queries; did you mean 'table', or text \"Tables\"?"
      ), ("button \"OK\" inn dialog", "nothing may follow here; did you mean 'in'?"),
      ("button Save", "nothing may follow here; words want quotes: \"Save\""),
      ("button 'Save'", "nothing may follow here; quotes are double ones: \"…\""),
      (
        "'Hello'",
        "expected a role, words in quotes, an #identifier, [traits] or {style}; quotes are double ones: \"…\""
      ),
      (
        "text Hello",
        "'text' wants words in quotes, or an expression between slashes: text \"Hello\""
      ),
      ("row [selcted]", "'selcted' is no trait; did you mean 'selected'?"),
      ("row {red}", "'red' says nothing of a style; did you mean 'foreground red'?"),
      ("row {reverse}", "'reverse' says nothing of a style; did you mean 'reversed'?"),
      (
        "row {foregound red}",
        "'foregound red' says nothing of a style; did you mean 'foreground red'?"
      ),
    ] { XCTAssertEqual(reason(text), words, text) }
    XCTAssertTrue(
      reason("row [happy]").hasPrefix("'happy' is no trait; there are focused, selected"))
    XCTAssertTrue(reason("row {loud}").hasSuffix(StylePattern.forms))
  }

  func testTheNearestName() {
    let names = ["press", "type", "run", "wait-until", "double-click"]
    for (wrong, right) in [
      ("pres", "press"), ("Press", "press"), ("rnu", "run"), ("wait", "wait-until"),
      ("doubleClick", "double-click"), ("tpye", "type"),
    ] { XCTAssertEqual(NearestName.of(wrong, among: names), right, wrong) }
    for wrong in ["", "-", "sleep", "hello", "urn the world"] {
      XCTAssertNil(NearestName.of(wrong, among: names), wrong)
    }
    XCTAssertEqual(NearestName.advice("x", among: ["aaa", "bbb"]), "there are aaa, bbb")
  }
}
