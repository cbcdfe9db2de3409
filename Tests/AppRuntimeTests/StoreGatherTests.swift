import AppRuntime
import Scheduling
import XCTest

/// Jobs that take the items of all that wait beside each other.
final class StoreGatherTests: XCTestCase {
  /// `m…` brings an item, everything else is a job of its own in the same queue.
  @MainActor
  private func store(_ activity: Activity = Activity(isOnOneThread: true)) -> Store<WordFeature> {
    WordFeature(effect: { action in
      if action.hasPrefix("did ") { return .none }
      if action.hasPrefix("m") {
        return .gather("marks", queue: "saves", action) { items, send in
          send("did " + items.joined(separator: " "))
        }
      }
      return .run("other", queue: "saves") { $0("did " + action) }
    }).store(clock: TestClock.atStart, activity: activity)
  }

  @MainActor
  private func done(_ actions: [String]) -> [String] {
    let store = store()
    store.tend()
    defer { store.leave() }
    for action in actions { store.send(action) }
    while !store.isSettled {
      _ = store.runJobs()
      store.turn()
    }
    return store.state.log.filter { $0.hasPrefix("did ") }
  }

  @MainActor
  func testItemsThatWaitBehindEachOtherAreOneJob() async {
    XCTAssertEqual(done(["m1", "m2", "m3"]), ["did m1 m2 m3"])
  }

  @MainActor
  func testNoneOvertakesAnotherJobOfTheQueue() async {
    XCTAssertEqual(
      done(["m1", "m2", "x", "m3", "m4", "y"]), ["did m1 m2", "did x", "did m3 m4", "did y"])
  }

  @MainActor
  func testEachItemCountsAsBusyUntilTheJobIsDone() async {
    let activity = Activity(isOnOneThread: true)
    let store = store(activity)
    store.tend()
    defer { store.leave() }
    for number in 1...5 { store.send("m\(number)") }
    XCTAssertEqual(activity.busy, Array(repeating: "marks", count: 5))
    XCTAssertTrue(store.runJobs())
    XCTAssertTrue(activity.isIdle)
  }

  @MainActor
  func testAnItemThatComesLaterHasAJobOfItsOwn() async {
    let store = store()
    store.tend()
    defer { store.leave() }
    for actions in [["m1", "m2"], ["m3"]] {
      for action in actions { store.send(action) }
      XCTAssertTrue(store.runJobs())
      store.turn()
    }
    XCTAssertEqual(
      store.state.log.filter { $0.hasPrefix("did ") }, ["did m1 m2", "did m3"])
  }
}
