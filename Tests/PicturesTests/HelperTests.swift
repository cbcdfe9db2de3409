import CPictures
import Foundation
import Pictures
import Terminal
import XCTest

/// The process that decodes: what it may, and that it is gone whatever it does.
final class HelperTests: PictureTestCase {
  private func service(
    _ script: String, within time: Duration = .seconds(60)
  ) throws
    -> PictureService
  {
    var limits = PictureLimits()
    limits.time = time
    return PictureService(cacheFolder: nil, limits: limits, helper: try helper(script))
  }

  private var photo: PictureRequest { request(Fixtures.path("baseline.jpg")) }

  private func assertGone(_ before: Set<String>, line: UInt = #line) throws {
    XCTAssertEqual(try children().subtracting(before), [], line: line)
  }

  // MARK: Ends

  func testAHelperThatHangsIsKilled() async throws {
    let before = try children()
    for script in [
      "exec tail -f /dev/null", "tail -f /dev/null & wait", "exec 1>&-; exec tail -f /dev/null",
    ] {
      let answer = try await service(script, within: .milliseconds(100)).failure(of: photo)
      XCTAssertEqual(answer, .gaveUp, script)
      try assertGone(before)
    }
  }

  func testAHelperThatDiesOrLiesIsNotBelieved() async throws {
    let before = try children()
    let header = "printf 'RGBA\\100\\000\\000\\000\\020\\000\\000\\000'"
    for script in [
      "kill -SEGV $$", "kill -KILL $$", "exit 0", "exit 1", "echo garbage", "\(header)",
      "\(header); exec cat /dev/zero", "exec cat /dev/zero", "\(header); echo short",
    ] {
      let answer = try await service(script).failure(of: photo)
      XCTAssertEqual(answer, .gaveUp, script)
    }
    let broken = try await service("exit 65").failure(of: photo)
    XCTAssertEqual(broken, .unreadable)
    try assertGone(before)
  }

  func testWithoutAHelperThereIsNoPicture() async throws {
    let missing = await PictureService(cacheFolder: nil, helper: path("nothing"))
      .failure(of: photo)
    XCTAssertEqual(missing, .notStarted, "which says nothing about the picture")
    let unloaded = try await service("exit 127").failure(of: photo)
    XCTAssertEqual(unloaded, .notStarted, "as the loader ends without a library or memory")
  }

  func testHelpersThatFailLeaveNoDescriptorAndNoMemory() async throws {
    let before = try children()
    let service = try service("exec cat /dev/zero")
    _ = await service.failure(of: photo)
    let (descriptors, memory) = (try descriptors(), try memory())
    for _ in 0..<100 {
      let answer = await service.failure(of: photo)
      XCTAssertEqual(answer, .gaveUp)
    }
    // What other tests have left may be closed meanwhile.
    XCTAssertLessThan(try self.descriptors(), descriptors + 50)
    XCTAssertLessThan(try self.memory(), memory + 32 << 10, "kilobytes, whatever they write")
    try assertGone(before)
  }

  private func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  /// Kilobytes.
  private func memory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return try XCTUnwrap(
      line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first
        .flatMap { Int($0) })
  }

  // MARK: Power

  func testTheHelperInheritsNoDescriptor() async throws {
    let extra = fcntl(open("/dev/null", O_RDONLY), F_DUPFD, 40)
    defer { close(extra) }
    let script =
      "ls /proc/self/fd > '\(path("descriptors"))'; env > '\(path("environment"))'; exit 65"
    _ = try await service(script).failure(of: photo)
    let list = try String(contentsOfFile: path("descriptors"), encoding: .utf8)
    // The fourth is that of the folder that is being listed.
    XCTAssertEqual(list.split(separator: "\n"), ["0", "1", "2", "3"])
    let environment = try String(contentsOfFile: path("environment"), encoding: .utf8)
    XCTAssertFalse(environment.contains("HOME="))
  }

  /// Its limits as the kernel tells them, while it waits for the rest of its file.
  func testTheHelperHasItsLimits() async throws {
    let pipe = Pipe()
    let cancel = cpicture_cancel_new()
    defer { close(cancel) }
    let before = try children()
    let end = pipe.fileHandleForReading.fileDescriptor
    let outcome = Self.decoding(end, cancel)
    // A full pipe takes more when the helper has begun to read, which it does when it has its limits.
    let output = pipe.fileHandleForWriting.fileDescriptor
    XCTAssertEqual(fcntl(output, F_SETFL, O_NONBLOCK), 0)
    let zeros = [UInt8](repeating: 0, count: 4096)
    while write(output, zeros, zeros.count) == zeros.count {}
    var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    XCTAssertEqual(poll(&entry, 1, 30_000), 1)
    let helper = try XCTUnwrap(children().subtracting(before).first)
    let text = try String(contentsOfFile: "/proc/\(helper)/limits", encoding: .utf8)
    cpicture_cancel(cancel)
    let result = await outcome.value
    XCTAssertEqual(result, CPICTURE_GAVE_UP.rawValue)
    XCTAssertEqual(Self.limit("Max address space", text), String(512 << 20))
    XCTAssertEqual(Self.limit("Max cpu time", text), "5")
    XCTAssertEqual(Self.limit("Max open files", text), "16")
    XCTAssertEqual(Self.limit("Max core file size", text), "0")
    XCTAssertEqual(Self.limit("Max file size", text), "0")
    try assertGone(before)
  }

  private static func decoding(_ file: Int32, _ cancel: Int32) -> Task<UInt32, Never> {
    Task.detached { decode(file, cancel) }
  }

  private static func decode(_ file: Int32, _ cancel: Int32) -> UInt32 {
    let plan = cpicture_plan(
      format: 1, width: 8, height: 8, orientation: 1, cut_x: 0, cut_y: 0, cut_width: 8,
      cut_height: 8, target_width: 8, target_height: 8)
    var job = cpicture_job(
      plan: plan, file: file, executable: nil, cancel: cancel, limit_ms: 60_000)
    var pixels = [UInt8](repeating: 0, count: 8 * 8 * 4)
    return cpicture_decode(&job, &pixels).rawValue
  }

  private static func limit(_ name: String, _ text: String) -> String? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(separator: " ").first.map(String.init)
  }
}
