import JourneyKit
import XCTest

/// What several storms on one program have seen together.
@MainActor
final class StormCoverageTests: JourneyTestCase {
  private let path = Repository.root.appending(path: "Examples/PlantedBugs/wizard.py").path

  private func report(_ seed: UInt64) async throws -> StormReport {
    var options = StormOptions(seed: seed, acts: 60)
    options.time = .seconds(120)
    return try await Storm(options) {
      ProcessDriver(Program(self.path, arguments: ["none"]), deadline: .seconds(20))
    }.run()
  }

  func testTogetherTheyHaveSeenWhatEachHas() async throws {
    let (one, two) = (try await report(1), try await report(2))
    XCTAssertEqual(one.states, one.seen.count)
    XCTAssertGreaterThan(one.seen.intersection(two.seen).count, 0, "the first screen is one state")
    var both = one.coverage
    both.merge(two.coverage)
    XCTAssertEqual(both.taken, one.coverage.taken.union(two.coverage.taken))
    XCTAssertEqual(
      Set(both.offered.keys), Set(one.coverage.offered.keys).union(two.coverage.offered.keys))
    for (key, count) in both.offered {
      let each = [one, two].compactMap { $0.coverage.offered[key] }
      XCTAssertEqual(count, each.reduce(0, +), key)
    }
    XCTAssertEqual(both.untaken, both.offered.keys.filter { !both.taken.contains($0) }.sorted())
  }

  func testTheCommandTellsItBehindTheSeeds() async throws {
    let run = try CommandRun(
      [
        "storm", "--seed", "1", "--seeds", "2", "--acts", "40", "--rules", "crash", "--", path,
        "none",
      ])
    let lines = run.output.split(separator: "\n").map(String.init)
    let index = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("2 seeds together: ") }, run.output)
    XCTAssertTrue(lines[..<index].filter { $0.hasPrefix("seed ") }.count == 2, run.output)
    XCTAssertTrue(lines[index].contains(" states, 0 findings"), lines[index])
    XCTAssertTrue(lines[index + 1].hasPrefix("  keys: "), run.output)
  }
}
