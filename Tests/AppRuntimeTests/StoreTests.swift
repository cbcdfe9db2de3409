import AppRuntime
import Scheduling
import XCTest

final class StoreTests: XCTestCase {
  @MainActor
  func testAnOutputIsHandledInTheSameTurnAfterItsCause() async {
    let feature = WordFeature(effect: { action in
      action == "a" ? .merge(.output("b"), .output("c")) : action == "b" ? .output("d") : .none
    })
    let store = feature.store(clock: TestClock.atStart)
    store.send("a")
    XCTAssertEqual(store.state.log, ["a", "b", "c", "d"])
  }

  @MainActor
  func testTheVersionCountsChangesOnly() async {
    let store = WordFeature().store(clock: TestClock.atStart)
    store.send("=x")
    store.send("=x")
    XCTAssertEqual(store.version, 1)
  }

  @MainActor
  func testATimerWaitsForTheClock() async {
    let clock = TestClock.atStart
    let feature = WordFeature(effect: {
      $0 == "start" ? .after(.seconds(5), id: "t", "late") : .none
    })
    let store = feature.store(clock: clock)
    store.send("start")
    XCTAssertTrue(store.isSettled, "who only waits is not busy")
    clock.advance(by: .seconds(4))
    store.turn()
    XCTAssertEqual(store.state.log, ["start"])
    clock.advance(by: .seconds(1))
    XCTAssertFalse(store.isSettled)
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "late"])
  }

  @MainActor
  func testATimerOfTheSameIDReplacesTheOlder() async {
    let clock = TestClock.atStart
    let feature = WordFeature(effect: {
      $0.hasPrefix("toast") ? .after(.seconds(5), id: "t", "gone \($0)") : .none
    })
    let store = feature.store(clock: clock)
    store.send("toast 1")
    clock.advance(by: .seconds(4))
    store.send("toast 2")
    XCTAssertEqual(clock.pendingCount, 1)
    clock.advance(by: .seconds(9))
    store.turn()
    XCTAssertEqual(store.state.log, ["toast 1", "toast 2", "gone toast 2"])
  }

  @MainActor
  func testWhatAReplacedTimerHasPostedIsThrownAway() async {
    let clock = TestClock.atStart
    let feature = WordFeature(effect: {
      $0.hasPrefix("toast") ? .after(.seconds(5), id: "t", "gone \($0)") : .none
    })
    let store = feature.store(clock: clock)
    store.send("toast 1")
    clock.advance(by: .seconds(5))
    store.send("toast 2")
    store.turn()
    XCTAssertEqual(store.state.log, ["toast 1", "toast 2"])
  }

  @MainActor
  func testCancellingEndsTimersAndSubscriptions() async {
    let clock = TestClock.atStart
    let source = Source()
    let feature = WordFeature(effect: { action in
      switch action {
      case "start": .merge(.after(.seconds(1), id: "x", "late"), source.effect("x", "value"))
      case "stop": .cancel("x")
      default: .none
      }
    })
    let store = feature.store(clock: clock)
    store.send("start")
    source.emit("1")
    store.turn()
    source.emit("2")
    store.send("stop")
    source.emit("3")
    clock.advance(by: .seconds(2))
    store.turn()
    XCTAssertEqual(store.state.log, ["start", "value 1", "stop"])
    XCTAssertEqual(source.events, ["began value", "ended value"])
  }

  @MainActor
  func testASubscriptionOfTheSameIDReplacesTheOlder() async {
    let source = Source()
    let feature = WordFeature(effect: {
      $0.hasPrefix("search") ? source.effect("s", "hit of \($0)") : .none
    })
    let store = feature.store(clock: TestClock.atStart)
    store.send("search a")
    source.emit("stale")
    store.send("search b")
    source.emit("fresh")
    store.turn()
    XCTAssertEqual(
      source.events, ["began hit of search a", "ended hit of search a", "began hit of search b"],
      "the older ends before the newer begins")
    XCTAssertEqual(store.state.log, ["search a", "search b", "hit of search b fresh"])
  }

  @MainActor
  func testRequestsGoToTheHost() async {
    let store = WordFeature(effect: { $0 == "q" ? .ask(.quit) : .none })
      .store(clock: TestClock.atStart)
    var requests: [HostRequest] = []
    store.onRequest = { requests.append($0) }
    store.send("q")
    XCTAssertEqual(requests, [.quit])
  }

  @MainActor
  func testAMappedEffectSpeaksForItsParent() async {
    let clock = TestClock.atStart
    let source = Source()
    let inner: @Sendable (String) -> Effect<String> = { action in
      switch action {
      case "all":
        .merge(
          .output("out"), .run("job") { send in send("ran") }, source.effect("s", "sub"),
          .after(.seconds(1), id: "t", "timed"))
      case "cancel": .merge(.cancel("t"), .cancel("s"))
      default: .none
      }
    }
    let feature = WordFeature(effect: { action in inner(action).map(id: "pets") { "pets(\($0))" } })
    let store = feature.store(clock: clock)
    store.send("all")
    while !store.activity.isIdle { await store.waitForChange() }
    source.emit("1")
    clock.advance(by: .seconds(1))
    store.turn()
    XCTAssertEqual(store.state.log.first, "all")
    XCTAssertEqual(
      Set(store.state.log.dropFirst()),
      ["pets(out)", "pets(ran)", "pets(sub 1)", "pets(timed)"])
    store.send("all")
    store.send("cancel")
    XCTAssertEqual(clock.pendingCount, 0)
    XCTAssertEqual(source.events.last, "ended sub")
  }

  @MainActor
  func testMappedIDsDoNotMeetThoseOfOthers() async {
    let clock = TestClock.atStart
    let timer = Effect<String>.after(.seconds(1), id: "t", "late")
    let feature = WordFeature(effect: { action in
      switch action {
      case "pets": timer.map(id: "pets") { $0 }
      case "profile": timer.map(id: "profile") { $0 }
      case "cancel": Effect.cancel("t").map(id: "pets") { $0 }
      default: .none
      }
    })
    let store = feature.store(clock: clock)
    store.send("pets")
    store.send("profile")
    XCTAssertEqual(clock.pendingCount, 2)
    store.send("cancel")
    XCTAssertEqual(clock.pendingCount, 1)
  }

  @MainActor
  func testStoppingEndsEverything() async {
    let clock = TestClock.atStart
    let source = Source()
    let feature = WordFeature(effect: { action in
      action == "start"
        ? .merge(source.effect("s", "sub"), .after(.seconds(1), id: "t", "timed")) : .none
    })
    let store = feature.store(clock: clock)
    store.send("start")
    source.emit("unseen")
    store.stop()
    clock.advance(by: .seconds(1))
    store.turn()
    XCTAssertEqual(source.events.last, "ended sub")
    XCTAssertEqual(store.state.log, ["start"])
  }

  @MainActor
  func testStoppingCancelsJobs() async {
    let feature = WordFeature(effect: { action in
      action == "start"
        ? .run("endless") { _ in while !Task.isCancelled { await Task.yield() } } : .none
    })
    let store = feature.store(clock: TestClock.atStart)
    store.send("start")
    XCTAssertEqual(store.activity.busy, ["endless"])
    store.stop()
    while !store.activity.isIdle { await store.waitForChange() }
    XCTAssertTrue(store.isSettled)
  }
}
