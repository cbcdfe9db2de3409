import AppRuntime
import Foundation
import Scheduling
import Toolkit
import XCTest

/// Of jobs on one topic that wait, only the newest runs.
final class StoreTopicTests: XCTestCase {
  private struct Typing: Feature {
    enum Action: Sendable {
      case typed(Int)
      case kept(Int)
      case opened
    }

    /// Holds the first job until the test lets it go on.
    let gate: AsyncStream<Void>

    func update(
      _ state: inout [Int], _ action: Action, _ environment: Environment
    ) -> Effect<Action> {
      switch action {
      case .opened:
        return .run("gate", queue: "writes") { [gate] _ in for await _ in gate { return } }
      case .typed(let number):
        return .run("keep", queue: "writes", topic: "draft") { $0(.kept(number)) }
      case .kept(let number):
        state.append(number)
        return .none
      }
    }

    func view(_ state: [Int], _ environment: Environment) -> Element<Action> { Element(Spacer()) }
  }

  @MainActor
  func testOnlyTheNewestOfThoseThatWaitRuns() async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let clock = ManualClock(now: Date(timeIntervalSince1970: 0))
    let store = Store(Typing(gate: gate), state: [], activity: Activity(), clock: clock)
    store.send(.opened)
    for number in 1...50 { store.send(.typed(number)) }
    open.yield()
    while !store.isSettled {
      store.turn()
      await store.waitForChange()
    }
    store.turn()
    XCTAssertEqual(store.state, [50])
    store.send(.typed(51))
    while !store.isSettled {
      store.turn()
      await store.waitForChange()
    }
    store.turn()
    XCTAssertEqual(store.state, [50, 51])
  }
}
