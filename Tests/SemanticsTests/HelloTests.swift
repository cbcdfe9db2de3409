import Semantics
import XCTest

final class HelloTests: XCTestCase {
  func testHelloSurvivesTheWire() {
    let hello = Hello(program: "moggy \"2\"")
    XCTAssertEqual(Hello(line: hello.line), hello)
    XCTAssertEqual(
      String(decoding: Hello(program: "moggy").line, as: UTF8.self),
      #"{"protocol":1,"program":"moggy"}"#)
  }

  func testWhatALaterVersionAddsIsSkipped() {
    let line = #"{"program":"x","more":[1,{"a":null}],"protocol":2}"#
    XCTAssertEqual(Hello(line: line.utf8), Hello(version: 2, program: "x"))
  }

  func testOtherLinesAreNoHello() {
    let lines = ["", "hello", "{}", #"{"protocol":1}"#, #"{"sync":1,"frame":2}"#]
    for line in lines { XCTAssertNil(Hello(line: line.utf8), line) }
  }
}
