import Foundation
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Scheduling
import Synchronization
import XCTest

@testable import CatinderServer

/// An answer on its way to somebody who does not take it.
final class AnswerWriterTests: XCTestCase {
  private let clock = ManualClock(now: TestServer.start)

  func testTheEndWaitsUntilAllBeforeItHasLeft() async throws {
    let (channel, held, _) = try await begin()
    let head = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    let body = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    guard case .head = head, case .body = body else { return XCTFail("\(head) \(body)") }
    await channel.testingEventLoop.run()
    let early = try await channel.readOutbound(as: HTTPServerResponsePart.self)
    XCTAssertNil(early, "the next request would be read now")
    held.release()
    let end = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    XCTAssertEqual(end, .end(nil))
    XCTAssertTrue(channel.isActive)
  }

  func testWhoDoesNotTakeAnAnswerInTimeIsCutOff() async throws {
    let (channel, held, _) = try await begin()
    _ = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    _ = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    clock.advance(by: .seconds(29))
    await channel.testingEventLoop.run()
    XCTAssertTrue(channel.isActive)
    clock.advance(by: .seconds(2))
    await channel.testingEventLoop.run()
    XCTAssertFalse(channel.isActive)
    held.release()
  }

  /// Its client was let in before the server began to drain.
  func testAStreamThatBeginsAfterAllHaveEndedIsWholeAndEnds() async throws {
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1))
    let (table, hub) = (ConnectionTable(limits: ServerLimits(), clock: clock), EventHub())
    XCTAssertTrue(table.admit(channel))
    table.enter(.answering, channel)
    table.endStreams()
    XCTAssertTrue(channel.isActive)
    let running = Task {
      await EventWriter(channel: channel, table: table, hub: hub).run(
        1, HTTPResponseHead(version: .http1_1, status: .ok), most: 3)
    }
    let head = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    let body = try await channel.waitForOutboundWrite(as: HTTPServerResponsePart.self)
    await channel.testingEventLoop.run()
    let end = try await channel.readOutbound(as: HTTPServerResponsePart.self)
    guard case .head = head, case .body = body else { return XCTFail("\(head) \(body)") }
    XCTAssertEqual(end, .end(nil))
    XCTAssertFalse(channel.isActive)
    channel.close(promise: nil)
    await running.value
    XCTAssertEqual(hub.count, 0)
  }

  /// An answer that is being written to a connection which takes its head and holds its body back.
  private func begin() async throws -> (NIOAsyncTestingChannel, HeldBodies, ConnectionTable) {
    let held = HeldBodies()
    let channel = NIOAsyncTestingChannel()
    try await channel.testingEventLoop.executeInContext {
      try channel.pipeline.syncOperations.addHandler(held)
    }
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1))
    let table = ConnectionTable(limits: ServerLimits(), clock: clock)
    XCTAssertTrue(table.admit(channel))
    table.enter(.answering, channel)
    let writer = AnswerWriter(
      channel: channel, table: table, hub: EventHub(), limits: ServerLimits(), keepsAlive: true,
      version: .http1_1, hasBody: true)
    Task {
      await writer.write(
        ServerAnswer(status: 200, data: Data(count: 1 << 20), type: "image/jpeg"))
    }
    return (channel, held, table)
  }
}

/// The end of a connection that is full: what it was given is not said to have left.
private final class HeldBodies: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = HTTPServerResponsePart
  typealias OutboundOut = HTTPServerResponsePart

  private let promises = Mutex<[EventLoopPromise<Void>]>([])

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part = unwrapOutboundIn(data)
    guard case .body = part, let promise else {
      return context.write(wrapOutboundOut(part), promise: promise)
    }
    promises.withLock { $0.append(promise) }
    context.write(wrapOutboundOut(part), promise: nil)
  }

  func release() {
    let held = promises.withLock { promises in
      defer { promises = [] }
      return promises
    }
    for promise in held { promise.succeed(()) }
  }
}
