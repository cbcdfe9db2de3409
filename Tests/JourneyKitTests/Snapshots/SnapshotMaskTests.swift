import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

final class SnapshotMaskTests: ReferenceCase {
  private func screen(_ time: String, _ style: Style = .plain) -> Screen {
    var surface = Surface(size: Size(20, 2))
    surface.write("at \(time) 日本", at: .zero, style: style)
    surface.write("rest", at: Point(x: 0, y: 1))
    return Screen(
      surface: surface,
      nodes: [
        SemanticNode(
          identifier: "clock", role: .text, label: "it is \(time)", value: time,
          frame: Rect(x: 3, y: 0, columns: 5, rows: 1))
      ])
  }

  private func lines(_ screen: Screen, _ mask: SnapshotMask) throws -> [String] {
    var name = folder.name("masked-\(UUID().uuidString)")
    name.size = screen.size
    try folder.store(.record).check(name, screen, masks: [mask])
    return try folder.text("Snapshots/" + name.path)
      .split(separator: "\n").map(String.init)
  }

  func testPatternsAreMaskedInCellsAndOutlineWithTheirWidth() throws {
    let lines = try lines(screen("12:34"), .text(/\d\d:\d\d/))
    XCTAssertEqual(lines[1], "0│at ▒▒▒▒▒ 日本")
    XCTAssertTrue(lines.contains("  text \"it is ▒▒▒▒▒\" #clock = \"▒▒▒▒▒\""), "\(lines)")
    XCTAssertEqual(try self.lines(screen("59:59"), .text(/\d\d:\d\d/)), lines)
  }

  func testWideCharactersAreMaskedWhole() throws {
    let lines = try lines(screen("12:34"), .text(/本/))
    XCTAssertEqual(lines[1], "0│at 12:34 日▒▒")
  }

  func testQueriesAreMaskedWithTheirStyleAndLength() throws {
    let mask = SnapshotMask.query(Query("clock"))
    let lines = try lines(screen("12:34"), mask)
    XCTAssertEqual(lines[1], "0│at ▒▒▒▒▒ 日本")
    XCTAssertTrue(lines.contains("  text \"▒\" #clock = \"▒\""), "\(lines)")
    var other = screen("1:234")
    other.nodes[0].label = "it is much later"
    for x in 3..<8 { other.surface[x, 0].style.foreground = .indexed(1) }
    XCTAssertEqual(try self.lines(other, mask), lines)
  }

  func testRegionsAreMaskedAndNothingElse() throws {
    let mask = SnapshotMask.region(Rect(x: 0, y: 1, columns: 2, rows: 5))
    let lines = try lines(screen("12:34"), mask)
    XCTAssertEqual(lines[1...2], ["0│at 12:34 日本", "1│▒▒st"])
  }

  func testMasksMayHaveAName() throws {
    let lines = try lines(screen("12:34:56"), .text(/\d[\d:]+/, as: "time"))
    XCTAssertEqual(lines[1], "0│at ‹time›▒▒ 日本")
    XCTAssertTrue(lines.contains("  text \"it is ‹time›\" #clock = \"‹time›\""), "\(lines)")
    XCTAssertEqual(try self.lines(screen("01:02:03"), .text(/\d[\d:]+/, as: "time")), lines)
    let query = try self.lines(screen("12:34"), .query(Query("clock"), as: "time"))
    XCTAssertEqual(query[1], "0│at ‹tim… 日本")
  }

  func testAMaskThatIsAmbiguousIsAnError() {
    let mask = SnapshotMask.query(Query(.row).within(Query(.list)))
    XCTAssertThrowsError(try lines(screen("12:34"), mask)) {
      XCTAssertTrue("\($0)".contains("a mask: nothing on the screen matches list"), "\($0)")
    }
  }
}
