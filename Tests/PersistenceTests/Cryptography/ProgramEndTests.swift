import Foundation
import XCTest

/// Programs that end while other threads hash: libcrypto must not be taken down under them.
final class ProgramEndTests: XCTestCase {
  private static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "fixture-programs")

  // Where it is taken down, about three of ten crash.
  func testThreadsThatHashOutliveTheEndOfMain() throws {
    for turn in 0..<40 {
      let process = Process()
      process.executableURL = Self.program
      process.arguments = ["hashing"]
      try process.run()
      process.waitUntilExit()
      XCTAssertEqual(process.terminationReason, .exit, "turn \(turn)")
      XCTAssertEqual(process.terminationStatus, 0, "turn \(turn)")
    }
  }
}
