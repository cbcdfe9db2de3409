import Dispatch
import XCTest

@testable import AppRuntime

final class MailboxTests: XCTestCase {
  func testActionsComeOutInTheirOrder() {
    let mailbox = Mailbox<Int>()
    for action in 0..<5 { mailbox.post(action) }
    XCTAssertFalse(mailbox.isEmpty)
    XCTAssertEqual(mailbox.takeAll(), [0, 1, 2, 3, 4])
    XCTAssertEqual(mailbox.takeAll(), [])
    XCTAssertTrue(mailbox.isEmpty)
  }

  func testOnlyTheFirstOfABatchWakes() {
    let mailbox = Mailbox<Int>()
    let counter = Counter()
    mailbox.onFirstPost { counter.add() }
    mailbox.post(1)
    mailbox.post(2)
    XCTAssertEqual(counter.value, 1)
    _ = mailbox.takeAll()
    mailbox.post(3)
    XCTAssertEqual(counter.value, 2)
  }

  func testNothingIsLostBetweenThreads() {
    let mailbox = Mailbox<Int>()
    DispatchQueue.concurrentPerform(iterations: 4_800) { mailbox.post($0) }
    XCTAssertEqual(Set(mailbox.takeAll()), Set(0..<4_800))
  }

  func testOnceFiresOnce() {
    let counter = Counter()
    let once = Once { counter.add() }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in once.fire() }
    XCTAssertEqual(counter.value, 1)
  }
}
