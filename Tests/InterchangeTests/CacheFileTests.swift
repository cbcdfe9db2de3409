import Foundation
import Interchange
import XCTest

final class CacheFileTests: XCTestCase {
  func testTheOldestGoUntilTheOthersFit() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 1...4 {
      let file = folder.appending(path: String(number))
      try Data(count: 100).write(to: file)
      let date = Date(timeIntervalSince1970: Double(number))
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: file.path(percentEncoded: false))
    }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        .sorted()
    }
    XCTAssertEqual(CacheFolder(folder).trim(to: 400), 400)
    XCTAssertEqual(try names(), ["1", "2", "3", "4"])
    XCTAssertEqual(CacheFolder(folder).trim(to: 250), 200)
    XCTAssertEqual(try names(), ["3", "4"])
    CacheFolder(folder.appending(path: "none")).trim(to: 0)
  }

  func testAReaderSeesTheWholeFileAndNothingIsLeft() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = CacheFile(folder.appending(path: "below/answer"))
    XCTAssertNil(file.content())
    for text in ["first", "second"] {
      try file.replace(by: Data(text.utf8))
      XCTAssertEqual(file.content(), Data(text.utf8))
    }
    XCTAssertNil(file.content(limit: 3))
    let inner = folder.appending(path: "below").path(percentEncoded: false)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: inner), ["answer"])
    try FileManager.default.createSymbolicLink(
      atPath: inner + "/link", withDestinationPath: "/tmp")
    try DiskFile(url: folder).removeFolder()
    XCTAssertFalse(DiskFile.isThere(folder.path(percentEncoded: false)))
    try DiskFile(url: folder).removeFolder()
  }
}
