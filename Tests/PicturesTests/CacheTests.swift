import Foundation
import Pictures
import Terminal
import XCTest

/// Drawn pictures on disk.
final class CacheTests: PictureTestCase {
  private var cache: URL { folder.appending(path: "cache", directoryHint: .isDirectory) }

  private func service(limit: Int = 64 << 20, canDecode: Bool = true) -> PictureService {
    var limits = PictureLimits()
    limits.cacheBytes = limit
    return PictureService(
      cacheFolder: cache, limits: limits, helper: canDecode ? nil : path("nothing"))
  }

  private func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache.path(percentEncoded: false)).sorted()
  }

  private func photo(_ name: String = "photo.jpg") throws -> PictureRequest {
    request(try file(name, Fixtures.bytes("baseline.jpg")), graphics: .kitty)
  }

  func testAKeptPictureNeedsNoHelper() async throws {
    let photo = try photo()
    let drawn = try await service().picture(for: photo)
    XCTAssertNotNil(drawn.graphics)
    let again = try await service(canDecode: false).picture(for: photo)
    XCTAssertEqual(again, drawn)
    XCTAssertEqual(try kept().count, 1)
  }

  func testEveryPartOfTheRequestAndOfTheFileCounts() async throws {
    let photo = try photo()
    _ = try await service().picture(for: photo)
    var others = [PictureRequest](repeating: photo, count: 7)
    others[0].size = Size(4, 2)
    others[1].mode = .fill
    others[2].depth = .ansi16
    others[3].background = .indexed(3)
    others[4].graphics = nil
    others[5].cellPixels = Size(9, 17)
    others[6].file = Fixtures.path("baseline.jpg")
    for (index, other) in others.enumerated() {
      let answer = await service(canDecode: false).failure(of: other)
      XCTAssertEqual(answer, .notStarted, "\(index)")
    }
    _ = try self.photo()
    let changed = await service(canDecode: false).failure(of: photo)
    XCTAssertEqual(changed, .notStarted)
  }

  func testABrokenFileIsIgnoredAndReplaced() async throws {
    let photo = try photo()
    let drawn = try await service().picture(for: photo)
    let file = cache.appending(path: try XCTUnwrap(kept().first))
    let whole = try Data(contentsOf: file)
    var changed = whole
    changed[whole.count / 2] ^= 1
    for broken in [Data(), whole.prefix(20), whole.dropLast(), whole + [0], changed] {
      try broken.write(to: file)
      let answer = await service(canDecode: false).failure(of: photo)
      XCTAssertEqual(answer, .notStarted, "\(broken.count)")
      let again = try await service().picture(for: photo)
      XCTAssertEqual(again, drawn)
      XCTAssertEqual(try Data(contentsOf: file), whole)
    }
  }

  func testWhatWasNotAskedForLongestGoesFirst() async throws {
    let photos = try (0..<3).map { try photo("\($0).jpg") }
    _ = try await service().picture(for: photos[0])
    let first = try XCTUnwrap(kept().first)
    let size = try Data(contentsOf: cache.appending(path: first)).count
    _ = try await service().picture(for: photos[1])
    let second = try XCTUnwrap(kept().first { $0 != first })
    try setAge(of: first, 200)
    try setAge(of: second, 100)
    // Asked for, it is new again; so the second is the oldest, and has to make room.
    _ = try await service(canDecode: false).picture(for: photos[0])
    let small = service(limit: size * 5 / 2 + size * 2)
    for index in 3..<8 { _ = try await small.picture(for: photo("\(index).jpg")) }
    XCTAssertFalse(try kept().contains(second))
    XCTAssertLessThanOrEqual(try kept().count, 4)
  }

  private func setAge(of name: String, _ seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
      ofItemAtPath: cache.appending(path: name).path(percentEncoded: false))
  }

  func testAFolderThatCannotBeWrittenIsNoHindrance() async throws {
    _ = try file("cache", [])
    let drawn = try await service().picture(for: photo())
    XCTAssertEqual(drawn.cells.size, Size(8, 2))
  }

  func testOnlyTheOwnerCanLook() async throws {
    _ = try await service().picture(for: photo())
    let file = cache.appending(path: try XCTUnwrap(kept().first))
    for (url, mode) in [(cache, 0o700), (file, 0o600)] {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: url.path(percentEncoded: false))
      XCTAssertEqual(attributes[.posixPermissions] as? Int, mode)
    }
  }
}
