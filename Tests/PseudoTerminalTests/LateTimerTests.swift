import CPlatform
import Foundation
import XCTest

@testable import PseudoTerminal

/// Timers whose end is over, and that the kernel has not fired yet: on a busy machine, the processor that is
/// to do it comes later.
final class LateTimerTests: XCTestCase {
  private let process: Int32 = 4711
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let own = folder.appending(path: "\(process)")
    for name in ["fd", "fdinfo"] {
      try FileManager.default.createDirectory(
        at: own.appending(path: name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: own.appending(path: "fd/7").path, withDestinationPath: "anon_inode:[timerfd]")
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  /// What proc(5) tells of the timer.
  private func tell(left: Int, ticks: Int) throws {
    let text = "clockid: 1\nticks: \(ticks)\nit_value: (0, \(left))\nit_interval: (0, 0)\n"
    try Data(text.utf8).write(to: folder.appending(path: "\(process)/fdinfo/7"))
  }

  /// A program of one thread that waits for input without a limit.
  private func look(runs: UInt64) -> ProcessLook {
    var task = cptw_task()
    (task.process, task.thread, task.session, task.runs) = (process, process, process, runs)
    (task.call, task.state) = (CPTW_INPUT, CChar(UInt8(ascii: "S")))
    (task.limit, task.end) = (CPTW_NO_LIMIT, CPTW_NO_LIMIT)
    return ProcessLook(tasks: [task])
  }

  private func verdict(
    _ putOff: inout PutOffWork, runs: UInt64, armed timers: [ArmedTimer]? = nil
  ) -> PutOffWork.Verdict {
    let look = look(runs: runs)
    putOff.note(look)
    return putOff.verdict(look, ProcessWatch(process, proc: folder.path), timers)
  }

  func testOneThatHasNotFiredIsWaitedFor() throws {
    for hasFired in [false, true] {
      var putOff = PutOffWork()
      putOff.beginAct(nil, patience: .seconds(1))
      // A nanosecond from now on: its end is over at the next look.
      try tell(left: 1, ticks: 0)
      guard case .wait = verdict(&putOff, runs: 5) else { return XCTFail("it is armed") }
      try tell(left: 0, ticks: 0)
      guard case .wait = verdict(&putOff, runs: 5) else { return XCTFail("it has not fired") }
      if hasFired {
        try tell(left: 0, ticks: 1)
        XCTAssertEqual(verdict(&putOff, runs: 5), .settled(guess: nil))
      } else {
        // The program has run: it was served, or disarmed.
        XCTAssertEqual(verdict(&putOff, runs: 6), .settled(guess: nil))
      }
    }
  }

  /// One of `alarm`, `setitimer` or `timer_settime` is told once, as it is armed; nobody tells that it fired.
  func testOneThatACallHasArmedIsWaitedForUntilItsProgramHasRun() throws {
    try tell(left: 0, ticks: 0)
    for number: Int32 in [-1, 3] {
      var putOff = PutOffWork()
      putOff.beginAct(nil, patience: .seconds(1))
      let timer = ArmedTimer(
        .init(process: process, timer: number), begin: cptw_now(), span: 1, interval: 0)
      for _ in 0..<3 {
        guard case .wait = verdict(&putOff, runs: 5, armed: [timer]) else {
          return XCTFail("it has not fired")
        }
      }
      XCTAssertEqual(verdict(&putOff, runs: 6, armed: [timer]), .settled(guess: nil))
    }
  }

  func testOneThatTicksIsNot() throws {
    try tell(left: 0, ticks: 0)
    var putOff = PutOffWork()
    putOff.beginAct(nil, patience: .seconds(1))
    let timer = ArmedTimer(
      .init(process: process, timer: -1), begin: cptw_now(), span: 1, interval: 1)
    XCTAssertEqual(verdict(&putOff, runs: 5, armed: [timer]), .settled(guess: nil))
  }

  func testOneThatWasNeverArmedIsNot() throws {
    var putOff = PutOffWork()
    putOff.beginAct(nil, patience: .seconds(1))
    try tell(left: 0, ticks: 0)
    XCTAssertEqual(verdict(&putOff, runs: 5), .settled(guess: nil))
  }
}
