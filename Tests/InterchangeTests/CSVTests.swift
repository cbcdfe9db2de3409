import Interchange
import XCTest

final class CSVTests: XCTestCase {
  private func fields(_ text: String) -> [[String]] { CSVReader(text).map(\.fields) }

  func testWhatIsWrittenIsReadAgain() {
    let records = [
      ["a", "b, c", "d\"e\""], ["", "line\nend\r\n", "x;y"], ["\t", "кот 🐈", "\"\""],
    ]
    XCTAssertEqual(fields(CSVWriter.text(records)), records)
    XCTAssertEqual(CSVWriter.text([["a", "b\"", "c d"]]), "a,\"b\"\"\",c d\r\n")
  }

  func testTablesOfOtherProgramsAreUnderstood() {
    for text in ["a,b\r\n1,2", "a;b\n1;2\n", "a\tb\r1\t2\r", "\u{FEFF}a,b\n\"1\",\"2\"\n"] {
      XCTAssertEqual(fields(text), [["a", "b"], ["1", "2"]], text)
    }
    XCTAssertEqual(fields("a,b\n\n,\n"), [["a", "b"], [""], ["", ""]])
    XCTAssertEqual(fields(""), [])
  }

  func testTheMarkBetweenNamesOfColumnsIsFound() {
    let text = "x,y,z;name;year\n1;2;3"
    XCTAssertEqual(Array(CSVReader(text))[0].fields, ["x", "y", "z;name;year"])
    let known = CSVReader(text, isColumn: { ["name", "year"].contains($0) })
    XCTAssertEqual(Array(known).map(\.fields), [["x,y,z", "name", "year"], ["1", "2", "3"]])
  }

  func testLinesAreThoseOfTheFile() {
    let records = Array(CSVReader("a,b\r\n\"1\r\n2\",3\n4,\"5\n6,7\n"))
    XCTAssertEqual(records.map(\.line), [1, 2, 4])
    XCTAssertEqual(records.map(\.isWhole), [true, true, false])
    XCTAssertEqual(records.map(\.fields).last, ["4", "5\n6,7\n"])
  }

  func testSizesAreBounded() {
    let wide = CSVReader(String(repeating: "a,", count: 1000), longestField: 3).map(\.fields.count)
    XCTAssertEqual(wide, [CSVReader.mostFields])
    XCTAssertEqual(CSVReader("abcdef", longestField: 3).map(\.fields), [["abc"]])
  }
}
