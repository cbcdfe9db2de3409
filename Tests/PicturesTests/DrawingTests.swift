import Foundation
import Pictures
import Terminal
import XCTest

/// What is drawn: proportions, backgrounds, colours, and the terminal's own picture.
final class DrawingTests: PictureTestCase {
  private let service = PictureService(cacheFolder: nil)
  private var photo: String { Fixtures.path("baseline.jpg") }

  private func cells(_ request: PictureRequest) async throws -> Surface {
    try await service.picture(for: request).cells
  }

  /// The columns and rows in which something of the picture is.
  private func extent(_ surface: Surface, background: Color) -> Rect {
    let points = (0..<surface.size.rows).flatMap { y in
      (0..<surface.size.columns).map { Point(x: $0, y: y) }
    }.filter { surface[$0.x, $0.y] != Cell(" ", style: Style(background: background)) }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return Rect(x: left, y: top, columns: right - left + 1, rows: bottom - top + 1)
  }

  // MARK: Proportions

  func testFitKeepsTheProportionsInTheMiddleOfTheRoom() async throws {
    let wide = try await cells(request(photo, Size(16, 8), background: .hex(0x123456)))
    XCTAssertEqual(wide.size, Size(16, 8))
    XCTAssertEqual(
      extent(wide, background: .hex(0x123456)), Rect(x: 0, y: 2, columns: 16, rows: 4))
    let high = try await cells(request(photo, Size(40, 4), background: .hex(0x123456)))
    XCTAssertEqual(
      extent(high, background: .hex(0x123456)), Rect(x: 12, y: 0, columns: 16, rows: 4))
  }

  func testTheCellsOfTheTerminalDecideTheProportions() async throws {
    // Square cells: a picture twice as wide as high takes twice as many columns as rows.
    let square = try await cells(
      request(photo, Size(16, 16), background: .hex(0x123456), cellPixels: Size(10, 10)))
    XCTAssertEqual(
      extent(square, background: .hex(0x123456)), Rect(x: 0, y: 4, columns: 16, rows: 8))
    let nonsense = try await cells(
      request(photo, Size(16, 8), background: .hex(0x123456), cellPixels: Size(0, -4)))
    XCTAssertEqual(extent(nonsense, background: .hex(0x123456)).rows, 4)
  }

  func testFillCoversTheRoomAndCutsEvenly() async throws {
    let surface = try await cells(
      request(photo, Size(4, 4), mode: .fill, background: .hex(0x123456)))
    XCTAssertEqual(
      extent(surface, background: .hex(0x123456)), Rect(x: 0, y: 0, columns: 4, rows: 4))
    let corners = [(0, 0), (3, 0), (0, 3), (3, 3)].map {
      color(surface, $0.0, $0.1).map { $0 / 200 }
    }
    XCTAssertEqual(corners, [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]])
  }

  func testEveryRoomIsFilledExactly() async throws {
    for size in [Size(1, 1), Size(1, 40), Size(200, 1), Size(333, 111)] {
      for mode in [PictureRequest.Mode.fit, .fill] {
        let surface = try await cells(request(photo, size, mode: mode))
        XCTAssertEqual(surface.size, size)
      }
    }
    let nothing = try await cells(request(photo, .zero))
    XCTAssertEqual(nothing.size, .zero)
    let huge = await service.failure(of: request(photo, Size(5000, 2)))
    XCTAssertEqual(huge, .tooLarge)
  }

  // MARK: Transparency

  private func transparent() throws -> String {
    let quarters = [[255, 0, 0, 255], [0, 255, 0, 0], [0, 0, 255, 128], [255, 255, 255, 255]]
    return try file("t.png", PNG(kind: .colorAlpha, depth: 8, quarters: quarters).bytes)
  }

  func testTransparentPartsShowTheGround() async throws {
    let surface = try await cells(request(try transparent(), background: .rgb(0, 100, 0)))
    XCTAssertEqual(surface[6, 0], Cell(" ", style: Style(background: .rgb(0, 100, 0))))
    let blended = color(surface, 1, 1)
    XCTAssertTrue(zip(blended, [0, 50, 128]).allSatisfy { abs($0 - $1) < 6 }, "\(blended)")
    let unknown = try await cells(request(try transparent()))
    XCTAssertEqual(unknown[6, 0], .blank)
    XCTAssertEqual(color(unknown, 1, 1), [0, 0, 255])
  }

  func testAnInkThatIsTheTerminalsOwnGroundIsDrawnInReverse() async throws {
    // Upper half transparent, within the cells.
    let quarters = [[0, 0, 0, 0], [0, 0, 0, 0], [255, 0, 0, 255], [255, 0, 0, 255]]
    let png = PNG(kind: .colorAlpha, depth: 8, quarters: quarters)
    let surface = try await cells(request(try file("half.png", png.bytes), Size(4, 1)))
    let cell = surface[1, 0]
    let isUpperRed = cell.style.foreground == .rgb(255, 0, 0) && cell.style.background == .default
    XCTAssertTrue(isUpperRed, "\(cell)")
    XCTAssertEqual(cell.style.attributes.contains(.reverse), cell.text == "▀", "\(cell)")
  }

  // MARK: Colours

  func testEachDepthUsesTheColorsItHas() async throws {
    for depth in ColorDepth.allCases {
      let surface = try await cells(request(photo, Size(16, 4), depth: depth))
      for cell in surface.cells {
        XCTAssertEqual(cell.width, 1)
        XCTAssertEqual(DisplayWidth.of(cell.text), 1)
        XCTAssertTrue(isFit(cell.style.foreground, for: depth), "\(cell)")
        XCTAssertTrue(isFit(cell.style.background, for: depth), "\(cell)")
      }
      XCTAssertGreaterThan(Set(surface.cells).count, 1, "\(depth)")
    }
  }

  private func isFit(_ color: Color, for depth: ColorDepth) -> Bool {
    switch (color, depth) {
    case (.default, _), (.rgb, .direct): true
    case (.indexed(let index), .indexed256): index >= 16
    case (.indexed(let index), .ansi16): index < 16
    default: false
    }
  }

  func testWithoutColorsInkIsLightOnDarkAndDarkOnLight() async throws {
    let quarters = [[255], [255], [0], [0]]
    let path = try file("g.png", PNG(kind: .grey, depth: 8, quarters: quarters).bytes)
    let dark = try await cells(request(path, depth: .none, background: .rgb(0, 0, 0)))
    let light = try await cells(request(path, depth: .none, background: .rgb(255, 255, 255)))
    XCTAssertEqual(dark.text, "████████\n")
    XCTAssertEqual(light.text, "\n████████")
  }

  func testTheSameRequestGivesTheSameCells() async throws {
    for depth in ColorDepth.allCases {
      let first = try await cells(request(photo, Size(40, 12), depth: depth))
      let second = try await PictureService(cacheFolder: nil)
        .picture(for: request(photo, Size(40, 12), depth: depth)).cells
      XCTAssertEqual(first, second)
    }
  }

  // MARK: The terminal's own picture

  private func graphics(
    _ format: PictureProtocol, _ size: Size = Size(8, 2)
  ) async throws
    -> DrawnPicture.Graphics?
  {
    try await service.picture(
      for: request(photo, size, graphics: format, cellPixels: Size(8, 16))
    ).graphics
  }

  func testKittyGetsNumberedPixelsInChunks() async throws {
    let graphics = try await graphics(.kitty)
    let sequence = try XCTUnwrap(graphics)
    let image = try XCTUnwrap(sequence.image)
    XCTAssertNotEqual(image, 0)
    let text = String(decoding: sequence.sequence, as: UTF8.self)
    let parts = text.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(
      parts.first, "\u{1B}_Ga=T,q=2,C=1,i=\(image),p=1,f=32,s=64,v=32,c=8,r=2,m=1")
    XCTAssertEqual(parts.last, "\u{1B}_Gm=0")
    let chunks = parts.dropFirst().dropLast().map { $0.dropFirst("\u{1B}_Gm=1;".count) }
    XCTAssertTrue(chunks.allSatisfy { $0.count <= 4096 })
    let pixels = try chunks.reduce(into: Data()) { pixels, chunk in
      pixels += try XCTUnwrap(Data(base64Encoded: String(chunk)))
    }
    XCTAssertEqual(pixels.count, 64 * 32 * 4)
    XCTAssertEqual(pixels[3], 255)
    XCTAssertGreaterThan(pixels[0], 240)
  }

  func testITerm2GetsAFileAndSixelASixel() async throws {
    let file = String(decoding: try await graphics(.iterm2)?.sequence ?? [], as: UTF8.self)
    XCTAssertTrue(file.hasPrefix("\u{1B}]1337;File=inline=1;width=8;height=2;"))
    XCTAssertTrue(file.hasSuffix("\u{07}"))
    // Of six rows each, and never one row of cells too many.
    let sixel = String(decoding: try await graphics(.sixel)?.sequence ?? [], as: UTF8.self)
    XCTAssertTrue(sixel.hasPrefix("\u{1B}P0;1;0q\"1;1;64;30"))
    XCTAssertTrue(sixel.hasSuffix("\u{1B}\\"))
  }

  func testAHugeRoomIsSentSmallerOrNotAtAll() async throws {
    let kitty = try await graphics(.kitty, Size(400, 200))
    let text = String(decoding: kitty?.sequence.prefix(90) ?? [], as: UTF8.self)
    XCTAssertTrue(text.contains("s=1600,v=1600,c=400,r=200"), text)
    let sixel = try await graphics(.sixel, Size(400, 200))
    XCTAssertNil(sixel)
    let cells = try await graphics(.kitty, Size(1, 1))
    XCTAssertNotNil(cells)
  }
}
