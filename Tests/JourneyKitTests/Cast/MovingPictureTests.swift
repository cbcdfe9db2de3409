import JourneyKit
import Terminal
import XCTest

final class MovingPictureTests: XCTestCase {
  private func screen(_ rows: String..., columns: Int = 6) -> Screen {
    var surface = Surface(size: Size(columns, rows.count))
    for (y, row) in rows.enumerated() { surface.write(row, at: Point(x: 0, y: y)) }
    return Screen(surface: surface)
  }

  /// The texts of the image with what is said of their group.
  private func groups(_ svg: String) -> [String] {
    var groups: [String] = []
    var group = ""
    for line in svg.split(separator: "\n") {
      if line.hasPrefix("<g") {
        let parts = line.split(separator: "\"").map(String.init)
        group = parts.count > 4 ? "\(parts[1]) \(parts[11]) \(parts[13])" : "always"
      } else if line.hasPrefix("<text"), let text = line.split(separator: ">").dropFirst().first {
        groups.append(group + ": " + text.dropLast("</text".count))
      }
    }
    return groups
  }

  func testARowIsThereOnceForEachTimeThatItChanges() {
    var picture = MovingPicture()
    picture.show(screen("one", "stays"), at: .zero)
    picture.show(screen("two", "stays"), at: .seconds(1))
    picture.show(screen("", "stays"), at: .seconds(2))
    picture.show(screen("end", "stays"), at: .seconds(3))
    XCTAssertEqual(
      groups(picture.svg(lasting: .seconds(4))),
      [
        "hidden visible;hidden 0.0;0.25: one", "always: stays",
        "hidden hidden;visible;hidden 0.0;0.25;0.5: two",
        "visible hidden;visible 0.0;0.75: end",
      ])
  }

  func testTheImageIsAsLargeAsTheLargestScreen() {
    var picture = MovingPicture()
    picture.show(screen("a", "b", "c", columns: 3), at: .zero)
    picture.show(screen("a", columns: 9), at: .seconds(1))
    let svg = picture.svg(lasting: .seconds(2))
    XCTAssertTrue(svg.contains("viewBox=\"0 0 \(9 * 9 + 24) \(3 * 18 + 24)\""), svg)
    XCTAssertEqual(groups(svg).filter { $0.hasPrefix("always") }, ["always: a"])
  }

  func testWhatWasNeverSeenIsLeftOut() {
    var picture = MovingPicture()
    picture.show(screen("never"), at: .zero)
    picture.show(screen("seen"), at: .zero)
    XCTAssertEqual(groups(picture.svg(lasting: .zero)), ["always: seen"])
  }

  func testTheColoursOfATheme() {
    var surface = Surface(size: Size(2, 1))
    surface.write("x", at: .zero, style: Style(foreground: .indexed(1)))
    surface.write("y", at: Point(x: 1, y: 0))
    let colors = (0..<8).map { Color.rgb($0, 0xAB, 0xCD) }
    let theme = CastTheme(foreground: .hex(0x123456), background: .hex(0x654321), palette: colors)
    var picture = MovingPicture(theme: theme)
    picture.show(Screen(surface: surface), at: .zero)
    let svg = picture.svg(lasting: .seconds(1))
    for color in ["#01abcd", "#123456", "#654321"] { XCTAssertTrue(svg.contains(color), color) }
  }
}
