import Glibc
import Terminal
import XCTest

@testable import CursesHost

final class TerminalReaderTests: XCTestCase {
  /// Both ends of a pipe, closed at the end of the test.
  private func makePipe() throws -> (out: Int32, in: Int32) {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    let (out, input) = (ends[0], ends[1])
    addTeardownBlock {
      close(out)
      close(input)
    }
    return (out, input)
  }

  /// A busy machine lets the time of silence pass before the program has looked for the rest.
  @MainActor
  func testTheRestOfAKeyThatWaitsToBeReadIsReadBeforeSilenceCounts() async throws {
    let (out, input) = try makePipe()
    var keys: [KeyStroke] = []
    let reader = TerminalReader(
      descriptor: out,
      onInput: { inputs in
        for case .event(.key(let key)) in inputs { keys.append(key) }
      }, onEnd: { XCTFail("\($0)") })
    defer { reader.stop() }
    XCTAssertEqual(write(input, "\u{1B}", 1), 1)
    reader.read()
    XCTAssertEqual(keys, [])
    XCTAssertEqual(write(input, "[A", 2), 2)
    reader.flush()
    XCTAssertEqual(keys, [.up])

    XCTAssertEqual(write(input, "\u{1B}", 1), 1)
    reader.read()
    reader.flush()
    XCTAssertEqual(keys, [.up, .escape])
  }
}
