import Dispatch
import Scheduling
import XCTest

final class ActivityTests: XCTestCase {
  func testIsIdleAtFirstAndAgainAfterTheLastToken() {
    let activity = Activity()
    XCTAssertTrue(activity.isIdle)
    let load = activity.begin("load")
    let save = activity.begin("save")
    load.end()
    XCTAssertFalse(activity.isIdle)
    save.end()
    XCTAssertTrue(activity.isIdle)
  }

  func testNamesTellWhoIsBusy() {
    let activity = Activity()
    let tokens = ["save", "load", "load"].map { activity.begin($0) }
    XCTAssertEqual(activity.busy, ["load", "load", "save"])
    tokens[1].end()
    XCTAssertEqual(activity.busy, ["load", "save"])
    tokens[0].end()
    tokens[2].end()
    XCTAssertEqual(activity.busy, [])
  }

  func testEndingTwiceCountsOnce() {
    let activity = Activity()
    let first = activity.begin("first")
    let second = activity.begin("second")
    first.end()
    first.end()
    XCTAssertEqual(activity.busy, ["second"])
    second.end()
  }

  func testWhoListensIsNotBusy() {
    let activity = Activity()
    let (first, second) = (activity.listen(), activity.listen())
    XCTAssertTrue(activity.isIdle)
    first.end()
    XCTAssertTrue(activity.isListening)
    second.end()
    XCTAssertFalse(activity.isListening)
  }

  func testLettingGoOfATokenEndsIt() {
    let activity = Activity()
    var token: Activity.Token? = activity.begin("forgotten")
    XCTAssertEqual(activity.busy, ["forgotten"])
    XCTAssertNotNil(token)
    token = nil
    XCTAssertTrue(activity.isIdle)
  }

  func testWaitersAreCalledOnceWhenTheLastEnds() {
    let activity = Activity()
    let record = CallRecord()
    let first = activity.begin("first")
    let second = activity.begin("second")
    activity.whenIdle { record.note("a") }
    activity.whenIdle { record.note("b") }
    first.end()
    XCTAssertEqual(record.calls, [])
    second.end()
    XCTAssertEqual(record.calls, ["a", "b"])
    activity.begin("third").end()
    XCTAssertEqual(record.calls, ["a", "b"])
  }

  func testAWaiterOfAnIdleProgramIsCalledAtOnce() {
    let record = CallRecord()
    Activity().whenIdle { record.note("at once") }
    XCTAssertEqual(record.calls, ["at once"])
  }

  func testAWaiterMayBeginWorkAnew() {
    let activity = Activity()
    let record = CallRecord()
    let token = activity.begin("first")
    activity.whenIdle {
      let next = activity.begin("next")
      activity.whenIdle { record.note("idle again") }
      record.note("began")
      next.end()
    }
    token.end()
    XCTAssertEqual(record.calls, ["began", "idle again"])
  }

  func testManyThreadsLeaveNothingBehind() {
    let activity = Activity()
    let record = CallRecord()
    let outer = activity.begin("outer")
    activity.whenIdle { record.note("idle") }
    DispatchQueue.concurrentPerform(iterations: 1_000) { index in
      let token = activity.begin("job \(index)")
      token.end()
    }
    XCTAssertEqual(activity.busy, ["outer"])
    XCTAssertEqual(record.calls, [])
    outer.end()
    XCTAssertEqual(record.calls, ["idle"])
  }
}
