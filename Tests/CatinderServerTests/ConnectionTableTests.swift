import NIOCore
import NIOEmbedded
import Scheduling
import XCTest

@testable import CatinderServer

/// Who may stay connected, and for how long.
final class ConnectionTableTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

  private func table(connections: Int = 3) -> ConnectionTable {
    var limits = ServerLimits()
    limits.connections = connections
    limits.allBodyBytes = 100
    return ConnectionTable(limits: limits, clock: clock)
  }

  private func open(_ count: Int) async throws -> [NIOAsyncTestingChannel] {
    var channels: [NIOAsyncTestingChannel] = []
    for _ in 0..<count {
      let channel = NIOAsyncTestingChannel()
      try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1))
      channels.append(channel)
    }
    return channels
  }

  /// Which of them are still open, when all that was asked of them is done.
  private func standing(_ channels: [NIOAsyncTestingChannel]) async -> [Bool] {
    for channel in channels { await channel.testingEventLoop.run() }
    return channels.map(\.isActive)
  }

  func testWhereItIsFullWhoHasWaitedLongestGoes() async throws {
    let table = table()
    let channels = try await open(5)
    for channel in channels.prefix(3) {
      XCTAssertTrue(table.admit(channel))
      clock.advance(by: .seconds(1))
    }
    table.enter(.idle, channels[0])
    XCTAssertTrue(table.admit(channels[3]))
    var open = await standing(channels)
    XCTAssertEqual(open, [true, false, true, true, true], "the first has just been answered")
    XCTAssertTrue(table.admit(channels[4]))
    open = await standing(channels)
    XCTAssertEqual(open, [true, false, false, true, true])
    XCTAssertEqual(table.count, 3)
  }

  func testWhoIsBeingAnsweredStaysAndNobodyElseComesIn() async throws {
    let table = table()
    let channels = try await open(4)
    for channel in channels.prefix(3) {
      XCTAssertTrue(table.admit(channel))
      table.enter(.answering, channel)
    }
    XCTAssertFalse(table.admit(channels[3]))
    XCTAssertEqual(table.count, 3)
    let open = await standing(channels)
    XCTAssertEqual(open, [true, true, true, true], "refusing is for who has asked")
    clock.advance(by: .seconds(3))
    table.enter(.answering, channels[0])
    clock.advance(by: .seconds(2))
    XCTAssertTrue(table.admit(channels[3]))
    let later = await standing(channels)
    XCTAssertEqual(later[0], true)
    XCTAssertEqual(later.filter { $0 }.count, 3, "one who has not taken an answer for five seconds")
  }

  func testWhoOnlyWatchesMakesRoomLast() async throws {
    let table = table(connections: 2)
    let channels = try await open(4)
    XCTAssertTrue(table.admit(channels[0]))
    table.enter(.streaming, channels[0])
    clock.advance(by: .seconds(5))
    XCTAssertTrue(table.admit(channels[1]))
    XCTAssertTrue(table.admit(channels[2]))
    var open = await standing(channels)
    XCTAssertEqual(open, [true, false, true, true])
    table.enter(.streaming, channels[2])
    XCTAssertTrue(table.admit(channels[3]))
    open = await standing(channels)
    XCTAssertEqual(open, [false, false, true, true], "the one that has watched longest")
  }

  /// Who comes does not go at once for the next one: where nobody else is slow, a watcher does.
  func testWhoHasOnlyJustComeMayAsk() async throws {
    let table = table(connections: 8)
    let channels = try await open(9)
    for (index, channel) in channels.prefix(8).enumerated() {
      XCTAssertTrue(table.admit(channel))
      if index < 7 { table.enter(index < 4 ? .streaming : .answering, channel) }
    }
    XCTAssertTrue(table.admit(channels[8]))
    let open = await standing(channels)
    XCTAssertEqual(open, [false] + Array(repeating: true, count: 8))
  }

  /// A crowd of one address does not keep out a single one of another, however long that one has waited.
  func testOfTheAddressWithMostOneGivesWay() async throws {
    let table = table(connections: 4)
    let channels = try await open(7)
    XCTAssertTrue(table.admit(channels[0], of: "guest"))
    for channel in channels[1...3] { XCTAssertTrue(table.admit(channel, of: "crowd")) }
    table.enter(.idle, channels[0])
    for channel in channels[1...3] { table.enter(.reading, channel) }
    for channel in channels[4...5] { XCTAssertTrue(table.admit(channel, of: "crowd")) }
    var open = await standing(channels)
    XCTAssertEqual(open, [true, false, false, true, true, true, true])
    table.remove(channels[4])
    XCTAssertTrue(table.admit(channels[6], of: "newcomer"))
    open = await standing(channels)
    XCTAssertEqual(open[0], true)
    XCTAssertEqual(table.count, 4)
  }

  func testWhereAllOfTheCrowdAreAnsweredAnotherOneGoes() async throws {
    let table = table(connections: 3)
    let channels = try await open(4)
    for channel in channels[0...1] {
      XCTAssertTrue(table.admit(channel, of: "crowd"))
      table.enter(.answering, channel)
    }
    XCTAssertTrue(table.admit(channels[2], of: "guest"))
    XCTAssertTrue(table.admit(channels[3], of: "other"))
    let open = await standing(channels)
    XCTAssertEqual(open, [true, true, false, true])
  }

  func testEachPhaseHasItsTime() async throws {
    for (phase, seconds) in [
      (ConnectionTable.Phase.reading, 20), (.answering, 30), (.idle, 60),
    ] {
      let table = table()
      let channels = try await open(1)
      XCTAssertTrue(table.admit(channels[0]))
      clock.advance(by: .milliseconds(300))
      table.enter(phase, channels[0])
      clock.advance(by: .seconds(seconds - 1))
      var open = await standing(channels)
      XCTAssertEqual(open, [true], "\(phase)")
      clock.advance(by: .seconds(2))
      open = await standing(channels)
      XCTAssertEqual(open, [false], "\(phase)")
    }
  }

  func testWhoWatchesMayGoOnForDays() async throws {
    let table = table()
    let channels = try await open(1)
    XCTAssertTrue(table.admit(channels[0]))
    table.enter(.streaming, channels[0])
    clock.advance(by: .seconds(3600))
    let open = await standing(channels)
    XCTAssertEqual(open, [true])
  }

  func testWhereNobodyIsThereNobodyIsWatched() async throws {
    let table = table()
    let channels = try await open(1)
    XCTAssertEqual(clock.pendingCount, 0)
    XCTAssertTrue(table.admit(channels[0]))
    XCTAssertEqual(clock.pendingCount, 1)
    table.remove(channels[0])
    clock.advance(by: .seconds(2))
    XCTAssertEqual(clock.pendingCount, 0)
  }

  func testAllBodiesTogetherHaveALimit() {
    let table = table()
    XCTAssertTrue(table.takeRoom(60))
    XCTAssertFalse(table.takeRoom(41))
    XCTAssertTrue(table.takeRoom(40))
    table.giveRoom(60)
    XCTAssertTrue(table.takeRoom(60))
    XCTAssertFalse(table.takeRoom(1))
  }
}
