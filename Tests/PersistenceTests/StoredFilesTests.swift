import Foundation
import Interchange
import XCTest

@testable import Persistence

final class StoredFilesTests: XCTestCase {
  func testAFileIsKeptForTheOwnerAloneAndWhole() throws {
    let folder = try TemporaryFolder()
    let files = StoredFiles(folder: folder.file("kept"))
    let content = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    for name in ["a.png", "documents/b.pdf"] {
      XCTAssertEqual(try files.name(for: content, wanted: name), name)
      try files.keep(content, as: name)
      let url = try XCTUnwrap(files.url(of: name))
      XCTAssertEqual(try Data(contentsOf: url), content)
      XCTAssertEqual(try mode(of: url), 0o600)
      XCTAssertEqual(try files.content(of: name, limit: content.count), content)
    }
    XCTAssertEqual(try mode(of: folder.file("kept")), 0o700)
    XCTAssertEqual(
      try FileManager.default.subpathsOfDirectory(atPath: folder.file("kept").path()).sorted(),
      ["a.png", "documents", "documents/b.pdf"])
    try files.remove("a.png")
    try files.remove("a.png")
    XCTAssertThrowsError(try files.content(of: "a.png", limit: 9)) { error in
      XCTAssertEqual(error as? FileIntakeProblem, .missing)
    }
  }

  func testTheSameContentIsTheSameFileAndAnotherOneGetsANumber() throws {
    let folder = try TemporaryFolder()
    let files = StoredFiles(folder: folder.url)
    try files.keep(Data([1]), as: "a.png")
    XCTAssertEqual(try files.name(for: Data([1]), wanted: "a.png"), "a.png")
    XCTAssertEqual(try files.name(for: Data([2]), wanted: "a.png"), "a-2.png")
    try files.keep(Data([2]), as: "a-2.png")
    XCTAssertEqual(try files.name(for: Data([3]), wanted: "a.png"), "a-3.png")
    try files.keep(Data([9]), as: "a.png")
    XCTAssertEqual(try files.content(of: "a.png", limit: 9), Data([1]))
  }

  // A crash has left half a file beside, and a link lies in the way.
  func testWhatLiesThereIsNotTrusted() throws {
    let folder = try TemporaryFolder()
    let files = StoredFiles(folder: folder.url)
    try Data([7, 7]).write(to: folder.file("a.png.part"))
    try files.keep(Data([1]), as: "a.png")
    XCTAssertEqual(folder.names, ["a.png"])
    try FileManager.default.createSymbolicLink(
      at: folder.file("b.png"), withDestinationURL: folder.file("a.png"))
    XCTAssertEqual(try files.name(for: Data([1]), wanted: "b.png"), "b-2.png")
  }

  func testNoNameLeadsOut() {
    let files = StoredFiles(folder: URL(filePath: "/somewhere", directoryHint: .isDirectory))
    for name in [
      "", ".", "..", "../a", "a/../b", "/a", "a//b", "a/", ".a", "a/.b", "a/b/c/d", "a\0b", "a b",
      "кот.png", String(repeating: "a", count: 121),
    ] {
      XCTAssertNil(files.url(of: name), name)
      XCTAssertThrowsError(try files.keep(Data(), as: name), name)
    }
    XCTAssertEqual(files.url(of: "a-B_1.png")?.path(), "/somewhere/a-B_1.png")
  }

  func testAFileThatGrowsIsNotReadBeyondItsLimit() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a").path()
    try Data(count: 100).write(to: folder.file("a"))
    XCTAssertEqual(try FileIntake.read(path, limit: 100).count, 100)
    XCTAssertThrowsError(try FileIntake.read(path, limit: 99)) { error in
      XCTAssertEqual(error as? FileIntakeProblem, .tooLarge(limit: 99, size: 100))
    }
    for (path, problem) in [
      ("/dev/null", FileIntakeProblem.notAFile), (folder.url.path(), .notAFile),
      (folder.file("none").path(), .missing),
    ] {
      XCTAssertThrowsError(try FileIntake.read(path, limit: 9), path) { error in
        XCTAssertEqual(error as? FileIntakeProblem, problem, path)
      }
    }
    // The size of a file of the kernel's is 0, whatever is in it.
    XCTAssertThrowsError(try FileIntake.read("/proc/self/maps", limit: 9)) { error in
      guard case .tooLarge(9, _) = error as? FileIntakeProblem else { return XCTFail("\(error)") }
    }
  }
}
