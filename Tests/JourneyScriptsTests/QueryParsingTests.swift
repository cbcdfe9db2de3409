import JourneyKit
import Toolkit
import XCTest

@testable import JourneyScripts

final class QueryParsingTests: XCTestCase {
  func testEveryQueryReadsBackAsItIsWritten() throws {
    let queries = [
      Query(.button), Query(.button, "Save"), Query("pets.list.row[7]"), .label("Name \"x\" \\ y"),
      .text("two words"), .text("a [bracket]").nth(2), Query(.row).containing("Barsik"),
      Query(.button, "OK").having([.focused, .disabled]).within(Query(.dialog, "Sure?")),
      Query(.row).containing("a").containing("b").within(Query("x").within(Query(.dialog))),
      Query(.row).identified("a.b").labelled("c"),
    ]
    for query in queries {
      XCTAssertEqual(try Query(parsing: "\(query)"), query, "\(query)")
    }
  }

  func testWhatIsNoQuery() {
    for text in [
      "", "\"Save\"", "text", "text Save", "knob", "button \"x", "row [odd]", "row in",
      "row number x", "row ]",
    ] { XCTAssertThrowsError(try Query(parsing: text), text) }
  }
}
