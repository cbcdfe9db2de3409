import PseudoTerminal
import XCTest

final class ProcessWatchTests: XCTestCase {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
  }

  /// Looks until the look is of this kind; nil at the deadline.
  private func look(
    at child: PseudoTerminal, _ isWanted: (ProcessLook) -> Bool
  ) throws -> ProcessLook? {
    let watch = ProcessWatch(child.processID)
    let deadline = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < deadline {
      let look = try watch.look()
      if isWanted(look), watch.isUnchanged(since: look) { return look }
      _ = child.poll(for: .milliseconds(1))
      _ = child.read()
    }
    return nil
  }

  func testReaderWaitsWithoutALimit() throws {
    let child = try shell("exec cat")
    let look = try XCTUnwrap(look(at: child) { $0.threads.map(\.call) == ["read"] })
    XCTAssertTrue(look.isQuiet)
    XCTAssertEqual(look.threads.map(\.doing), [.waitsForInput])
    XCTAssertEqual(look.limited, [])
    XCTAssertNil(look.shortestLimit)
    XCTAssertEqual(look.processes, [child.processID])
    XCTAssertEqual(ProcessWatch(child.processID).outsideSources(look), [])
  }

  func testSleeperWorksUntilItsTimeIsOver() throws {
    let child = try shell("exec sleep 1000")
    let look = try XCTUnwrap(look(at: child) { $0.busy.first?.doing == .sleeps })
    XCTAssertFalse(look.isQuiet)
    let words = look.busy.first.map { "\($0)" } ?? ""
    XCTAssertEqual(
      words,
      "thread \(child.processID) (sleep) sleeps in clock_nanosleep for at most 1000.0 seconds")
  }

  func testChildOfAChildIsSeen() throws {
    let child = try shell("sh -c 'sleep 1000; true'; true")
    let look = try XCTUnwrap(
      look(at: child) { $0.busy.map(\.doing) == [.sleeps] && $0.processes.count == 3 })
    XCTAssertEqual(look.threads.prefix(2).map(\.doing), [.waitsForOthers, .waitsForOthers])
    XCTAssertFalse(look.isQuiet)
  }

  func testBackgroundOfAShellIsNoWorkOfTheForeground() throws {
    let child = try shell("set -m; sleep 1000 & exec cat")
    let look = try XCTUnwrap(
      look(at: child) { $0.threads.map(\.name) == ["cat", "sleep"] && $0.isQuiet })
    XCTAssertEqual(look.limited.map(\.name), ["sleep"])
  }

  /// Its files are kept open from look to look: they show the program that has taken the shell's
  /// place, and what is started later.
  func testOneWatchFollowsAProgramIntoAnother() throws {
    let child = try shell("stty -echo; read x; sleep 1000 & exec cat")
    let watch = ProcessWatch(child.processID)
    func waits(_ names: [String]) throws -> Bool {
      let deadline = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < deadline {
        let look = try watch.look()
        if look.threads.map(\.name) == names, watch.isUnchanged(since: look) { return true }
        _ = child.poll(for: .milliseconds(1))
      }
      return false
    }
    XCTAssertTrue(try waits(["sh"]))
    child.write("\n".utf8)
    XCTAssertTrue(try waits(["cat", "sleep"]))
    child.close()
    XCTAssertThrowsError(try watch.look())
  }

  func testWriterThatNobodyReadsWaitsForRoom() throws {
    let child = try shell("exec cat /dev/zero")
    let watch = ProcessWatch(child.processID)
    let deadline = ContinuousClock.now + .seconds(20)
    var busy: [WatchedThread] = []
    while busy.first?.doing != .writes, ContinuousClock.now < deadline {
      busy = try watch.look().busy
    }
    XCTAssertEqual(busy.first?.call, "write")
  }

  /// The list of threads is a moment older than what is read of them: whoever came meanwhile works.
  func testAThreadThatCameDuringALookIsSeen() throws {
    let programs = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
      .deletingLastPathComponent()
    let child = try PseudoTerminal(
      executable: programs.appending(path: "fixture-programs").path(percentEncoded: false),
      arguments: ["relay"])
    let watch = ProcessWatch(child.processID)
    let deadline = ContinuousClock.now + .seconds(20)
    while try watch.look().threads.count < 2, ContinuousClock.now < deadline {
      _ = child.poll(for: .milliseconds(1))
    }
    var quiet: [[WatchedThread]] = []
    for _ in 0..<20_000 {
      let look = try watch.look()
      if look.isQuiet, watch.isUnchanged(since: look) { quiet.append(look.threads) }
    }
    XCTAssertEqual(quiet.count, 0, "\(quiet.prefix(3))")
  }

  func testWhatTheKernelDoesNotTellIsAnError() throws {
    XCTAssertThrowsError(try ProcessWatch(getpid(), proc: "/nonexistent").look()) { error in
      XCTAssertEqual((error as? SystemError)?.code, ENOENT)
    }
  }

  // MARK: Waiting for several

  func testReactorWakesWhoseDescriptorIsReady() async throws {
    var ends: [Int32] = [0, 0]
    XCTAssertEqual(pipe(&ends), 0)
    defer { ends.forEach { close($0) } }
    let entry = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    let waits = (0..<32).map { _ in
      Task { await Reactor.shared.wait(for: [entry], until: .now + .seconds(3600)) }
    }
    await Reactor.shared.wait(for: [], until: .now + .milliseconds(1))
    XCTAssertEqual(write(ends[1], [1], 1), 1)
    for wait in waits { await wait.value }
    XCTAssertTrue(Reactor.shared.isIdle)
  }
}
