import Foundation
import XCTest

/// The engines that keep a server's records.
enum TestEngine: String, Sendable {
  case sqlite, postgres

  /// The one of this process: SQLite, unless the environment says `CATINDER_ENGINE=postgres`.
  static let chosen =
    ProcessInfo.processInfo.environment["CATINDER_ENGINE"].flatMap(TestEngine.init) ?? .sqlite
}

/// Tests of a server that hold on each engine. `scripts/test.py` runs them on both.
class ServerCase: XCTestCase {
  var engine: TestEngine { .chosen }
}
