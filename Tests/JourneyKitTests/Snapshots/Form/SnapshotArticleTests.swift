import Foundation
import JourneyKit
import XCTest

/// The article shows a file as it would be written.
final class SnapshotArticleTests: XCTestCase {
  func testTheExampleIsASnapshot() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Sources/JourneyKit/JourneyKit.docc/Snapshots.md").standardized
    let text = try String(contentsOf: article, encoding: .utf8)
    let blocks = text.components(separatedBy: "```\n").filter { $0.hasPrefix("24x6") }
    let file = try SnapshotFile(text: try XCTUnwrap(blocks.first))
    XCTAssertEqual(file.themes, [nil, "none"])
    XCTAssertEqual(file["none"]?.rows[1], "│ /^-^\\  Rex   │")
  }
}
