import Core
import Foundation
import JourneyKit
import PetsDomain
import PetsScreens
import PseudoTerminal
import Semantics
import Shell
import Terminal
import Toolkit
import TrackersScreens
import VirtualTerminal
import XCTest

/// No input, no size and no slow terminal makes the program deaf, blind or dead.
@MainActor
final class InputTests: RealProgramCase {
  /// Keys that end or stop the program, also as the Russian layout sends them.
  private static let ends: [UInt8] = Array("qQ".utf8) + [0x03, 0x1A, 0xB9, 0x99]

  private func randomBytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      let byte = UInt8.random(in: 0...255, using: &random)
      return Self.ends.contains(byte) ? 0x1B : byte
    }
  }

  private func assertAnswers(
    _ app: Journey, file: StaticString = #filePath, line: UInt = #line
  ) async throws {
    // An editor of another tab may wait for its own end.
    for tab in [.profileTab, .weatherTab, .petsTab] as [KeyStroke] {
      try await app.press(tab)
      for _ in 0..<6 {
        try await app.press(.escape)
        // A form that the bytes have changed asks what is to become of it, and stays at an Esc.
        if (try? app.expect(app.element(TrackerFormID.question)).toExist()) != nil {
          try await app.press("d")
        }
      }
    }
    try await app.press(.petsTab)
    try app.expect(app.element(PetsID.screen), file: file, line: line).toExist()
    try await app.press("?")
    try app.expect(app.element(ShellID.help), file: file, line: line).toExist()
  }

  func testRandomBytes() async throws {
    try await onRealProgram(Launch(demo: true)) { app, driver, _ in
      driver.deadline = .seconds(60)
      // A cancel ends what the bytes have left open, even a string; the end of a paste ends a paste.
      let over: [UInt8] = Array("\u{1B}[201~".utf8) + [0x18]
      for seed in 1...4 {
        try driver.perform(bytes: randomBytes(3_000, seed: UInt64(seed)) + over)
      }
      try await assertAnswers(app)
      let breaches = OutputCheck.of(driver.rawOutput).breaches
      XCTAssertEqual(breaches, [])
    }
  }

  /// Without anything behind it: only silence tells that it was the key.
  func testEscapeAlone() async throws {
    try await onRealProgram { app, driver, _ in
      _ = try await app.on(PetListPage.self).add()
      try await app.press(.enter)
      try driver.write("\u{1B}")
      try driver.wait { $0.surface.text.contains("Name, breed, birthday") }
      XCTAssertFalse(driver.screen.text.contains("Chip number"))
    }
  }

  func testAnUnfinishedSequenceDoesNotSwallowTheNextKey() async throws {
    try await onRealProgram { app, driver, _ in
      for start in [
        "\u{1B}[", "\u{1B}[1;5", "\u{1B}O", "\u{1B}P1", "\u{1B}]0;x", "\u{1B}[M ", "\u{C3}",
      ] {
        try driver.perform(bytes: Array(start.utf8.prefix(start == "\u{C3}" ? 1 : 9)))
        try await app.press("?")
        try app.expect(app.element(ShellID.help)).toExist()
        try await app.press(.escape)
        try app.expect(app.element(ShellID.help)).notToExist()
      }
    }
  }

  func testTwoThousandResizes() async throws {
    try await onRealProgram(Launch(demo: true)) { app, driver, _ in
      let card = try await app.on(PetListPage.self).add()
      try await card.edit(.breed)
      try await app.type("half")
      let before = driver.screen
      var random = SeededRandom(seed: 8)
      let sizes = [
        Size(1, 1), Size(1000, 1), Size(1, 500), Size(2, 2), Size(300, 100), Size(80, 24),
      ]
      for number in 0..<2_000 {
        let size = Size(.random(in: 1...200, using: &random), .random(in: 1...80, using: &random))
        try driver.changeSize(to: number % 10 == 0 ? sizes[number / 10 % sizes.count] : size)
        if number % 100 == 0 { try await app.resize(to: sizes[number / 100 % sizes.count]) }
      }
      try await app.resize(to: before.size)
      XCTAssertEqual(ScreenDifference(before, driver.screen).description, "")
    }
  }

  /// The largest window that is drawn in, and one beyond it.
  func testExtremeSizes() async throws {
    try await onRealProgram(Launch(demo: true)) { app, driver, _ in
      for size in [Size(1, 1), Size(1000, 1), Size(1, 500), Size(1000, 200)] {
        try await app.resize(to: size)
        XCTAssertEqual(driver.screen.size, size)
      }
      try await app.resize(to: Size(80, 24))
      try await assertAnswers(app)
    }
  }

  /// Nobody reads what the program writes until it cannot go on; then everything typed meanwhile has
  /// its effect, and the screen is right.
  func testAStoppedReader() async throws {
    try await onRealProgram(Launch(demo: true), size: Size(200, 60)) { app, driver, _ in
      let list = try app.on(PetListPage.self)
      let before = driver.screen
      try driver.write(String(repeating: "\u{0C}", count: 60))
      try driver.waitUntilBlockedOnOutput()
      try driver.write("aTyped blind\r")
      try driver.perform(bytes: [])
      try driver.perform(bytes: Array("\u{1B}[27u\u{1B}[27u".utf8))
      XCTAssertTrue(list.names.contains("Typed blind"))
      try await app.press("u")
      try await app.advance(by: .seconds(10))
      XCTAssertEqual(list.names, before.nodes.filter { $0.role == .card }.map(\.label))
    }
  }

  /// With the reader stopped a signal still ends it: the supervisor does not wait for ever.
  func testAStoppedReaderAndAKill() async throws {
    try await onRealProgram(Launch(demo: true), size: Size(200, 60)) { app, driver, _ in
      try driver.write(String(repeating: "\u{0C}", count: 60))
      try driver.waitUntilBlockedOnOutput()
      try driver.interface().signal(SIGKILL)
      try driver.waitForEnd()
      XCTAssertEqual(driver.ending?.status, .exited(128 + SIGKILL))
      XCTAssertEqual(driver.ending?.leftBehind, [])
    }
  }

  // MARK: Many at once

  func testSixtyFourProgramsAtOnce() async throws {
    var folders: [DataFolder] = []
    var drivers: [ProcessDriver] = []
    defer { for driver in drivers { driver.stop() } }
    for _ in 0..<64 {
      let data = try DataFolder()
      try await MoggyDrivers.prepare(Launch(), data: data)
      let driver = MoggyDrivers.process(Launch(), data: data, size: Size(80, 24))
      driver.deadline = .seconds(60)
      try driver.start()
      folders.append(data)
      drivers.append(driver)
    }
    for driver in drivers { try driver.resume() }
    for (number, driver) in drivers.enumerated() {
      try driver.write("apet \(number)\r")
    }
    for (number, driver) in drivers.enumerated() {
      try driver.perform(bytes: [])
      XCTAssertTrue(driver.screen.text.contains("✓ saved"), "\(number)")
      XCTAssertTrue(driver.screen.text.contains("pet \(number) "), "\(number)")
    }
    for driver in drivers { try driver.write("\u{03}") }
    for driver in drivers {
      XCTAssertEqual(try driver.waitForEnd().status, .exited(0))
      XCTAssertEqual(driver.ending?.leftBehind, [])
    }
  }
}
