import Foundation
import Interchange
import XCTest

final class JSONReaderTests: XCTestCase {
  private func value(_ text: String) throws -> JSONValue {
    try JSONReader.value(in: Data(text.utf8))
  }

  func testValues() throws {
    let cases: [(String, JSONValue)] = [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .integer(0)),
      ("-12", .integer(-12)), ("1.5", .number(1.5)), ("1e3", .number(1000)),
      ("-0.25E-1", .number(-0.025)), ("99999999999999999999", .number(1e20)),
      ("9223372036854775807", .integer(.max)), ("\"\"", .string("")), ("[]", .array([])),
      ("{}", .object([])), ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
      ("{\"b\": 1, \"a\": 2}", .object([.init("b", .integer(1)), .init("a", .integer(2))])),
      ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", .string("\"\\/\u{8}\u{C}\n\r\t")),
      ("\"\\u043A\\uD83D\\uDC08\"", .string("к🐈")), ("\"\\uD83D!\"", .string("\u{FFFD}!")),
      ("\"\\uD83D\\u0041\"", .string("\u{FFFD}A")), ("\u{FEFF}1", .integer(1)),
      ("1e999", .number(.infinity)),
    ]
    for (text, expected) in cases { XCTAssertEqual(try value(text), expected, text) }
  }

  func testWhatIsNoJSON() {
    let cases: [(String, Int)] = [
      ("", 0), ("nul", 0), ("[1,]", 3), ("{\"a\" 1}", 5), ("{a: 1}", 1), ("01", 1), ("1.", 2),
      ("-", 1), (".5", 0), ("+1", 0), ("\"a", 2), ("\"\n\"", 1), ("\"\\x\"", 2), ("[1] 2", 4),
      ("{\"a\": 1,}", 8), ("[1", 2), ("'a'", 0), ("1e", 2), ("\"\\u12\"", 5), ("NaN", 0),
    ]
    for (text, byte) in cases {
      XCTAssertThrowsError(try value(text), text) { error in
        XCTAssertEqual((error as? JSONProblem)?.byte, byte, text)
        XCTAssertEqual((error as? JSONProblem)?.reason, .unexpected, text)
      }
    }
  }

  func testItIsNotTooDeep() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    XCTAssertNoThrow(try value(nested(JSONReader.deepest + 1)))
    for depth in [JSONReader.deepest + 2, 1_000_000] {
      XCTAssertThrowsError(try value(nested(depth))) { error in
        XCTAssertEqual((error as? JSONProblem)?.reason, .tooDeep)
      }
    }
  }

  func testThereAreNotTooManyValues() throws {
    let list = "[" + String(repeating: "{}, ", count: 9) + "{}]"
    XCTAssertNoThrow(try JSONReader.value(in: list.utf8, mostValues: 11))
    XCTAssertThrowsError(try JSONReader.value(in: list.utf8, mostValues: 10)) { error in
      XCTAssertEqual((error as? JSONProblem)?.reason, .tooMany(most: 10))
    }
    let digits = String(repeating: "9", count: 400)
    XCTAssertEqual(try value(digits), .number(.infinity))
    XCTAssertThrowsError(try value(digits + "9"))
  }

  func testLinesAreCounted() throws {
    let list = try value("[\n{},\r\n  {\"a\":\n\n{}}]")
    XCTAssertEqual(list.items.map(\.line), [2, 3])
    XCTAssertEqual(list.items.last?["a"].line, 5)
    for (text, line) in [("", 1), ("[1,\n2\n,,]", 3), ("{\n\"a\": \"\n", 2), ("1\n\n2", 3)] {
      XCTAssertThrowsError(try value(text), text) { error in
        XCTAssertEqual((error as? JSONProblem)?.line, line, text)
      }
    }
  }

  func testWhatIsNotThereIsNull() throws {
    let object = try value("{\"a\": {\"b\": 1, \"b\": 2}, \"c\": null}")
    XCTAssertEqual(object["a"]["b"], .integer(1))
    XCTAssertEqual([object["c"], object["d"]["e"], object["a"]["b"]["x"]], [.null, .null, .null])
    XCTAssertEqual(object.members?.map(\.name), ["a", "c"])
    XCTAssertNil(object["a"]["b"].members)
    XCTAssertEqual(object.items, [])
    XCTAssertNotEqual(object["a"], object)
  }

  func testBytesThatAreNoTextBecomeMarks() throws {
    let found = try JSONReader.value(in: Data([0x22, 0xFF, 0x61, 0x22]))
    XCTAssertEqual(found, .string("\u{FFFD}a"))
  }

  func testWhatIsWrittenIsReadAgain() throws {
    let whole = JSONValue.object([
      .init("text", .string("\"\\\u{1}\u{7F}\n\u{2028}кот 🐈")), .init("none", .null),
      .init("list", .array([.bool(true), .number(0.1), .integer(.min), .array([])])),
      .init("empty", .object([])),
    ])
    XCTAssertEqual(try value(whole.text()), whole)
    XCTAssertEqual(
      JSONValue.object([.init("a", .array([.integer(1), .integer(2)]))]).text(),
      "{\n  \"a\": [\n    1,\n    2\n  ]\n}")
    let plain = try JSONSerialization.jsonObject(with: Data(whole.text().utf8))
    XCTAssertNotNil(plain as? [String: Any])
  }

  func testNoControlIsWrittenAsItIs() throws {
    let text = JSONValue.string("\u{1B}\u{9B}\u{80}a\u{202E}\u{2066}\u{A0}é\u{200D}")
    XCTAssertEqual(
      text.text(), #""\u001b\u009b\u0080a\u202e\u2066"# + "\u{A0}é\u{200D}\"")
    XCTAssertEqual(try value(text.text()), text)
  }
}
