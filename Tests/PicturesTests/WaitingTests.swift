import Foundation
import Terminal
import XCTest

@testable import Pictures

/// Who waits for a picture: several for one, one that gives up, more than may run.
final class WaitingTests: PictureTestCase {
  private var photo: PictureRequest { request(Fixtures.path("baseline.jpg")) }

  /// A helper that tells its number on one pipe, and goes on when the other is written to.
  private func blockedHelper() throws -> String {
    XCTAssertEqual(mkfifo(path("started"), 0o600), 0)
    XCTAssertEqual(mkfifo(path("go"), 0o600), 0)
    return try helper("echo $$ > '\(path("started"))'; read line < '\(path("go"))'; exit 65")
  }

  /// A service whose helpers are killed for no other reason than that nobody waits for them.
  private func service(_ helper: String) -> PictureService {
    var limits = PictureLimits()
    limits.time = .seconds(3600)
    return PictureService(cacheFolder: nil, limits: limits, helper: helper)
  }

  /// Waits for a helper to start; its process number.
  private func started() async throws -> Int32 {
    let line = await Self.reading(path("started")).value
    return try XCTUnwrap(Int32(line))
  }

  private static func reading(_ pipe: String) -> Task<String, Never> {
    Task.detached { line(of: pipe) }
  }

  private static func line(of pipe: String) -> String {
    let descriptor = open(pipe, O_RDONLY)
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  /// Whether it does anything still; one that has ended may wait for a parent that is not us.
  private func isRunning(_ process: Int32) -> Bool {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    let state = text?.split(separator: ")").last?.split(separator: " ").first
    return state.map { $0 != "Z" && $0 != "X" } ?? false
  }

  private func waitForEnd(of process: Int32, line: UInt = #line) async {
    let end = ContinuousClock.now + .seconds(30)
    while isRunning(process), ContinuousClock.now < end { await Task.yield() }
    XCTAssertFalse(isRunning(process), line: line)
  }

  func testACancelledTaskKillsItsHelper() async throws {
    let (service, photo) = (service(try blockedHelper()), photo)
    let task = Task { await service.failure(of: photo) }
    let process = try await started()
    XCTAssertTrue(isRunning(process))
    task.cancel()
    let answer = await task.value
    XCTAssertEqual(answer, .gaveUp)
    await waitForEnd(of: process)
    let underWay = await service.underWay
    XCTAssertEqual(underWay, 0)
  }

  func testWhatAHelperHasStartedIsKilledWithIt() async throws {
    XCTAssertEqual(mkfifo(path("started"), 0o600), 0)
    let script = "sleep 600 > /dev/null & echo $! > '\(path("started"))'; wait"
    let (service, photo) = (service(try helper(script)), photo)
    let task = Task { await service.failure(of: photo) }
    let process = try await started()
    XCTAssertTrue(isRunning(process))
    task.cancel()
    let answer = await task.value
    XCTAssertEqual(answer, .gaveUp)
    await waitForEnd(of: process)
  }

  func testEqualRequestsAreOneAndOneThatLeavesDoesNotEndIt() async throws {
    let (service, photo) = (service(try blockedHelper()), photo)
    let first = Task { await service.failure(of: photo) }
    let process = try await started()
    let second = Task { await service.failure(of: photo) }
    while await service.waiterCount < 2 { await Task.yield() }
    first.cancel()
    let left = await first.value
    XCTAssertEqual(left, .gaveUp)
    XCTAssertTrue(isRunning(process))
    let underWay = await service.underWay
    XCTAssertEqual(underWay, 1)
    let go = open(path("go"), O_WRONLY)
    XCTAssertEqual(write(go, "go\n", 3), 3)
    close(go)
    let stayed = await second.value
    XCTAssertEqual(stayed, .unreadable)
  }

  func testATaskThatWasCancelledBeforeGetsNothing() async throws {
    let service = PictureService(cacheFolder: nil)
    let photo = photo
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await service.failure(of: photo)
    }
    task.cancel()
    let answer = await task.value
    XCTAssertEqual(answer, .gaveUp)
  }

  func testNoMoreRunThanThereAreSlots() async {
    let slots = HelperSlots(1)
    let order = Order()
    await slots.take()
    let second = Task {
      await slots.take()
      await order.add("second")
      await slots.give()
    }
    while await slots.waiting < 1 { await Task.yield() }
    await order.add("first")
    await slots.give()
    await second.value
    let names = await order.names
    XCTAssertEqual(names, ["first", "second"])
    await slots.take()
  }

  private actor Order {
    private(set) var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }
}
