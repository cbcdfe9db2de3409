import Foundation
import JourneyKit
import PseudoTerminal
import Shell
import Terminal
import XCTest

/// What draws and saves runs on threads that are there from the start: where the system makes none any
/// more, the program goes on.
@MainActor
final class ThreadsTests: RealProgramCase {
  func testKeysAndSavesMakeNoThread() async throws {
    let launch = Launch(tab: .trackers, trackers: [TrackerSamples.habit(1, "Read")])
    try await onRealProgram(launch) { app, driver, _ in
      let interface = try driver.interface()
      let before = try interface.threadsOfLibdispatch(at: driver.deadline)
      let all = try interface.threads
      let page = try app.on(TrackersPage.self)
      try await app.press(" ")
      try app.expect(page.progress).toHave(label: "1/1")
      try await app.press("u", " ", "?")
      try app.expect(app.element(ShellID.help)).toExist()
      try await app.press(.escape)
      XCTAssertEqual(try interface.threads.subtracting(all), [])
      // One that has rested for long may be gone.
      for (thread, runs) in try interface.threadsOfLibdispatch(at: driver.deadline) {
        XCTAssertEqual(runs, before[thread], "a thread that is not kept has worked")
      }
    }
  }
}

extension ProcessHandle {
  fileprivate var threads: Set<String> {
    get throws {
      Set(try FileManager.default.contentsOfDirectory(atPath: "/proc/\(processID)/task"))
    }
  }

  /// How often each of libdispatch's threads has gone to sleep, once all of them do; its manager, which
  /// looks after them every second, left out.
  fileprivate func threadsOfLibdispatch(at deadline: Duration) throws -> [String: String] {
    let end = ContinuousClock.now + deadline
    while ContinuousClock.now < end {
      let found = try threads.compactMap { thread in try? state(of: thread).map { (thread, $0) } }
      let all = found.compactMap { $0 }
      if all.allSatisfy(\.1.isAsleep) {
        return Dictionary(uniqueKeysWithValues: all.map { ($0.0, $0.1.runs) })
      }
      sched_yield()
    }
    throw DriverError.notSettled(after: deadline, busy: ["libdispatch"])
  }

  /// By proc(5), `status`; nil for the program's own threads.
  private func state(of thread: String) throws -> (isAsleep: Bool, runs: String)? {
    let text = try String(
      contentsOfFile: "/proc/\(processID)/task/\(thread)/status", encoding: .utf8)
    let lines = text.split(separator: "\n")
    guard lines.first?.hasSuffix("-qos") == true else { return nil }
    let isAsleep = lines.contains { $0.hasPrefix("State:\tS") }
    let runs = lines.first { $0.hasPrefix("voluntary_ctxt_switches") } ?? ""
    return (isAsleep, String(runs))
  }
}
