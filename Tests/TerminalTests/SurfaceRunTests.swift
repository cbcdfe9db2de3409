import XCTest

@testable import Terminal

/// What is done to runs of cells comes to what doing it cell by cell would.
final class SurfaceRunTests: XCTestCase {
  private let size = Size(12, 5)

  func testOneOtherCellIsFound() {
    let cell = Cell("x", style: Style(foreground: .indexed(3), attributes: .bold))
    let rect = Rect(x: 2, y: 1, columns: 7, rows: 3)
    let others = [
      Cell("y", style: cell.style), Cell("x"), Cell("x\u{301}", style: cell.style),
      Cell("x", style: Style(foreground: .indexed(3), attributes: .bold, underline: .single)),
    ]
    for y in 0..<size.rows {
      for x in 0..<size.columns {
        for other in others {
          var surface = Surface(size: size, filledWith: cell)
          surface[x, y] = other
          XCTAssertEqual(
            surface.isFilled(rect, with: cell), !rect.contains(Point(x: x, y: y)), "\(x) \(y)")
        }
      }
    }
  }

  func testWhatIsWrittenIsFilledHoweverItWasWritten() {
    let style = Style(foreground: .hex(0x102030), background: .indexed(4))
    let cell = Cell("-", style: style)
    var surface = Surface(size: size)
    surface.write("------", at: Point(x: 0, y: 0), style: style)
    surface.write("-", count: 6, at: Point(x: 0, y: 1), style: style)
    surface.fill(Rect(x: 0, y: 2, columns: 6, rows: 1), with: cell)
    for x in 0..<6 { surface.write("-", rows: 2, at: Point(x: x, y: 3), style: style) }
    XCTAssertTrue(surface.isFilled(Rect(x: 0, y: 0, columns: 6, rows: 5), with: cell))
    XCTAssertFalse(surface.isFilled(Rect(x: 0, y: 0, columns: 7, rows: 5), with: cell))
    XCTAssertFalse(surface.isFilled(Rect(x: 0, y: 0, columns: 6, rows: 6), with: cell))
  }

  func testACopyIsThatOfEachCell() {
    var source = Surface(size: size)
    for y in 0..<size.rows {
      source.write(y % 2 == 0 ? "a猫b狗c鳥d犬" : "猫狗鳥犬魚鹿", at: Point(x: 0, y: y))
    }
    for seed in 0..<500 {
      let part = Rect(
        x: seed % 5 - 1, y: seed % 3 - 1, columns: seed % 11, rows: seed % 7)
      let origin = Point(x: seed % 13 - 3, y: seed % 8 - 2)
      let clip = seed % 2 == 0 ? nil : Rect(x: seed % 4, y: 1, columns: seed % 9, rows: 3)
      var quick = Surface(size: size, filledWith: Cell("."))
      var slow = quick
      quick.copy(source, from: part, to: origin, clip: clip)
      slow.copyEach(source, from: part, to: origin, clip: clip)
      XCTAssertTrue(quick == slow, "\(part) \(origin) \(String(describing: clip))")
    }
  }

  func testDownwardsIsTheSameAsARowEach() {
    for seed in 0..<300 {
      let clip = seed % 2 == 0 ? nil : Rect(x: seed % 4, y: 1, columns: seed % 9, rows: 3)
      let point = Point(x: seed % 15 - 1, y: seed % 7 - 1)
      var quick = Surface(size: size)
      for y in 0..<size.rows { quick.write("猫狗鳥犬魚鹿", at: Point(x: seed % 2, y: y)) }
      var slow = quick
      quick.write("│", rows: seed % 6, at: point, clip: clip)
      for row in 0..<seed % 6 {
        slow.write("│", count: 1, at: Point(x: point.x, y: point.y + row), clip: clip)
      }
      XCTAssertTrue(quick == slow, "\(point) \(seed % 6) \(String(describing: clip))")
    }
  }
}

extension Surface {
  /// As ``copy(_:from:to:clip:)``, a cell at a time.
  fileprivate mutating func copyEach(
    _ source: Surface, from part: Rect, to origin: Point, clip: Rect?
  ) {
    let area = bounds.intersection(clip ?? bounds)
    let part = source.bounds.intersection(part)
    for y in 0..<part.rows {
      for x in 0..<part.columns {
        let target = Point(x: origin.x + x, y: origin.y + y)
        guard area.contains(target) else { continue }
        let cell = source[part.minX + x, part.minY + y]
        let isWhole =
          cell.width == 1
          || cell.width == 2 && x + 1 < part.columns && target.x + 1 < area.maxX
          || cell.width == 0 && x > 0 && target.x - 1 >= area.minX
        self[target.x, target.y] = isWhole ? cell : Cell(" ", style: cell.style)
      }
    }
  }
}
