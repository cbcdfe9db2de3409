import JourneyKit
import XCTest

final class ShardTests: XCTestCase {
  private let names = (0..<103).map { "Suite/test \($0 * 37 % 103)" }

  func testTheirUnionIsAllAndNoneIsInTwo() throws {
    for count in [1, 2, 4, 7, 200] {
      let parts = try (1...count).map { number in
        try XCTUnwrap(Shard(number, of: count)).select(names) { $0 }
      }
      XCTAssertEqual(parts.flatMap(\.self).sorted(), names.sorted())
      let sizes = parts.map(\.count)
      XCTAssertLessThanOrEqual((sizes.max() ?? 0) - (sizes.min() ?? 0), 1)
    }
  }

  func testTheOrderOfTheListDoesNotCount() throws {
    let shard = try XCTUnwrap(Shard("2/4"))
    XCTAssertEqual(shard.select(names) { $0 }, shard.select(names.reversed()) { $0 })
  }

  func testWhatIsNoPart() {
    for text in ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3", ""] { XCTAssertNil(Shard(text), text) }
  }

  func testSelectionNarrowsByAllThatIsAskedFor() throws {
    let names = ["Pets/add", "Pets/remove", "Help/open"]
    XCTAssertEqual(
      try TestSelection(filter: "^Pets").select(names) { $0 }, ["Pets/add", "Pets/remove"])
    XCTAssertEqual(
      try TestSelection(filter: "e$|n$", names: ["Help/open"]).select(names) { $0 }, ["Help/open"])
    XCTAssertEqual(try TestSelection(names: []).select(names) { $0 }, [])
    XCTAssertThrowsError(try TestSelection(filter: "(").select(names) { $0 })
  }
}
