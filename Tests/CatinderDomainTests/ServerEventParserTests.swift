import Foundation
import Networking
import XCTest

final class ServerEventParserTests: XCTestCase {
  private let text =
    ": hi\n\nevent: seen\r\ndata: {\"a\":1}\r\n\r\ndata: one\ndata:two\n\nid: 3\n\n"

  func testEventsAreTheSameWhereverTheBytesAreCut() throws {
    let expected = [
      ServerEvent(name: "seen", data: #"{"a":1}"#), ServerEvent(name: "message", data: "one\ntwo"),
    ]
    let bytes = Data(text.utf8)
    for cut in 0...bytes.count {
      var parser = ServerEventParser()
      let events = try parser.read(bytes.prefix(cut)) + parser.read(bytes.suffix(bytes.count - cut))
      XCTAssertEqual(events, expected, "cut at \(cut)")
    }
  }

  func testALineWithoutEndIsGivenUp() throws {
    var parser = ServerEventParser(limit: 100)
    for _ in 0..<50 { _ = try parser.read(Data(": still here\n\n".utf8)) }
    XCTAssertThrowsError(try parser.read(Data(repeating: 65, count: 101))) { error in
      XCTAssertEqual(error as? HTTPError, .tooLarge(limit: 100))
    }
  }
}
