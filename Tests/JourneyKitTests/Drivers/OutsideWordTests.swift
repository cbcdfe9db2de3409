import AppRuntime
import Foundation
import JourneyKit
import JourneyKitInProcess
import Scheduling
import Synchronization
import Terminal
import Toolkit
import XCTest

/// What somebody outside says comes in its own time, also behind a screen that has settled.
@MainActor
final class OutsideWordTests: JourneyTestCase {
  /// A limit that no passing test comes near.
  private let long = Duration.seconds(3600)

  private func app(_ line: Line) async throws -> Journey {
    let driver = InProcessDriver(size: Size(20, 2)) { size in
      let activity = Activity()
      line.open(activity)
      let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
      let store = Store(Hearing(line: line), state: .init(), activity: activity, clock: clock)
      let session = Session(store, size: size) { _ in RenderContext() }
      session.send(.started)
      return (session, clock)
    }
    let app = Journey(driver)
    try await app.launch()
    return app
  }

  func testAWordThatIsStillOnItsWayIsWaitedFor() async throws {
    let line = Line()
    let app = try await app(line)
    // Has its turn only once nobody on this thread goes on.
    Task { line.speak() }
    try await app.eventually(within: long) { try app.expectText("heard 1") }
  }

  func testAWordThatCameBetweenTwoActsIsLookedAt() async throws {
    let line = Line()
    let app = try await app(line)
    line.speak()
    let store = try XCTUnwrap(app.driver as? InProcessDriver<Hearing>).session?.store
    while store?.state.words == 0 { await Task.yield() }
    try await app.eventually(within: long) { try app.expectText("heard 1") }
  }

  func testSilenceEndsAtTheLimit() async throws {
    let app = try await app(Line())
    let failure = await failure {
      try await app.expectEventually(.text("heard 1"), within: .milliseconds(20))
    }
    XCTAssertEqual(failure?.message.hasSuffix("\nso it was for 0.02 seconds"), true)
  }

  func testWhoHasHungUpSaysNothing() async throws {
    let line = Line()
    let app = try await app(line)
    line.close()
    let failure = await failure {
      try await app.expectEventually(.text("heard 1"), within: self.long)
    }
    XCTAssertEqual(failure?.message.hasSuffix("\nnothing can change that any more"), true)
  }
}

/// Counts the words of somebody outside.
private struct Hearing: Feature {
  struct State: Equatable, Sendable { var words = 0 }
  enum Action: Sendable { case started, heard }

  let line: Line

  func update(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action> {
    switch action {
    case .started:
      return .subscribe("line") { [line] send in
        line.listener.withLock { $0 = { send(.heard) } }
        return Subscription {}
      }
    case .heard: state.words += 1
    }
    return .none
  }

  func view(_ state: State, _ environment: Environment) -> Element<Action> {
    Text("heard \(state.words)").element
  }
}

/// Somebody outside, who speaks when they like.
private final class Line: Sendable {
  let listener = Mutex<(@Sendable () -> Void)?>(nil)
  private let token = Mutex<Activity.Token?>(nil)

  func open(_ activity: Activity) { token.withLock { $0 = activity.listen() } }

  func speak() { listener.withLock(\.self)?() }

  func close() { token.withLock { $0 = nil } }
}
