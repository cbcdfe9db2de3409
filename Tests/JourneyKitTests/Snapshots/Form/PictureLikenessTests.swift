import CZlib
import Foundation
import Terminal
import VirtualTerminal
import XCTest

@testable import JourneyKit

/// Pictures that another version of a library draws: the same ones are alike, wrong ones are not.
final class PictureLikenessTests: XCTestCase {
  private typealias Painting = @Sendable (_ x: Double, _ y: Double) -> (Double, Double, Double)
  private static let size = Size(24, 12)

  /// A cat on grass, roughly: a sky that grows darker, a green below, a warm body with a dark head.
  private static let cat: Painting = { x, y in
    if hypot(x - 0.3, y - 0.4) < 0.14 { return (0.25, 0.2, 0.2) }
    if hypot(x - 0.5, (y - 0.6) * 1.4) < 0.26 { return (0.85, 0.6 - 0.2 * y, 0.3) }
    return y > 0.7 ? (0.2, 0.5 + 0.2 * x, 0.15) : (0.45 + 0.2 * x, 0.6 + 0.3 * y, 0.95)
  }
  private static let dog: Painting = { x, y in
    if abs(x - 0.6) < 0.2, y > 0.3 { return (0.4, 0.28, 0.15) }
    return (0.8 - 0.3 * y, 0.75 - 0.2 * x, 0.7)
  }

  /// Draws with halves of cells, each in the colour of its middle.
  private func halves(_ painting: Painting) -> Screen {
    draw { x, y in
      let (top, bottom) = (
        painting((Double(x) + 0.5) / 24, (Double(y) + 0.25) / 12),
        painting((Double(x) + 0.5) / 24, (Double(y) + 0.75) / 12)
      )
      return ("▀", top, bottom)
    }
  }

  /// Draws with quarters of cells, in the means of the brighter and the darker ones.
  private func quarters(_ painting: Painting) -> Screen {
    draw { x, y in
      let parts = (0..<4).map { part in
        painting(
          (Double(x) + 0.25 + 0.5 * Double(part % 2)) / 24,
          (Double(y) + 0.25 + 0.5 * Double(part / 2)) / 12)
      }
      let light = parts.map { $0.0 + $0.1 + $0.2 }
      let mean = light.reduce(0, +) / 4
      let bright = light.indices.filter { light[$0] > mean + 0.001 }
      let glyphs = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
      let glyph = glyphs[bright.reduce(0) { $0 | 1 << $1 }]
      func color(_ chosen: [Int]) -> (Double, Double, Double) {
        let count = Double(max(1, chosen.count))
        return chosen.reduce((0, 0, 0)) {
          ($0.0 + parts[$1].0 / count, $0.1 + parts[$1].1 / count, $0.2 + parts[$1].2 / count)
        }
      }
      let dark = light.indices.filter { !bright.contains($0) }
      return (String(glyph), color(bright.isEmpty ? dark : bright), color(dark))
    }
  }

  private func draw(
    _ cell: (Int, Int) -> (String, (Double, Double, Double), (Double, Double, Double))
  ) -> Screen {
    func color(_ parts: (Double, Double, Double)) -> Color {
      let bytes = [parts.0, parts.1, parts.2].map { UInt8(max(0, min(1, $0)) * 255) }
      return Color.rgb(bytes[0], bytes[1], bytes[2]).reduced(to: .indexed256)
    }
    var surface = Surface(size: Self.size)
    for y in 0..<Self.size.rows {
      for x in 0..<Self.size.columns {
        let (text, ink, paper) = cell(x, y)
        surface[x, y] = Cell(text, style: Style(foreground: color(ink), background: color(paper)))
      }
    }
    return Screen(surface: surface)
  }

  private func likeness(_ screen: Screen) -> PictureLikeness {
    PictureLikeness(Self.size) { screen.surface[$0, $1] }
  }

  func testTheSamePictureIsAlikeHoweverItIsDrawn() {
    for painting in [Self.cat, Self.dog] {
      let distance = likeness(halves(painting)).distance(to: likeness(quarters(painting)))
      XCTAssertLessThan(distance, PictureLikeness.threshold / 2)
    }
  }

  func testPlantedWrongPicturesAreNotAlike() {
    let cat = Self.cat
    let wrong: [(String, Painting)] = [
      ("another one", Self.dog), ("mirrored", { cat(1 - $0, $1) }),
      ("upside down", { cat($0, 1 - $1) }),
      ("moved by a quarter", { cat(($0 + 0.25).truncatingRemainder(dividingBy: 1), $1) }),
      (
        "darker",
        { x, y in
          let (r, g, b) = cat(x, y); return (r * 0.75, g * 0.75, b * 0.75)
        }
      ),
      (
        "red for blue",
        { x, y in
          let (r, g, b) = cat(x, y); return (b, g, r)
        }
      ),
      (
        "grey",
        { x, y in
          let (r, g, b) = cat(x, y); return ((r + g + b) / 3, (r + g + b) / 3, (r + g + b) / 3)
        }
      ),
      ("a half is missing", { $0 < 0.5 ? cat($0, $1) : (0.5, 0.5, 0.5) }),
    ]
    for (name, painting) in wrong {
      for drawing in [halves(painting), quarters(painting)] {
        XCTAssertGreaterThan(
          likeness(halves(cat)).distance(to: likeness(drawing)), PictureLikeness.threshold * 1.2,
          name)
      }
    }
  }

  func testASnapshotAsksForTheSameCellsUnlessToldOtherwise() throws {
    let (recorded, drawn) = (SnapshotView(halves(Self.cat)), SnapshotView(quarters(Self.cat)))
    XCTAssertEqual(recorded.pictures.map(\.frame), [Rect(size: Self.size)])
    XCTAssertFalse(drawn.matches(recorded, .exact))
    XCTAssertTrue(drawn.matches(recorded, .alike))
    XCTAssertFalse(SnapshotView(halves(Self.dog)).matches(recorded, .alike))
    XCTAssertEqual(PictureMatch(environment: ["JOURNEY_SNAPSHOT_PICTURES": "alike"]), .alike)
    XCTAssertEqual(PictureMatch(environment: [:]), .exact)
  }

  // MARK: Pixels
  /// Pixels are compared exactly, whatever a suite says of drawings.
  func testPixelsOfATerminalAreOneLineEach() throws {
    func screen(_ red: String) -> SnapshotView {
      let terminal = VirtualTerminal(size: Size(20, 4))
      let pixel = Data([red == "red" ? 255 : 254, 0, 0]).base64EncodedString()
      terminal.feed("ab\u{1B}_Ga=T,f=24,s=1,v=1,c=3,r=2;\(pixel)\u{1B}\\".utf8)
      return SnapshotView(Screen(terminal))
    }
    let picture = try XCTUnwrap(screen("red").pictures.first)
    XCTAssertTrue(picture.words.hasPrefix("row 0 col 2, 3x2 kitty, "), picture.words)
    XCTAssertEqual(SnapshotPicture(words: picture.words), picture)
    XCTAssertFalse(screen("other").matches(screen("red"), .alike))
    XCTAssertTrue(screen("red").matches(screen("red"), .exact))
  }

  func testThePNGHasThePixels() throws {
    let screen = halves(Self.cat)
    let png = try XCTUnwrap(PicturePNG(screen, SnapshotView(screen).pictures)).bytes
    func number(_ place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    XCTAssertEqual(Array(png[12..<16]), Array("IHDR".utf8))
    XCTAssertEqual([number(16), number(20)], [24 * 8, 12 * 16])
    XCTAssertEqual(Array(png[37..<41]), Array("IDAT".utf8))
    XCTAssertEqual(
      UInt(number(41 + number(33))),
      crc32(0, Array(png[37..<41 + number(33)]), UInt32(4 + number(33))))
    let stride = 1 + 24 * 8 * 3
    var pixels = [UInt8](repeating: 0, count: stride * 12 * 16)
    var count = UInt(pixels.count)
    XCTAssertEqual(
      uncompress(&pixels, &count, Array(png[41..<41 + number(33)]), UInt(number(33))), Z_OK)
    XCTAssertEqual(Int(count), pixels.count)
    for (x, y) in [(0, 0), (11, 6), (23, 11)] {
      for (half, color) in [
        (0, screen.surface[x, y].style.foreground), (8, screen.surface[x, y].style.background),
      ] {
        let place = (y * 16 + half) * stride + 1 + x * 8 * 3
        let parts = try XCTUnwrap(color.parts)
        XCTAssertEqual(
          Array(pixels[place..<place + 3]), [parts.0, parts.1, parts.2].map { UInt8($0 * 255) })
      }
    }
    XCTAssertNil(PicturePNG(screen, []))
  }
}
