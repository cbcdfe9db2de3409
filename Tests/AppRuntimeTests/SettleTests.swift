import AppRuntime
import Dispatch
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

final class SettleTests: XCTestCase {
  @MainActor
  func testTheFrameShowsWhatTheLastJobSent() async {
    let feature = WordFeature(
      effect: { action in
        switch action {
        case "load": .run("load") { send in send("loaded") }
        case "loaded": .run("decode") { send in send("=done") }
        default: .none
        }
      }, content: { Element(Text($0.text)) })
    let session = feature.session()
    session.send("load")
    await session.settle()
    XCTAssertEqual(session.frame.surface.text(row: 0).prefix(5), "done ")
    XCTAssertEqual(session.store.state.log, ["load", "loaded"])
    XCTAssertTrue(session.store.isSettled)
  }

  @MainActor
  func testSettlingWithNothingToDoIsImmediate() async {
    let session = WordFeature().session()
    let frames = session.frameNumber
    await session.settle()
    XCTAssertEqual(session.frameNumber, frames)
  }

  @MainActor
  func testASubscriptionIsBusyUntilItsFirstValue() async {
    let activity = Activity()
    let queue = DispatchQueue(label: "source")
    let feature = WordFeature(effect: { action in
      guard action == "watch" else { return .none }
      return .subscribe("watch") { send in
        let token = activity.begin("first value")
        queue.async {
          send("first")
          token.end()
        }
        return Subscription {}
      }
    })
    let session = Session(
      feature.store(clock: TestClock.atStart, activity: activity), size: Size(9, 9)
    ) { _ in RenderContext() }
    session.send("watch")
    await session.settle()
    XCTAssertEqual(session.store.state.log, ["watch", "first"])
  }

  @MainActor
  func testAWaitingTimerDoesNotHoldItUp() async {
    let clock = TestClock.atStart
    let feature = WordFeature(effect: {
      switch $0 {
      case "start": .after(.seconds(9), id: "t", "late")
      case "late": .run("after") { send in send("later") }
      default: .none
      }
    })
    let session = feature.session(clock: clock)
    session.send("start")
    await session.settle()
    XCTAssertEqual(session.store.state.log, ["start"])
    clock.advance(by: .seconds(9))
    await session.settle()
    XCTAssertEqual(session.store.state.log, ["start", "late", "later"])
  }

  @MainActor
  func testWhatComesFromOutsideWakesTheSession() async {
    let feature = WordFeature(effect: { $0 == "go" ? .run("job") { send in send("+done") } : .none }
    )
    let session = feature.session()
    await withCheckedContinuation { continuation in
      session.onFrame = { _ in
        guard session.store.state.flags.contains("done") else { return }
        session.onFrame = nil
        continuation.resume()
      }
      session.send("go")
    }
    XCTAssertEqual(session.store.state.flags, ["done"], "nobody asked for a turn")
  }

  /// Twelve jobs at a time, four hundred times: a job that ended has posted.
  @MainActor
  func testNothingIsEverMissedUnderLoad() async {
    let feature = WordFeature(effect: { action in
      guard action == "=burst" else { return .none }
      let job = Effect<String>.run("job") { send in
        if Bool.random() { await Task.yield() }
        send("#")
      }
      return .merge(job, job, job, job, job, job, job, job, job, job, job, job)
    })
    let session = feature.session()
    for round in 1...400 {
      session.send("=burst")
      await session.settle()
      XCTAssertEqual(session.store.state.count, round * 12)
      XCTAssertTrue(session.store.activity.isIdle)
    }
  }

  /// Twelve jobs of four hundred actions each keep their own order.
  @MainActor
  func testTheOrderOfEachSenderIsKept() async {
    let feature = WordFeature(effect: { action in
      guard action == "=start" else { return .none }
      let jobs = (0..<12).map { job in
        Effect<String>.run("job \(job)") { send in
          for index in 0..<400 {
            send("\(job):\(index)")
            if index % 50 == 0 { await Task.yield() }
          }
        }
      }
      return jobs.reduce(.none) { .merge($0, $1) }
    })
    let session = feature.session()
    session.send("=start")
    await session.settle()
    XCTAssertEqual(session.store.state.log.count, 4_800)
    for job in 0..<12 {
      let own = session.store.state.log.filter { $0.hasPrefix("\(job):") }
      XCTAssertEqual(own, (0..<400).map { "\(job):\($0)" })
    }
  }
}
