import CPlatform
import Foundation
import JourneyKit
import PseudoTerminal
import XCTest

/// What of the supervisor needs no screen; the rest is proved on the real program.
final class SupervisorTests: XCTestCase {
  /// The Swift runtime keeps the number of its thread in such a variable, and holds its locks by that:
  /// with that of the parent, one that two threads want at once is never given back.
  @MainActor
  func testTheProgramIsOnAFirstThreadThatKeepsNothingOfTheParents() async throws {
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "fixture-programs").path(percentEncoded: false)
    let driver = ProcessDriver(Program(path, arguments: ["supervised"], environment: [:]))
    try await driver.launch()
    XCTAssertEqual(driver.ending?.printed, "number 0, first thread yes")
    XCTAssertEqual(driver.ending?.status, .exited(0))
  }

  func testAReportIsShownWithoutControls() {
    XCTAssertEqual(clean(Array("Fatal error: x\n\tat y".utf8)), "Fatal error: x\n\tat y")
    XCTAssertEqual(clean(Array("a\u{1B}[2J\r\u{07}\u{7F}b".utf8)), "a?[2J???b")
    XCTAssertEqual(clean(Array("яё日😀Ѐ".utf8)), "яё日😀Ѐ")
    XCTAssertEqual(clean([0x9B, 0x32, 0x4A]), "?2J", "a C1 control of an 8-bit terminal")
  }

  func testC1ControlsInUTF8AreNoControlsAnyMore() {
    for scalar in UInt8(0x80)..<0xA0 {
      var text = [CChar(bitPattern: 0xC2), CChar(bitPattern: scalar)]
      csupervisor_clean(&text, text.count)
      XCTAssertEqual(text[1], CChar(UInt8(ascii: "?")))
    }
  }

  func testWritingToAClosedPipeIsAnError() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    close(ends[0])
    let before = signal(SIGPIPE, SIG_IGN)
    XCTAssertEqual(csupervisor_write(ends[1], "x", 1), EPIPE)
    signal(SIGPIPE, before)
    close(ends[1])
  }

  func testSignalsArriveInAPipeAndDoNothingElse() {
    let end = csupervisor_signal_to_pipe(SIGUSR1)
    XCTAssertEqual(csupervisor_signal_to_pipe(SIGUSR2), end)
    defer {
      signal(SIGUSR1, SIG_DFL)
      signal(SIGUSR2, SIG_DFL)
    }
    errno = ENOENT
    raise(SIGUSR2)
    XCTAssertEqual(errno, ENOENT)
    raise(SIGUSR1)
    var buffer = [UInt8](repeating: 0, count: 8)
    XCTAssertEqual(read(end, &buffer, 8), 2)
    XCTAssertEqual(buffer.prefix(2), [UInt8(SIGUSR2), UInt8(SIGUSR1)])
    XCTAssertEqual(read(end, &buffer, 8), -1, "it would wait for ever")
  }

  func testEverythingIsWritten() {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    XCTAssertEqual(csupervisor_write(ends[1], "abc", 3), 0)
    var buffer = [UInt8](repeating: 0, count: 8)
    XCTAssertEqual(read(ends[0], &buffer, 8), 3)
    XCTAssertEqual(buffer.prefix(3), [0x61, 0x62, 0x63])
    close(ends[0])
    close(ends[1])
  }

  private func clean(_ bytes: [UInt8]) -> String {
    var text = bytes.map { CChar(bitPattern: $0) }
    let length = csupervisor_clean(&text, text.count)
    return String(decoding: text.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
