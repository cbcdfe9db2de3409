import Dispatch
import Foundation
import Scheduling
import Synchronization
import XCTest

/// The threads of a program that stay.
final class WorkersTests: XCTestCase {
  /// Every piece waits until all have begun, which takes as many threads.
  func testAllThreadsWorkAtOnce() {
    let begun = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    let ended = expectation(description: "all pieces")
    ended.expectedFulfillmentCount = Workers.count
    for _ in 0..<Workers.count {
      Workers.shared.async {
        begun.signal()
        go.wait()
        ended.fulfill()
      }
    }
    for _ in 0..<Workers.count where begun.wait(timeout: .now() + 60) == .timedOut {
      XCTFail("a piece does not begin")
    }
    for _ in 0..<Workers.count { go.signal() }
    wait(for: [ended], timeout: 60)
  }

  func testOnlyThreadsThatAreThereWork() throws {
    Workers.shared.start()
    let before = Set(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))
    let used = Mutex<Set<String>>([])
    let ended = expectation(description: "all pieces")
    ended.expectedFulfillmentCount = 1_000
    for _ in 0..<1_000 {
      Workers.shared.async {
        used.withLock { _ = $0.insert(Self.thread()) }
        ended.fulfill()
      }
    }
    wait(for: [ended], timeout: 60)
    let all = used.withLock { $0 }
    XCTAssertEqual(all.subtracting(before), [])
    XCTAssertLessThanOrEqual(all.count, Workers.count)
  }

  /// Signals are for the first thread; one that a worker took would not end its wait.
  func testNoWorkerTakesSignals() throws {
    let blocked = Mutex<String?>(nil)
    let ended = expectation(description: "the piece")
    Workers.shared.async {
      let status = try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
      let line = status?.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
      blocked.withLock { $0 = line.map { String($0.dropFirst(7)) } }
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
    let text = try XCTUnwrap(blocked.withLock { $0 }).trimmingCharacters(in: .whitespaces)
    let mask = try XCTUnwrap(UInt64(text, radix: 16))
    for signal in [SIGHUP, SIGINT, SIGTERM, SIGWINCH, SIGTSTP, SIGCONT] {
      XCTAssertNotEqual(mask & (1 << UInt64(signal - 1)), 0, "\(signal)")
    }
    XCTAssertEqual(mask & (1 << UInt64(SIGSEGV - 1)), 0)
  }

  func testSerialWorkIsDoneInItsOrderAndNeverTwiceAtOnce() {
    let line = SerialWork()
    let seen = Mutex<[Int]>([])
    let isRunning = Mutex(false)
    let ended = expectation(description: "the last piece")
    for number in 0..<2_000 {
      line.async {
        isRunning.withLock {
          XCTAssertFalse($0)
          $0 = true
        }
        seen.withLock { $0.append(number) }
        isRunning.withLock { $0 = false }
        if number == 1_999 { ended.fulfill() }
      }
    }
    wait(for: [ended], timeout: 60)
    XCTAssertEqual(seen.withLock { $0 }, Array(0..<2_000))
  }

  /// It comes behind the last piece and not beside one that is under way, again where it says so, and then
  /// only behind another piece.
  func testWhenAllIsQuietTheWorkOfThatTimeIsDone() {
    let calls = Mutex(0)
    let isUnderWay = Mutex(false)
    let called = DispatchSemaphore(value: 0)
    Workers.shared.whenQuiet(for: .milliseconds(1)) {
      XCTAssertFalse(isUnderWay.withLock { $0 })
      let number = calls.withLock { calls in
        calls += 1
        return calls
      }
      called.signal()
      return number != 1
    }
    defer { Workers.shared.whenQuiet(for: .seconds(1)) { true } }
    let begun = DispatchSemaphore(value: 0)
    let go = DispatchSemaphore(value: 0)
    isUnderWay.withLock { $0 = true }
    Workers.shared.async {
      begun.signal()
      go.wait()
      isUnderWay.withLock { $0 = false }
    }
    XCTAssertEqual(begun.wait(timeout: .now() + 60), .success)
    let short = expectation(description: "pieces that end meanwhile")
    short.expectedFulfillmentCount = 100
    for _ in 0..<100 { Workers.shared.async { short.fulfill() } }
    wait(for: [short], timeout: 60)
    go.signal()
    for _ in 0..<2 { XCTAssertEqual(called.wait(timeout: .now() + 60), .success) }
    Workers.shared.async {}
    XCTAssertEqual(called.wait(timeout: .now() + 60), .success)
    XCTAssertEqual(calls.withLock { $0 }, 3)
  }

  /// By proc(5): `process/task/thread`.
  private static func thread() -> String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return link?.split(separator: "/").last.map(String.init) ?? "unknown"
  }
}
