import Foundation
import Interchange
import Pictures
import Terminal
import XCTest

/// Files that are no pictures, or more than a picture, cost little and harm nothing.
final class HostileFileTests: PictureTestCase {
  private let service = PictureService(cacheFolder: nil)

  private func failure(of path: String) async -> PictureFailure? {
    await service.failure(of: request(path))
  }

  func testWhatIsNotThereOrNoFileIsToldApart() async throws {
    let missing = await failure(of: path("none.png"))
    XCTAssertEqual(missing, .missing)
    let withNul = await failure(of: Fixtures.path("baseline.jpg") + "\0.png")
    XCTAssertEqual(withNul, .missing)
    let directory = await failure(of: folder.path(percentEncoded: false))
    XCTAssertEqual(directory, .unreadable)
    XCTAssertEqual(mkfifo(path("pipe.png"), 0o600), 0)
    let pipe = await failure(of: path("pipe.png"))
    XCTAssertEqual(pipe, .unreadable)
  }

  func testAFileThatMayNotBeReadIsNotMissing() async throws {
    let (link, shut) = (path("link.png"), path("shut.png"))
    XCTAssertEqual(symlink(link, link), 0)
    let loop = await failure(of: link)
    XCTAssertEqual(loop, .unreadable)
    try Data(contentsOf: URL(filePath: Fixtures.path("baseline.jpg"))).write(
      to: URL(filePath: shut))
    XCTAssertEqual(chmod(shut, 0), 0)
    let refused = await failure(of: shut)
    // The superuser may read all.
    XCTAssertEqual(refused, geteuid() == 0 ? nil : .unreadable)
    let below = await failure(of: shut + "/none.png")
    XCTAssertEqual(below, .missing)
  }

  /// Whoever closes such a file takes the locks of SQLite away.
  func testAFileThatThisProcessHasLockedIsNotOpened() async throws {
    let copy = path("locked.jpg")
    try FileManager.default.copyItem(atPath: Fixtures.path("baseline.jpg"), toPath: copy)
    let identity = try XCTUnwrap(try DiskFile(url: URL(filePath: copy)).identity())
    let lock = LockedFile(identity)
    let locked = await failure(of: copy)
    XCTAssertEqual(locked, .unreadable)
    withExtendedLifetime(lock) {}
  }

  func testWhatIsNeitherPNGNorJPEGIsUnreadable() async throws {
    let gif = Array("GIF89a".utf8) + [UInt8](repeating: 7, count: 100)
    for bytes in [[], [0xFF], [0xFF, 0xD8, 0xFF], gif, PNG.signature, Array("text".utf8)] {
      let answer = await failure(of: try file("picture", bytes))
      XCTAssertEqual(answer, .unreadable, "\(bytes.prefix(8))")
    }
  }

  /// The promise of the header alone is refused: no process is started for it.
  func testHugeHeadersAreRefusedWithoutAHelper() async throws {
    let helper = try helper("echo started >> '\(path("starts"))'; exit 65")
    let service = PictureService(cacheFolder: nil, helper: helper)
    for (width, height) in [(20_000, 20_000), (8193, 1), (1, 8193), (8192, 8192)] {
      let png = PNG(kind: .color, depth: 8, width: width, height: height, quarters: [])
      let answer = await service.failure(
        of: request(try file("huge.png", PNG.signature + png.header)))
      XCTAssertEqual(answer, .tooLarge, "\(width)x\(height)")
    }
    var jpeg = try Fixtures.bytes("baseline.jpg")
    let frame = try XCTUnwrap(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x4E, 0x20, 0x4E, 0x20])
    let answer = await service.failure(of: request(try file("huge.jpg", jpeg)))
    XCTAssertEqual(answer, .tooLarge)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("starts")))
  }

  func testAFileOfTooManyBytesIsRefused() async throws {
    let path = try file("large.png", try Fixtures.bytes("bomb.png"))
    XCTAssertEqual(truncate(path, 33 << 20), 0)
    let answer = await failure(of: path)
    XCTAssertEqual(answer, .tooLarge)
  }

  func testATruncatedPictureIsUnreadableWhereverItWasCut() async throws {
    for name in ["baseline.jpg", "progressive.jpg", "bomb.png"] {
      let whole = try Fixtures.bytes(name)
      for part in [2, 4, 8] {
        let cut = try file("cut", Array(whole.prefix(whole.count * (part - 1) / part)))
        let answer = await failure(of: cut)
        XCTAssertEqual(answer, .unreadable, "\(name) without 1/\(part)")
      }
    }
  }

  /// Whatever becomes of them, the answer is a picture or a failure and we are still there.
  func testPicturesWithBytesChangedAtRandomNeverHarm() async throws {
    let before = try children()
    var state: UInt64 = 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for name in ["progressive.jpg", "orientation-6.jpg", "inks.jpg"] {
      let whole = try Fixtures.bytes(name)
      for _ in 0..<20 {
        var bytes = whole
        for _ in 0..<4 { bytes[2 + random(bytes.count - 2)] = UInt8(random(256)) }
        let answer = await failure(of: try file("changed", bytes))
        XCTAssertNotEqual(answer, .missing)
      }
    }
    XCTAssertEqual(try children().subtracting(before), [])
  }

  func testFailuresKeepNothing() async throws {
    let cached = PictureService(cacheFolder: folder.appending(path: "cache"))
    let jpeg = try Fixtures.bytes("baseline.jpg")
    let answer = await cached.failure(of: request(try file("cut.jpg", Array(jpeg.dropLast(200)))))
    XCTAssertEqual(answer, .unreadable)
    let underWay = await cached.underWay
    XCTAssertEqual(underWay, 0)
    XCTAssertFalse(FileManager.default.fileExists(atPath: path("cache")))
  }
}
