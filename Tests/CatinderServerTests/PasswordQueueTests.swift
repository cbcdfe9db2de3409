import Foundation
import Scheduling
import XCTest

@testable import CatinderServer

/// Many log-ins at once, and who of them waits for whom.
final class PasswordQueueTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

  /// Of all hashes that are asked for at once: how many were made, and the refusals of the others.
  private static func outcomes(
    _ queue: PasswordQueue, _ clients: [String]
  ) async -> [(client: String, refusal: Refusal?)] {
    await withTaskGroup(of: (String, Refusal?).self) { group in
      for client in clients {
        group.addTask {
          do {
            _ = try await queue.hash("password", for: client)
            return (client, nil)
          } catch { return (client, error as? Refusal ?? .failed) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  func testSixtyAtOnceAreAllTaken() async {
    let queue = PasswordQueue(rounds: 1 << 10, clock: clock)
    let outcomes = await Self.outcomes(queue, Array(repeating: "203.0.113.7", count: 60))
    XCTAssertEqual(outcomes.count, 60)
    XCTAssertEqual(outcomes.compactMap(\.refusal), [])
    await waitFor(0, in: queue)
  }

  func testAFullQueueSaysWhenToComeAgain() async throws {
    let queue = PasswordQueue(rounds: 1 << 12, clock: clock, workers: 1)
    let most = PasswordQueue.longest
    let outcomes = await Self.outcomes(queue, Array(repeating: "203.0.113.7", count: most * 2))
    let refusals = outcomes.compactMap(\.refusal)
    XCTAssertGreaterThan(refusals.count, 0)
    XCTAssertGreaterThanOrEqual(outcomes.count - refusals.count, most)
    for refusal in refusals {
      XCTAssertEqual(refusal.status, 503)
      XCTAssertGreaterThanOrEqual(refusal.retryAfter ?? 0, 1)
    }
    let later = try await queue.hash("password", for: "203.0.113.7")
    XCTAssertTrue(try later.fits("password"), "and takes the next when it is empty")
  }

  /// Occupies the only worker until it is let go, so that the others wait in a known order.
  private func occupy(_ queue: PasswordQueue) async -> @Sendable () -> Void {
    let gate = DispatchSemaphore(value: 0)
    let began = AsyncStream<Void>.makeStream()
    Task {
      _ = try await queue.perform("the first") {
        began.continuation.finish()
        gate.wait()
      }
    }
    for await _ in began.stream {}
    return { gate.signal() }
  }

  private func waitFor(_ count: Int, in queue: PasswordQueue) async {
    while queue.count != count { await Task.yield() }
  }

  func testClientsTakeTurns() async {
    let queue = PasswordQueue(rounds: 16, clock: clock, workers: 1)
    let release = await occupy(queue)
    let order = Lines()
    let clients = ["a", "a", "a", "a", "b", "b", "c"]
    var tasks: [Task<Void, any Error>] = []
    for (index, client) in clients.enumerated() {
      tasks.append(
        Task { try await queue.perform(client) { order.add(client) } })
      await waitFor(index + 2, in: queue)
    }
    release()
    for task in tasks { try? await task.value }
    XCTAssertEqual(order.all, ["a", "b", "c", "a", "b", "a", "a"])
  }

  func testWhoHasMostInAFullQueueGivesWay() async throws {
    let queue = PasswordQueue(rounds: 16, clock: clock, workers: 1)
    let release = await occupy(queue)
    let most = PasswordQueue.longest
    let crowd = Task {
      await PasswordQueueTests.outcomes(queue, Array(repeating: "a", count: most))
    }
    await waitFor(most + 1, in: queue)
    let other = Task { try await queue.hash("password", for: "b") }
    while queue.waiting(for: "b") == 0 { await Task.yield() }
    let refused = await Self.outcomes(queue, ["a"])
    XCTAssertEqual(refused.first?.refusal?.status, 503, "one more of the same")
    release()
    _ = try await other.value
    let refusals = await crowd.value.compactMap(\.refusal)
    XCTAssertEqual(refusals.map(\.status), [503], "one has made room for the other client")
  }

  func testWhoHasWaitedTooLongIsToldToComeAgain() async throws {
    let queue = PasswordQueue(rounds: 16, clock: clock, workers: 1)
    let release = await occupy(queue)
    let late = Task { await PasswordQueueTests.outcomes(queue, ["a"]) }
    await waitFor(2, in: queue)
    clock.advance(by: PasswordQueue.longestWait + .seconds(1))
    release()
    let refusals = await late.value.compactMap(\.refusal)
    XCTAssertEqual(refusals.map(\.status), [503])
    XCTAssertEqual(refusals.first?.retryAfter, 5)
    _ = try await queue.hash("password", for: "a")
  }

  func testWhoHasGoneIsNotWorkedFor() async throws {
    let queue = PasswordQueue(rounds: 16, clock: clock, workers: 1)
    let release = await occupy(queue)
    let gone = Task { try await queue.perform("a") { XCTFail("nobody waits for it") } }
    await waitFor(2, in: queue)
    gone.cancel()
    do {
      try await gone.value
      XCTFail("cancelled")
    } catch { XCTAssertTrue(error is CancellationError) }
    XCTAssertEqual(queue.count, 1)
    release()
    _ = try await queue.hash("password", for: "b")
  }
}
