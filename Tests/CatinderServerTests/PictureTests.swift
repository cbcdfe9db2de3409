import CatinderDomain
import Foundation
import GRDB
import Networking
import Persistence
import Pictures
import Scheduling
import XCTest

@testable import CatinderServer

/// Pictures on their way in: six slots, drawn anew, and nobody else's.
final class PictureTests: ServerCase {
  private static func jpeg(_ color: UInt8, side: Int = 64) throws -> Data {
    let pixels = [UInt8](repeating: color, count: side * side * 4)
    return Data(try PictureCopying.jpeg(pixels, width: side, height: side))
  }

  func testSixSlotsAreFilledOrderedAndEmptied() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    var names: [String] = []
    for color in 0..<6 { names.append(try await ann.uploadImage(try Self.jpeg(UInt8(color * 40)))) }
    XCTAssertEqual(Set(names).count, 6)
    let seventh = try Self.jpeg(1)
    do {
      _ = try await ann.uploadImage(seventh)
      XCTFail("a seventh was taken")
    } catch { XCTAssertEqual(error, .couldNotUpdateImage(.noSlot)) }
    try await ann.orderImages(names.reversed())
    try await ann.deleteImage(names[3])
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile.photosNames, [5, 4, 2, 1, 0].map { names[$0] }, "no hole is left")
    do {
      _ = try await ann.image(names[3])
      XCTFail("it is still there")
    } catch { XCTAssertEqual(error, .notFound) }
    await server.stop()
  }

  /// Also where the first one was the last that had room.
  func testAPictureThatIsSentAgainIsAddedOnce() async throws {
    let server = try await TestServer()
    let (ann, bob) = (try await server.guest("Ann"), try await server.guest("Bob"))
    let (picture, id) = (try Self.jpeg(7), UUID())
    for color in 1..<6 { _ = try await ann.uploadImage(try Self.jpeg(UInt8(color * 40))) }
    let first = try await ann.uploadImage(picture, id: id)
    let second = try await ann.uploadImage(picture, id: id)
    XCTAssertEqual(first, second)
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile.photosNames.count, 6)
    let bobs = try await bob.uploadImage(picture, id: id)
    XCTAssertNotEqual(bobs, first, "the identifiers of others do not count")
    try await ann.deleteImage(first)
    let again = try await ann.uploadImage(picture, id: id)
    XCTAssertNotEqual(again, first, "what is gone is added anew")
    let answer = try await server.ask(
      .post, CatinderPath.uploadImage + "?id=no", body: Data("x".utf8), type: "multipart/form-data",
      token: try ann.token)
    XCTAssertEqual(answer.status, 400)
    await server.stop()
  }

  func testAPictureThatIsSentTwiceAtOnceIsAddedOnce() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let (picture, id) = (try Self.jpeg(7), UUID())
    let names = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try await ann.uploadImage(picture, id: id) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile.photosNames, Array(names), "all were told of the one")
    let kept = try await ann.image(try XCTUnwrap(names.first))
    XCTAssertEqual(kept.prefix(2), Data([0xFF, 0xD8]))
    if engine == .sqlite {
      let left = try FileManager.default.contentsOfDirectory(
        atPath: server.folder.appending(path: "pictures").path)
      XCTAssertEqual(left, Array(names), "no file is left of the others")
    }
    await server.stop()
  }

  func testAPictureIsDrawnAnewWithoutWhatItsFileSaysBeside() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    var bytes = try Self.jpeg(200, side: 900)
    let comment = Data("taken at home, 47.5 19.04".utf8)
    bytes.insert(
      contentsOf: Data([0xFF, 0xFE, 0, UInt8(comment.count + 2)]) + comment, at: 2)
    let name = try await ann.uploadImage(bytes)
    let kept = try await ann.image(name)
    XCTAssertNil(kept.range(of: Data("home".utf8)))
    XCTAssertEqual(kept.prefix(2), Data([0xFF, 0xD8]))
    XCTAssertLessThan(kept.count, bytes.count)
    if engine == .sqlite {
      let left = try FileManager.default.contentsOfDirectory(
        atPath: server.folder.appending(path: "pictures").path)
      XCTAssertEqual(left, [name], "nothing of the upload stays")
    }
    await server.stop()
  }

  /// Of records in which each picture had its place.
  func testTheOrderOfBeforeIsKept() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = StoreSchema(migrations: Array(CatinderTables.schema.migrations.prefix(3)))
    let uids = [ProfileID(UUID()), ProfileID(UUID())]
    do {
      let records = try DataStore(
        .file(
          folder.appending(path: "catinder.sqlite"), backups: folder.appending(path: "backups")),
        schemas: [before], activity: Activity(), clock: ManualClock(now: TestServer.start))
      try await records.write("old") { db in
        for uid in uids {
          try db.execute(
            sql: """
              INSERT INTO account (uid, name, shortDescription, extendedDescription)
              VALUES (?, 'Old', '', '')
              """, arguments: [uid.text])
        }
        for (name, position) in [("b.jpg", 1), ("c.jpg", 2), ("a.jpg", 0)] {
          try db.execute(
            sql: "INSERT INTO photo (name, account, position) VALUES (?, 1, ?)",
            arguments: [name, position])
        }
      }
    }
    let server = try await TestServer(folder: folder)
    let ann = try await server.guest("Ann")
    for (uid, names) in zip(uids, [["a.jpg", "b.jpg", "c.jpg"], []]) {
      let kept = try await ann.profile(uid).photosNames
      XCTAssertEqual(kept, names)
    }
    await server.stop()
  }

  func testWhatIsNoPictureIsRefused() async throws {
    let server = try await TestServer()
    let ann = try await server.guest("Ann")
    let good = try Self.jpeg(9)
    for bytes in [Data(), Data("GIF89a".utf8), good.prefix(good.count / 2), Data("\r\n--b".utf8)] {
      do {
        _ = try await ann.uploadImage(Data(bytes))
        XCTFail("\(bytes.count) bytes were taken")
      } catch { XCTAssertEqual(error, .couldNotUpdateImage(.unreadable)) }
    }
    let large = good + Data(count: (5 << 20) + 1)
    do {
      _ = try await ann.uploadImage(large)
      XCTFail("6 MB were taken")
    } catch { XCTAssertEqual(error, .couldNotUpdateImage(.tooLarge)) }
    await server.stop()
  }

  func testNobodyDeletesOrOrdersAnothersPictures() async throws {
    let server = try await TestServer()
    let (ann, eve) = (try await server.guest("Ann"), try await server.guest("Eve"))
    let name = try await ann.uploadImage(try Self.jpeg(9))
    do {
      try await eve.deleteImage(name)
      XCTFail("it was deleted")
    } catch { XCTAssertEqual(error, .couldNotDeleteImage) }
    let answer = try await server.ask(
      .put, "/profile/images", body: Data(#"{"photosNames":["\#(name)"]}"#.utf8),
      type: "application/json", token: try eve.token)
    XCTAssertEqual(answer.status, 409)
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile.photosNames, [name])
    await server.stop()
  }
}
