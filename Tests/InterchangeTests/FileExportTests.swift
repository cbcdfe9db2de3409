import Foundation
import Interchange
import XCTest

/// A file where a person asked for one: whole, or not at all, and never in the place of another
/// without a word.
final class FileExportTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
  }

  override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, _ path: String, replacing: Bool = false) -> FileExportOutcome {
    FileExport.write(Data(text.utf8), to: path, name: "due.ics", isReplacing: replacing)
  }

  private func content(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  func testAFileIsNotReplacedUnlessThatIsSaid() throws {
    let path = folder + "/a.ics"
    XCTAssertEqual(write("one", path), .written(path))
    XCTAssertEqual(write("two", path), .exists(path))
    XCTAssertEqual(try content(path), "one")
    XCTAssertEqual(write("two", path, replacing: true), .written(path))
    XCTAssertEqual(try content(path), "two")
  }

  func testAFolderGetsTheName() throws {
    for path in [folder, folder + "/"] {
      XCTAssertEqual(write("x", path, replacing: true), .written(folder + "/due.ics"))
    }
    XCTAssertEqual(try content(folder + "/due.ics"), "x")
  }

  func testWhereNothingCanBeWritten() throws {
    XCTAssertEqual(write("x", folder + "/no/a.ics"), .refused(.noFolder(folder + "/no")))
    XCTAssertEqual(write("x", folder + "/no/"), .refused(.noFolder(folder + "/no/")))
    let taken = folder + "/due.ics"
    try FileManager.default.createDirectory(atPath: taken, withIntermediateDirectories: false)
    XCTAssertEqual(write("x", folder), .refused(.isFolder(taken)))
    guard case .refused(.failed(let reason, let error?)) = write("x", "/proc/due.ics") else {
      return XCTFail("written to /proc")
    }
    XCTAssertEqual("\(reason)", "\(error)")
  }
}
