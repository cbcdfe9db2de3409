import Foundation
import Pictures
import Terminal
import XCTest

/// Every kind of file that is to be shown comes out as what it shows.
final class DecodingTests: PictureTestCase {
  private let service = PictureService(cacheFolder: nil)

  func testPNGOfEveryColorTypeAndDepthPlainAndInterlaced() async throws {
    for kind in PNG.Kind.allCases {
      for depth in kind.depths {
        for isInterlaced in [false, true] {
          let (png, expected) = Self.sample(kind, depth, isInterlaced)
          let path = try file("picture.png", png.bytes)
          let picture = try await service.picture(for: request(path))
          assertQuarters(picture, "\(kind) \(depth) \(isInterlaced)", are: expected)
        }
      }
    }
  }

  private static func sample(
    _ kind: PNG.Kind, _ depth: Int, _ isInterlaced: Bool
  ) -> (PNG, [[Int]]) {
    let most = 1 << depth - 1
    let greys = [0, most, most, 0]
    let colors = quarters.map { $0.map { $0 / 255 * most } }
    let samples: [[Int]] =
      switch kind {
      case .grey: greys.map { [$0] }
      case .greyAlpha: greys.map { [$0, most] }
      case .color: colors
      case .colorAlpha: colors.map { $0 + [most] }
      case .palette: (0..<4).map { [depth == 1 ? $0 % 2 : $0] }
      }
    let grey = greys.map { Array(repeating: $0 / most * 255, count: 3) }
    let expected =
      kind == .grey || kind == .greyAlpha
      ? grey : kind == .palette && depth == 1 ? [0, 1, 0, 1].map { quarters[$0] } : quarters
    return (PNG(kind: kind, depth: depth, isInterlaced: isInterlaced, quarters: samples), expected)
  }

  func testJPEGBaselineProgressiveAndInInks() async throws {
    for name in ["baseline.jpg", "progressive.jpg", "inks.jpg"] {
      let picture = try await service.picture(for: request(Fixtures.path(name)))
      assertQuarters(picture, name)
    }
    let grey = try await service.picture(for: request(Fixtures.path("grey.jpg")))
    // Rec. 601 luma of the four.
    assertQuarters(grey, "grey", are: [76, 150, 29, 255].map { [$0, $0, $0] })
  }

  func testAPhotoIsTurnedAsItsExifSays() async throws {
    for orientation in 2...8 {
      let name = "orientation-\(orientation).jpg"
      let picture = try await service.picture(for: request(Fixtures.path(name)))
      assertQuarters(picture, name)
    }
  }

  func testALargePictureIsScaledDownAndASmallOneUp() async throws {
    let large = PNG(
      kind: .color, depth: 8, width: 640, height: 320, quarters: PictureTestCase.quarters)
    let small = PNG(kind: .color, depth: 8, width: 4, height: 2, quarters: large.quarters)
    let picture = try await service.picture(for: request(file("large.png", large.bytes)))
    assertQuarters(picture, "large")
    let enlarged = try await service.picture(
      for: request(file("small.png", small.bytes), Size(8, 2), mode: .fill))
    XCTAssertEqual(enlarged.cells.size, Size(8, 2))
    XCTAssertEqual(color(enlarged.cells, 0, 0), [255, 0, 0])
    XCTAssertEqual(color(enlarged.cells, 7, 1), [255, 255, 255])
  }

  func testTheLargestPictureIsDecodedWithoutMemoryOfOurs() async throws {
    let before = try residentBytes()
    let picture = try await service.picture(for: request(Fixtures.path("bomb.png"), Size(40, 12)))
    XCTAssertEqual(picture.cells.size, Size(40, 12))
    XCTAssertFalse(color(picture.cells, 20, 6).isEmpty)
    // Its pixels alone are 157 MB.
    XCTAssertLessThan(try residentBytes() - before, 48 << 20)
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try XCTUnwrap(Int(text.split(separator: " ")[1]))
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
