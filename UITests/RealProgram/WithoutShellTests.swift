import Foundation
import JourneyKit
import PseudoTerminal
import Terminal
import VirtualTerminal
import XCTest

/// On a terminal that was opened for the program alone there is no shell that could continue it, as in
/// `xterm -e moggy`: it does not stop, whoever asks, and always ends.
@MainActor
final class WithoutShellTests: RealProgramCase {
  private static let words = "no shell that could continue"

  func testCtrlZIsRefusedWithWords() async throws {
    try await onRealProgram { app, driver, _ in
      try await app.press(.control("z"))
      try app.expectText(Self.words)
      try await app.press("?")
      try app.expectText("Everywhere")
      XCTAssertEqual(driver.processes.filter(\.isStopped).count, 0)
      driver.processes.first?.signal(SIGTERM)
      try driver.waitForEnd()
      XCTAssertEqual(driver.ending?.status, .exited(128 + SIGTERM))
      XCTAssertEqual(driver.ending?.leftBehind, [])
    }
  }

  /// To either process.
  func testTheSignalIsRefusedToo() async throws {
    for isInterface in [true, false] {
      try await onRealProgram { app, driver, _ in
        let process = try isInterface ? driver.interface() : XCTUnwrap(driver.processes.first)
        process.signal(SIGTSTP)
        try driver.wait { $0.surface.text.contains(Self.words) }
        try await app.press("?")
        try app.expectText("Everywhere")
      }
    }
  }

  /// An act is over when its signal has come through the parent, which hands it on some time later.
  func testASignalIsSettledOnceItHasCome() async throws {
    try await onRealProgram { app, driver, _ in
      try await app.signal(SIGTSTP)
      try app.expectText(Self.words)
    }
  }

  /// Its parent stays, and hears of the end.
  func testWhoWasStoppedByForceEndsAllTheSame() async throws {
    for number in [SIGTERM, SIGHUP] {
      try await onRealProgram { app, driver, _ in
        let interface = try driver.interface()
        let parent = try XCTUnwrap(driver.processes.first)
        interface.signal(SIGSTOP)
        try driver.waitUntilStopped()
        parent.signal(number)
        try driver.waitForEnd()
        XCTAssertEqual(driver.ending?.status, .exited(128 + number))
        XCTAssertEqual(driver.ending?.leftBehind, [])
      }
    }
  }
}
