import Foundation
import XCTest

@testable import journey

/// `journey watch --plain` as a process.
final class WatchLinesTests: XCTestCase {
  /// What is saved as soon as a verdict is there, or while journeys run, is run too.
  func testASaveRightAfterAVerdictIsSeen() throws {
    try Command.inFolder { folder in
      func write(_ count: Int, to name: String) throws {
        let yaml = """
          program: [bash, \(Tally.folder)/tally.sh]
          size: 40x8
          steps: [press: +, expect: 'text "Count: \(count)"']
          """
        try Data(yaml.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
      }
      try write(1, to: "a.journey.yaml")
      try write(2, to: "red")
      try write(1, to: "green")
      let script = """
        exec 3< <("$JOURNEY" watch --plain .)
        watch=$!
        verdict() { while read -t 60 -r line <&3; do case $line in *" ms)") echo "${line% (*}"; return ;; esac; done; }
        verdict
        for next in red green red; do cp $next new; mv new a.journey.yaml; verdict; done
        kill $watch
        """
      let run = try Command.run(
        "/bin/bash", ["-c", script], environment: ["JOURNEY": Tally.product("journey")],
        directory: folder)
      XCTAssertEqual(
        run.output.split(separator: "\n").map(String.init),
        ["1 passed", "0 passed, 1 failed", "1 passed", "0 passed, 1 failed"])
    }
  }
}
