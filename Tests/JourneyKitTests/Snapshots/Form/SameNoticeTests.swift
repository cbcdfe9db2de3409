import Core
import Terminal
import XCTest

@testable import JourneyKit

/// The form of now tells two screens apart exactly where the form of earlier versions did.
final class SameNoticeTests: XCTestCase {
  private static let texts = ["a", "B", " ", " ", " ", "▞", "▟", "▖", "▀", "│", "é", "ё", "."]
  private static let colors: [Color] = [.default, .indexed(1), .indexed(183), .rgb(1, 2, 3)]

  private func style(_ random: inout SeededRandom) -> Style {
    Style(
      foreground: Self.colors.randomElement(using: &random) ?? .default,
      background: Self.colors.randomElement(using: &random) ?? .default,
      attributes: Attributes(
        rawValue: Bool.random(using: &random) ? 0 : 1 << UInt8.random(in: 0...7, using: &random)),
      underline: Bool.random(using: &random)
        ? .none : Underline.allCases.randomElement(using: &random) ?? .none,
      underlineColor: Self.colors.randomElement(using: &random) ?? .default)
  }

  private func surface(_ random: inout SeededRandom) -> Surface {
    var surface = Surface(size: Size(16, 6))
    for y in 0..<6 {
      var style = style(&random)
      for x in 0..<16 {
        if Int.random(in: 0...4, using: &random) == 0 { style = self.style(&random) }
        surface[x, y] = Cell(Self.texts.randomElement(using: &random) ?? " ", style: style)
      }
      if Bool.random(using: &random) { surface.write("日本", at: Point(x: 3, y: y), style: style) }
    }
    return surface
  }

  private func change(_ surface: inout Surface, _ random: inout SeededRandom) {
    let (x, y) = (Int.random(in: 0..<16, using: &random), Int.random(in: 0..<6, using: &random))
    guard surface[x, y].width == 1 else { return }
    switch Int.random(in: 0...5, using: &random) {
    case 0: surface[x, y].text = Self.texts.randomElement(using: &random) ?? " "
    case 1: surface[x, y].style.foreground = Self.colors.randomElement(using: &random) ?? .default
    case 2: surface[x, y].style.background = Self.colors.randomElement(using: &random) ?? .default
    case 3: surface[x, y].style.attributes = Bool.random(using: &random) ? .bold : .reverse
    case 4: surface[x, y].style.underline = Bool.random(using: &random) ? .none : .curly
    default: surface[x, y].style.underlineColor = .indexed(9)
    }
  }

  private func old(_ surface: Surface) -> [String] {
    Screen(surface: surface).picture + OldSnapshot.styles(surface)
  }

  func testTwoThousandChangesAreNoticedAsBefore() {
    var random = SeededRandom(seed: 4599)
    var noticed = 0
    for number in 0..<2000 {
      let first = surface(&random)
      var second = first
      for _ in 0...Int.random(in: 0...2, using: &random) { change(&second, &random) }
      let wasNoticed = old(first) != old(second)
      let (one, other) = (
        SnapshotFile(Screen(surface: first)), SnapshotFile(Screen(surface: second))
      )
      XCTAssertEqual(one.text != other.text, wasNoticed, "\(number)")
      XCTAssertEqual(one.looks != other.looks, wasNoticed, "\(number)")
      XCTAssertEqual((try? SnapshotFile(text: other.text))?.looks, other.looks, "\(number)")
      noticed += wasNoticed ? 1 : 0
    }
    XCTAssertGreaterThan(noticed, 800)
    XCTAssertLessThan(noticed, 2000)
  }
}
