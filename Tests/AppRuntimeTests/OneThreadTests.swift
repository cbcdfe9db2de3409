import AppRuntime
import Scheduling
import XCTest

/// Where all is done on one thread, whoever turns the program runs its jobs, and nobody is woken.
final class OneThreadTests: XCTestCase {
  @MainActor
  func testWhoTendsRunsTheJobsInTheirOrder() {
    let store = twoJobs()
    store.tend()
    defer { store.leave() }
    store.send("start")
    XCTAssertFalse(store.isSettled)
    store.turn()
    XCTAssertEqual(store.state.log, ["start"], "no job runs by itself")
    XCTAssertTrue(store.runJobs())
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "one", "two"])
    XCTAssertTrue(store.isSettled)
    XCTAssertFalse(store.runJobs())
  }

  @MainActor
  func testWhatIsLeftRunsByItself() async {
    let store = twoJobs()
    store.tend()
    store.send("start")
    store.leave()
    await store.waitForChange()
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "one", "two"])
  }

  @MainActor
  func testAnActionThatCameMeanwhileWakesAtTheEnd() {
    let store = twoJobs()
    var wakes = 0
    store.onWake = { wakes += 1 }
    store.tend()
    store.send("start")
    XCTAssertTrue(store.runJobs())
    XCTAssertEqual(wakes, 0)
    store.leave()
    XCTAssertEqual(wakes, 1)
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "one", "two"])
  }

  @MainActor
  func testAJobThatWaitsForAnotherThreadGoesOnWhereItBegan() async {
    let feature = WordFeature(effect: { action in
      guard action == "start" else { return .none }
      return .run("job") { send in
        let value = await Task.detached { "seen" }.value
        Self.onMainThread { send(value) }
      }
    })
    let store = feature.store(clock: TestClock.atStart, activity: Activity(isOnOneThread: true))
    store.tend()
    store.send("start")
    XCTAssertTrue(store.runJobs())
    store.leave()
    await store.waitForChange()
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "seen"])
  }

  /// Ends the test where this is another thread.
  private static func onMainThread(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated(body)
  }

  @MainActor
  private func twoJobs() -> Store<WordFeature> {
    let feature = WordFeature(effect: { action in
      guard action == "start" else { return .none }
      return .merge(
        .run("one", queue: "line") { $0("one") }, .run("two", queue: "line") { $0("two") })
    })
    return feature.store(clock: TestClock.atStart, activity: Activity(isOnOneThread: true))
  }
}
