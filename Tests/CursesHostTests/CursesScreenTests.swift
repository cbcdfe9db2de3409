import Core
import Glibc
import Terminal
import XCTest

@testable import CursesHost

final class CursesScreenTests: XCTestCase {
  @MainActor
  func testWithoutATerminalThereIsNoScreen() async throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    XCTAssertThrowsError(
      try CursesScreen(environment: ["TERM": "xterm"], input: file, output: file)
    ) { error in
      XCTAssertEqual(error as? ScreenError, .notATerminal)
    }
  }

  /// The loop blocks its signals while it works; what came meanwhile is told when it waits again.
  @MainActor
  func testASignalThatWaitsOutlivesTheEntering() throws {
    for number in [SIGTERM, SIGINT, SIGTSTP, SIGWINCH] {
      let before = signal(number) { _ in }
      var (own, mask, pending) = (sigset_t(), sigset_t(), sigset_t())
      sigemptyset(&own)
      sigaddset(&own, number)
      pthread_sigmask(SIG_BLOCK, &own, &mask)
      defer {
        pthread_sigmask(SIG_SETMASK, &mask, nil)
        signal(number, before)
      }
      pthread_kill(pthread_self(), number)
      let port = try ScreenPort(size: Size(20, 5))
      let screen = try CursesScreen(
        environment: ["TERM": "xterm"], input: port.terminal, output: port.terminal)
      screen.leave()
      sigpending(&pending)
      XCTAssertEqual(sigismember(&pending, number), 1, "signal \(number)")
    }
  }

  func testAnErrorSaysWhatToLookAtAndPrintsNoControls() {
    XCTAssertEqual(
      ScreenError.typeUnknown("a\u{1B}[2Jb").description,
      "the terminal type “a?[2Jb” is not known to terminfo")
    XCTAssertEqual(
      ScreenError.typeUnknown("a\u{1B}[2Jb").words(.russian),
      "в terminfo нет типа терминала «a?[2Jb»")
    let long = ScreenError.typeUnfit(String(repeating: "x", count: 500)).description
    XCTAssertLessThan(long.count, 120)
  }

  func testASizeThatCannotBeIsNoneAndAHugeOneIsCut() {
    XCTAssertNil(TerminalSize.clamp(columns: 0, rows: 0))
    XCTAssertNil(TerminalSize.clamp(columns: 80, rows: 0))
    XCTAssertEqual(TerminalSize.clamp(columns: 1, rows: 500), Size(1, 500))
    XCTAssertEqual(TerminalSize.clamp(columns: 65535, rows: 65535), TerminalSize.largest)
  }

  func testEveryModeThatIsSetIsUndone() {
    for part in (TerminalModes.enter + TerminalModes.mouseOn).split(separator: "\u{1B}") {
      let inverse = "\u{1B}" + part.dropLast() + "l"
      XCTAssertTrue(TerminalModes.restore.contains(inverse), part.debugDescription)
    }
    XCTAssertTrue(TerminalModes.restore.hasSuffix("\u{1B}[?1049l"))
  }
}
