import Core
import Foundation
import Interchange
import XCTest

/// A file that is written piece by piece: whole under its name, or not there at all.
final class NewFileTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ file: URL, isReplacing: Bool = false) throws {
    let new = try NewFile(file, isReplacing: isReplacing)
    try new.write(Data(text.utf8))
    try new.finish()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
  }

  func testItHasItsNameWhenItIsWhole() throws {
    let file = folder.appending(path: "a.json")
    let new = try NewFile(file, isReplacing: false)
    try new.write(Data("one".utf8))
    XCTAssertEqual(try names().contains("a.json"), false)
    try new.finish()
    XCTAssertEqual(try names(), ["a.json"])
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "one")
  }

  func testNothingIsLeftOfWhatIsGivenUp() throws {
    do {
      let new = try NewFile(folder.appending(path: "a.json"), isReplacing: false)
      try new.write(Data("one".utf8))
      XCTAssertEqual(try names().count, 1)
    }
    XCTAssertEqual(try names(), [])
  }

  /// A pipe stands for all that is no file: one must not be root to make it, and nothing is lost with it.
  func testWhatIsNoFileIsNotReplaced() throws {
    let pipe = folder.appending(path: "pipe")
    XCTAssertEqual(mkfifo(pipe.path(percentEncoded: false), 0o600), 0)
    XCTAssertThrowsError(try write("x", pipe, isReplacing: true)) { error in
      let words = (error as? FileExportProblem)?.words(.english)
      XCTAssertEqual(words, "\(pipe.path(percentEncoded: false)) is a pipe; it is not replaced")
    }
    XCTAssertEqual(try names(), ["pipe"])
    var facts = stat()
    XCTAssertEqual(stat(pipe.path(percentEncoded: false), &facts), 0)
    XCTAssertEqual(facts.st_mode & S_IFMT, S_IFIFO)
  }

  func testAnotherFileStaysUnlessItMayGo() throws {
    let file = folder.appending(path: "a.json")
    let taken = FileExportProblem.exists(file.path(percentEncoded: false))
    do {
      let late = try NewFile(file, isReplacing: false)
      try write("one", file)
      XCTAssertThrowsError(try write("two", file)) {
        XCTAssertEqual($0 as? FileExportProblem, taken)
      }
      // One that has come meanwhile stays too.
      XCTAssertThrowsError(try late.finish()) { XCTAssertEqual($0 as? FileExportProblem, taken) }
    }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "one")
    try write("two", file, isReplacing: true)
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "two")
    XCTAssertEqual(try names(), ["a.json"])
  }
}
