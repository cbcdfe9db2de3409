import FaultyServer
import Foundation
import Networking
import Scheduling
import XCTest

/// Case 34: a person who changes their mind.
final class CancellationTests: TransportTestCase {
  func test34AHundredRoundsOfCancelledRequestsLeaveNothingBehind() async throws {
    let server = try await server { request in
      request.number.isMultiple(of: 2) ? .silence : .answer(200, "there")
    }
    let (activity, clock) = (Activity(), LiveClock())
    let live = try client(clock: clock)
    let client = RetryingHTTPClient(live, activity: activity, clock: clock, seed: 1)
    let request = try HTTPRequest(server)
    for round in 0..<100 {
      let tasks = (0..<3).map { _ in
        CountedJob.start("job", activity) { _ = await client.result(request) }
      }
      if round.isMultiple(of: 3) { await server.waitForRequests(server.requests.count) }
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    }
    XCTAssertEqual(activity.busy, [])
  }

  func testFourConnectionsToAHostAtMost() async throws {
    let server = try await server { _ in .silence }
    let client = try client()
    let request = try HTTPRequest(server)
    let tasks = (0..<12).map { _ in Task { await client.error(request) } }
    await server.waitForRequests(4)
    XCTAssertEqual(server.connections, 4)
    for task in tasks { task.cancel() }
    for task in tasks {
      let error = await task.value
      XCTAssertEqual(error, .cancelled)
    }
  }
}
