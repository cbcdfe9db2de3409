import JourneyKit
import Semantics
import Terminal
import Toolkit
import XCTest

final class SnapshotKindTests: ReferenceCase {
  private var screen: Screen {
    var screen = ReferenceFolder.screen("cat", Style(attributes: .bold))
    screen.nodes = [SemanticNode(role: .list, label: "Pets")]
    return screen
  }

  func testTextAloneLetsStylesAndMeaningChange() throws {
    let name = folder.name("a", kind: .text)
    XCTAssertEqual(name.path, "Pets/List/a.6x1.text")
    XCTAssertEqual(SnapshotName(path: name.path), name)
    try folder.store(.record).check(name, screen)
    var other = screen
    other.surface.restyle(other.surface.bounds) { $0.attributes = .dim }
    other.nodes = []
    try folder.store(.check).check(name, other)
    other.surface.write("b", at: .zero)
    XCTAssertThrowsError(try folder.store(.check).check(name, other))
  }

  func testOutlineAloneLetsCellsChange() throws {
    let name = folder.name("a", kind: .outline)
    XCTAssertEqual(name.path, "Pets/List/a.6x1.outline")
    try folder.store(.record).check(name, screen)
    var other = screen
    other.surface.write("dog", at: .zero)
    try folder.store(.check).check(name, other)
    other.nodes.append(SemanticNode(role: .row, label: "new", parent: 0))
    XCTAssertThrowsError(try folder.store(.check).check(name, other))
    try folder.store(.check).check(name, other, outline: .contains)
  }

  func testAnAcceptedOutlineKeepsThePatternsThatFit() throws {
    let name = folder.name("a", kind: .outline)
    try folder.write(
      "6x1, outline only\n/list \"P.*/\n  row \"old\"\n", to: "Snapshots/\(name.path)")
    var other = screen
    other.nodes.append(SemanticNode(role: .row, label: "new", frame: Rect(size: Size(6, 1))))
    other.nodes[0].frame = Rect(size: Size(6, 1))
    other.nodes[1].parent = 0
    XCTAssertThrowsError(try folder.store(.check).check(name, other)) {
      XCTAssertTrue("\($0)".contains("edited by hand"), "\($0)")
    }
    try folder.review().accept(folder.review().chosen([]))
    XCTAssertEqual(
      SnapshotSeal(try folder.text("Snapshots/\(name.path)")).text,
      "6x1, outline only\n/list \"P.*/\n  row \"new\"\n")
    try folder.store(.check).check(name, other)
  }
}
