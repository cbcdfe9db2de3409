import Foundation
import XCTest

@testable import Networking

final class FileTrimTests: XCTestCase {
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
    FileTrim(folder: folder, capacity: 400).run()
    XCTAssertEqual(try names(), ["1", "2", "3", "4"])
    FileTrim(folder: folder, capacity: 250).run()
    XCTAssertEqual(try names(), ["3", "4"])
    FileTrim(folder: folder.appending(path: "none"), capacity: 0).run()
  }
}
