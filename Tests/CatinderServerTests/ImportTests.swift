import CatinderDomain
import Foundation
import Pictures
import XCTest

@testable import CatinderServer

/// A folder's records, brought into PostgreSQL.
final class ImportTests: XCTestCase {
  func testWhatAFolderHadIsServedFromTheDatabase() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = try await Self.fill(folder)
    let place = CatinderServer.Place(database: try TestServer.newDatabase())
    let report = try await CatinderImport.run(from: folder, into: place)
    XCTAssertEqual(
      [report.accounts, report.decisions, report.matches, report.messages], [2, 2, 1, 3])
    XCTAssertEqual([report.pictures, report.missingPictures], [2, 0])
    let server = try await TestServer(place: place)
    let (ann, bob) = (try server.client(), try server.client())
    ann.resume(kept.ann)
    bob.resume(kept.bob)
    let profile = try await ann.ownProfile()
    XCTAssertEqual(profile, kept.profile)
    for (name, bytes) in zip(profile.photosNames, kept.pictures) {
      let served = try await bob.image(name)
      XCTAssertEqual(served, bytes)
    }
    let messages = try await bob.messages(with: kept.ann.uid, before: nil)
    XCTAssertEqual(messages, kept.messages)
    // Numbers go on behind those that were imported.
    let credentials = try XCTUnwrap(Credentials(user: "ANN", password: "password of Ann"))
    _ = try await server.client().logIn(credentials)
    try await bob.say("Four", to: kept.ann.uid)
    _ = try await server.guest("Cleo")
    let after = try await ann.messages(with: kept.bob.uid, before: nil).map(\.text)
    XCTAssertEqual(after, ["One", "Two\nlines", "Три 🐈", "Four"])
    await server.stop()
    do {
      _ = try await CatinderImport.run(from: folder, into: place)
      XCTFail("it was imported twice")
    } catch { XCTAssertEqual(error as? DatabaseProblem, .notEmpty) }
  }

  func testAFolderWithoutRecordsIsSaid() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let place = CatinderServer.Place(database: try TestServer.newDatabase())
    do {
      _ = try await CatinderImport.run(from: folder, into: place)
      XCTFail("nothing was imported")
    } catch { XCTAssertEqual(error as? DatabaseProblem, .nothing(folder.path)) }
  }

  private struct Kept {
    let ann: CatinderSession
    let bob: CatinderSession
    let profile: Profile
    let pictures: [Data]
    let messages: [Message]
  }

  private static func fill(_ folder: URL) async throws -> Kept {
    let server = try await TestServer(folder: folder, removesFolder: false)
    let two = try await TwoGuests(server)
    for text in ["One", "Two\nlines", "Три 🐈"] {
      try await two.ann.say(text, to: try two.bob.uid)
    }
    try await two.bob.markSeen(try two.ann.uid)
    for color: UInt8 in [40, 200] {
      let pixels = [UInt8](repeating: color, count: 64 * 64 * 4)
      _ = try await two.ann.uploadImage(
        Data(try PictureCopying.jpeg(pixels, width: 64, height: 64)))
    }
    let profile = try await two.ann.ownProfile()
    var pictures: [Data] = []
    for name in profile.photosNames { pictures.append(try await two.bob.image(name)) }
    let kept = Kept(
      ann: try XCTUnwrap(two.ann.session), bob: try XCTUnwrap(two.bob.session), profile: profile,
      pictures: pictures,
      messages: try await two.bob.messages(with: try two.ann.uid, before: nil))
    await server.stop()
    return kept
  }
}
