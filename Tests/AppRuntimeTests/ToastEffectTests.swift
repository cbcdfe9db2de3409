import AppRuntime
import Scheduling
import Semantics
import Terminal
import Toolkit
import XCTest

/// Notices go by the clock, one after another.
final class ToastEffectTests: XCTestCase {
  /// A feature that shows what it is told.
  private struct Board: Feature {
    struct State: Equatable, Sendable {
      var toasts = ToastQueue()
    }

    enum Action: Sendable {
      case told(String, Duration)
      case failed(String)
      case toast(ToastQueue.Event)
      case cleared
    }

    func update(
      _ state: inout State, _ action: Action, _ environment: Environment
    ) -> Effect<Action> {
      switch action {
      case .told(let text, let time):
        state.toasts.show(Notice(text, time: time)).map(id: "board", Action.toast)
      case .failed(let text):
        state.toasts.show(Notice(text, .failure, time: .seconds(3)))
          .map(id: "board", Action.toast)
      case .toast(let event): state.toasts.handle(event).map(id: "board", Action.toast)
      case .cleared: state.toasts.clear().map(id: "board", Action.toast)
      }
    }

    func view(_ state: State, _ environment: Environment) -> Element<Action> { Element(Spacer()) }
  }

  @MainActor
  private func board() -> (Store<Board>, ManualClock) {
    let clock = TestClock.atStart
    return (Store(Board(), state: .init(), activity: Activity(), clock: clock), clock)
  }

  @MainActor
  func testEachHasItsTimeFromWhenItShows() async throws {
    let (store, clock) = board()
    store.send(.told("a", .seconds(2)))
    store.send(.told("b", .seconds(3)))
    clock.advance(by: .seconds(2))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "b")
    clock.advance(by: .milliseconds(2999))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "b")
    clock.advance(by: .milliseconds(1))
    store.turn()
    XCTAssertNil(store.state.toasts.current)
  }

  @MainActor
  func testOneThatIsClosedDoesNotEndTheNext() async throws {
    let (store, clock) = board()
    store.send(.told("a", .seconds(2)))
    store.send(.told("b", .seconds(2)))
    clock.advance(by: .seconds(1))
    let first = try XCTUnwrap(store.state.toasts.current).number
    store.send(.toast(.closed(first)))
    store.send(.toast(.closed(first)))
    clock.advance(by: .milliseconds(1999))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "b")
    store.send(.cleared)
    clock.advance(by: .seconds(9))
    store.turn()
    XCTAssertEqual(store.state.toasts.notices, [])
  }

  @MainActor
  func testAFailureDoesNotWaitForNewsAndTheNewsHasItsTimeAgain() {
    let (store, clock) = board()
    store.send(.told("news", .seconds(2)))
    clock.advance(by: .seconds(1))
    store.send(.failed("disk"))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "disk")
    clock.advance(by: .milliseconds(2999))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "disk")
    clock.advance(by: .milliseconds(1))
    store.turn()
    XCTAssertEqual(store.state.toasts.current?.text, "news")
    clock.advance(by: .seconds(2))
    store.turn()
    XCTAssertNil(store.state.toasts.current)
  }
}
