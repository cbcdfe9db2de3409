import Core
import Foundation
import Interchange
import XCTest

/// Archives that are good, and those that are meant to harm.
final class ZipArchiveTests: XCTestCase {
  private func archive(_ files: [(String, Data)]) throws -> Data {
    var writer = ZipWriter(day: try XCTUnwrap(CalendarDay(iso: "2026-03-06")))
    for (name, content) in files { try writer.add(name, content) }
    return writer.archive
  }

  private func problem(_ data: Data, _ limits: ZipArchive.Limits = .init()) -> ZipProblem? {
    do throws(ZipProblem) {
      let archive = try ZipArchive(data, limits: limits)
      for entry in archive.entries { _ = try archive.content(of: entry) }
      return nil
    } catch { return error }
  }

  /// The place of the nth record of the directory.
  private func row(_ data: Data, _ number: Int = 0) throws -> Int {
    var place = try XCTUnwrap(data.range(of: Data([0x50, 0x4B, 1, 2]))).lowerBound
    for _ in 0..<number {
      place = try XCTUnwrap(data.range(of: Data([0x50, 0x4B, 1, 2]), in: place + 4..<data.count))
        .lowerBound
    }
    return place
  }

  private func changed(_ data: Data, at place: Int, _ bytes: [UInt8]) -> Data {
    var data = data
    data.replaceSubrange(place..<place + bytes.count, with: bytes)
    return data
  }

  private let text = Data(String(repeating: "2026-03-06,2\n", count: 500).utf8)

  func testStoredAndDeflatedFilesComeBack() throws {
    let files = [("a.csv", text), ("folder/Бег.csv", Data("x".utf8)), ("empty", Data())]
    let data = try archive(files)
    XCTAssertLessThan(data.count, 600)
    let archive = try ZipArchive(data)
    XCTAssertEqual(archive.entries.map(\.name), files.map(\.0))
    for (entry, file) in zip(archive.entries, files) {
      XCTAssertEqual(try archive.content(of: entry), file.1)
    }
    XCTAssertEqual(try ZipArchive(self.archive([])).entries, [])
  }

  func testWhatIsNoArchiveOrIsCutOff() throws {
    let data = try archive([("a.csv", text)])
    XCTAssertEqual(problem(Data()), .notAnArchive)
    XCTAssertEqual(problem(data.dropLast()), .notAnArchive)
    XCTAssertEqual(problem(Data(data.dropFirst(10))), .damaged(""))
    for count in stride(from: 0, to: data.count, by: 7) {
      XCTAssertNotNil(problem(data.prefix(count)), "\(count) bytes")
    }
  }

  /// Any byte that is turned over ends in a problem or in the same files, and never in a crash.
  func testAnyBrokenByteIsHarmless() throws {
    let data = try archive([("a.csv", text), ("b.csv", Data("x".utf8))])
    for place in data.indices {
      _ = problem(changed(data, at: place, [data[place] ^ 0xFF]))
      _ = problem(changed(data, at: place, [0xFF]))
    }
  }

  func testEncryptedSplitAndLargeArchivesAreRefused() throws {
    let data = try archive([("a.csv", text)])
    let row = try row(data)
    XCTAssertEqual(problem(changed(data, at: row + 8, [1, 8])), .encrypted)
    XCTAssertEqual(problem(changed(data, at: row + 34, [1, 0])), .split)
    XCTAssertEqual(problem(changed(data, at: row + 24, [255, 255, 255, 255])), .zip64)
    XCTAssertEqual(problem(changed(data, at: row + 10, [12, 0])), .method("a.csv"))
    XCTAssertEqual(problem(changed(data, at: data.count - 12, [5, 0])), .split)
    let both = changed(data, at: data.count - 14, [255, 255, 255, 255])
    XCTAssertEqual(problem(both), .zip64)
  }

  func testBombsAreNotUnpacked() throws {
    let zeros = Data(count: 8 << 20)
    XCTAssertEqual(problem(try archive([("zeros", zeros)])), .bomb("zeros"))
    // One that says it is small is cut off where it says.
    let data = try archive([("zeros", zeros)])
    let lie = changed(data, at: try row(data) + 24, [100, 0, 0, 0])
    XCTAssertEqual(problem(lie), .damaged("zeros"))
    var limits = ZipArchive.Limits()
    (limits.fileBytes, limits.bytes, limits.files) = (7000, 10_000, 2)
    let two = [("a", text), ("b", text)]
    XCTAssertEqual(problem(try archive(two), limits), .tooLarge(limit: 10_000))
    limits.fileBytes = 6000
    XCTAssertEqual(problem(try archive(two), limits), .tooLarge(limit: 6000))
    XCTAssertEqual(
      problem(try archive([("a", Data()), ("b", Data()), ("c", Data())]), limits),
      .tooManyFiles(limit: 2))
  }

  func testFilesThatLieOverOneAnotherAreRefused() throws {
    let data = try archive([("a.csv", text), ("b.csv", text)])
    let (first, second) = (try row(data), try row(data, 1))
    XCTAssertEqual(
      problem(changed(data, at: second + 42, Array(data[first + 42..<first + 46]))), .overlap)
  }

  func testPathsThatLeadOutAreRefused() throws {
    for name in ["../a", "a/../../b", "/etc/passwd", "C:\\a", "a\\b", "./a", "a\u{1B}[2Jb"] {
      let found = problem(try archive([(name, text)]))
      guard case .badName(let shown)? = found else {
        XCTFail("\(name): \(String(describing: found))")
        continue
      }
      XCTAssertFalse(shown.contains("\u{1B}"))
    }
  }

  func testAWrongChecksumIsSeen() throws {
    let data = try archive([("a.csv", text)])
    XCTAssertEqual(problem(changed(data, at: try row(data) + 16, [0, 0, 0, 0])), .damaged("a.csv"))
  }
}
