import CatinderDomain
import Foundation
import Networking
import Pictures
import XCTest

/// Pictures that say more than they show, or promise more than they are.
final class HostilePictureTests: ServerCase {
  private static func jpeg() throws -> Data {
    let pixels = (0..<(64 * 48 * 4)).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    return Data(try PictureCopying.jpeg(pixels, width: 64, height: 48))
  }

  /// A segment of a JPEG, as it stands before the picture's own.
  private static func segment(_ marker: UInt8, _ content: Data) -> Data {
    let length = content.count + 2
    return Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)]) + content
  }

  /// A TIFF with one entry, GPSInfo, and words that a reader of places would find.
  private static let exif =
    Data("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}".utf8)
    + Data([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0])
    + Data("GPSLatitude 47.4979 owner@example.org".utf8)

  private static let secrets = ["Exif", "GPS", "47.4979", "owner@example.org", "http://ns.adobe"]

  func testWhereAPictureWasTakenAndByWhomIsGone() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    var bytes = try Self.jpeg()
    let segments =
      Self.segment(0xE1, Self.exif)
      + Self.segment(0xE1, Data("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
      + Self.segment(0xED, Data("Photoshop 3.0\0owner@example.org".utf8))
      + Self.segment(0xFE, Data("owner@example.org".utf8))
    bytes.insert(contentsOf: segments, at: 2)
    // Behind the end, where another file may hang.
    bytes += Data("PK\u{3}\u{4} owner@example.org".utf8)
    let kept = try await ann.image(try await ann.uploadImage(bytes))
    for secret in Self.secrets {
      XCTAssertNotNil(bytes.range(of: Data(secret.utf8)), secret)
      XCTAssertNil(kept.range(of: Data(secret.utf8)), secret)
    }
    XCTAssertEqual(Self.markers(kept).filter { (0xE1...0xEF).contains($0) || $0 == 0xFE }, [])
    XCTAssertEqual(kept.suffix(2), Data([0xFF, 0xD9]), "and nothing behind it")
    await server.stop()
  }

  /// The kinds of the segments, up to the picture itself.
  private static func markers(_ jpeg: Data) -> [UInt8] {
    let bytes = Array(jpeg)
    var (markers, at) = ([UInt8](), 2)
    while at + 3 < bytes.count, bytes[at] == 0xFF {
      markers.append(bytes[at + 1])
      if bytes[at + 1] == 0xDA { break }
      at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
    }
    return markers
  }

  func testAPictureThatPromisesBillionsOfPixelsIsRefused() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    var bytes = try Self.jpeg()
    let frame = try XCTUnwrap(
      bytes.range(of: Data([0xFF, 0xC0])) ?? bytes.range(of: Data([0xFF, 0xC2])))
    bytes.replaceSubrange(
      frame.upperBound + 3..<frame.upperBound + 7, with: [0xFF, 0xDC, 0xFF, 0xDC])
    do {
      _ = try await ann.uploadImage(bytes)
      XCTFail("four billion pixels were taken")
    } catch { XCTAssertEqual(error, .couldNotUpdateImage(.tooLarge)) }
    if engine == .sqlite {
      let left = try FileManager.default.contentsOfDirectory(
        atPath: server.folder.appending(path: "pictures").path)
      XCTAssertEqual(left, [])
    }
    await server.stop()
  }

  func testAFewBytesOfManyPixelsComeOutSmall() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "PictureFixtures/bomb.png")
    let kept = try await ann.image(try await ann.uploadImage(try Data(contentsOf: file)))
    let bytes = Array(kept)
    let frame = try XCTUnwrap(kept.range(of: Data([0xFF, 0xC0])))
    let sides = [5, 7].map {
      Int(bytes[frame.lowerBound + $0]) << 8 + Int(bytes[frame.lowerBound + $0 + 1])
    }
    XCTAssertEqual(sides.max(), CatinderLimits.photoSide)
    XCTAssertLessThan(kept.count, 200_000)
    await server.stop()
  }

  func testWhatAKilledServerHadBegunIsGoneAtTheNextStart() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let pictures = folder.appending(path: "pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    for name in ["a.upload", "b.jpg.part", "c.jpg"] {
      try Data("x".utf8).write(to: pictures.appending(path: name))
    }
    let server = try await TestServer(folder: folder)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: pictures.path), ["c.jpg"])
    await server.stop()
  }
}
