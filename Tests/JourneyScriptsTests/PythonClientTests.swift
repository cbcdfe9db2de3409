import Foundation
import XCTest

/// The client in Python drives the same journey on ncurses, Python's curses, bash, and Textual where
/// it is installed.
final class PythonClientTests: XCTestCase {
  private static let package = Tally.examples + "/../python"

  func testTheSameJourneyInFourLanguages() throws {
    try Command.inFolder { folder in
      let variables = [
        "JOURNEY": Tally.product("journey"), "TALLY": Tally.folder,
        "TALLY_C": try Tally.compile(into: folder), "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": Self.package + "/src",
      ]
      let result = try Command.run(
        "/usr/bin/env", ["python3", "-m", "unittest", "-v", "test_tally"],
        environment: variables, directory: Self.package + "/tests")
      XCTAssertEqual(result.status, 0, result.output)
      for name in ["ncurses_in_c", "curses_in_python", "bash", "programs_run_side_by_side"] {
        XCTAssertNotNil(
          result.output.range(of: "test_\(name) .*ok\n", options: .regularExpression),
          result.output)
      }
    }
  }
}
