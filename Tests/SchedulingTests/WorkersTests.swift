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
    for _ in 0..<Workers.count { begun.wait() }
    for _ in 0..<Workers.count { go.signal() }
    wait(for: [ended], timeout: 60)
  }

  func testNoThreadIsMadeWhenAllAreThere() throws {
    Workers.shared.start()
    let before = try Self.threads()
    let ended = expectation(description: "all pieces")
    ended.expectedFulfillmentCount = 1_000
    for _ in 0..<1_000 { Workers.shared.async { ended.fulfill() } }
    wait(for: [ended], timeout: 60)
    // Those of the test itself come and go.
    XCTAssertEqual(try Self.threads().subtracting(before).count, 0)
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

  private static func threads() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))
  }
}
