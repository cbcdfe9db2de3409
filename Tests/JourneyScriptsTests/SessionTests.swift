import Foundation
import Glibc
import JourneyKit
import PseudoTerminal
import Terminal
import XCTest

@testable import journey

/// `journey session` from shells: each command is a process of its own.
@MainActor
final class SessionTests: XCTestCase {
  let journey = Tally.product("journey")

  /// A folder for the socket that is not that of other tests; its sessions are ended afterwards.
  func inRuntimeFolder(_ body: (String) async throws -> Void) async throws {
    let folder = URL(filePath: "/tmp/js-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    do {
      try await body(path)
    } catch {
      endAll(path)
      throw error
    }
    endAll(path)
  }

  private func endAll(_ folder: String) {
    let list = try? session(["list", "--json"], in: folder).output
    let all = list.flatMap { try? JSONDecoder().decode(JSON.self, from: Data($0.utf8)) }
    for one in all?["sessions"]?.items ?? [] {
      if case .text(let name)? = one["name"] { _ = try? session(["end", name], in: folder) }
    }
  }

  typealias Answer = (status: Int32, output: String)

  func session(_ arguments: [String], in folder: String) throws -> Answer {
    try Command.run(
      journey, ["session"] + arguments, environment: ["XDG_RUNTIME_DIR": folder],
      directory: Tally.folder)
  }

  func start(_ name: String, in folder: String, _ options: [String] = []) throws -> Answer {
    try session(
      ["start", name, "--size", "40x8"] + options + ["--", "bash", "tally.sh"], in: folder)
  }

  func assert(
    _ answer: Answer, _ status: SessionStatus, _ words: String..., line: UInt = #line
  ) {
    XCTAssertEqual(answer.status, status.rawValue, answer.output, line: line)
    for word in words {
      XCTAssertTrue(answer.output.contains(word), "“\(word)”: \(answer.output)", line: line)
    }
  }

  // MARK: From a shell
  /// Ten processes of one script of bash.
  func testASessionOfTenProcesses() async throws {
    try await inRuntimeFolder { folder in
      let script = """
        set -eu
        s() { "$JOURNEY" session "$@"; }
        s start t --size 40x8 -- bash tally.sh
        s press t + +
        s expect t 'text "Count: 2"'
        s click t 'text "[ Add ]"'
        s resize t 50x9
        s screen t
        s do t '{step: {name: more, steps: [{press: +}, {expect: "text \\"Count: 4\\""}]}}'
        s query t 'text "Size: 50x9"'
        s list
        s end t
        """
      let answer = try Command.run(
        "/bin/bash", ["-c", script],
        environment: ["XDG_RUNTIME_DIR": folder, "JOURNEY": journey], directory: Tally.folder)
      assert(
        answer, .done, "settled (kernel)", "Count: 3", "Size: 50x9", "runs, idle for 0 s",
        "the session has ended; for that the program was ended by signal 9")
      // The keeper ends with its last session, and takes its socket away.
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/journey/sessions-1.sock"))
    }
  }

  func testAnswersAsJSON() async throws {
    try await inRuntimeFolder { folder in
      @MainActor func json(_ arguments: [String]) throws -> JSON {
        let answer = try session(arguments + ["--json"], in: folder)
        XCTAssertEqual(answer.output.filter { $0 == "\n" }.count, 1, answer.output)
        let value = try JSONDecoder().decode(JSON.self, from: Data(answer.output.utf8))
        XCTAssertEqual(value["status"], .number(Double(answer.status)))
        return value
      }
      _ = try start("t", in: folder)
      let press = try json(["press", "t", "+"])
      XCTAssertEqual(press["ok"], .bool(true))
      XCTAssertEqual(press["settled"]?["way"], .text("kernel"))
      XCTAssertEqual(press["settled"]?["isExact"], .bool(true))
      XCTAssertFalse(press["changes"]?.items.isEmpty ?? true)
      let screen = try json(["screen", "t"])
      XCTAssertEqual(screen["screen"]?["rows"]?.items[1], .text("Count: 1"))
      let query = try json(["query", "t", "text \"Count\""])
      XCTAssertEqual(query["matches"]?.items.first?["text"], .text("Count"))
      let failed = try json(["expect", "t", "text \"never\""])
      XCTAssertEqual(failed["ok"], .bool(false))
      XCTAssertEqual(failed["status"], .number(1))
      let list = try json(["list"])
      XCTAssertEqual(list["sessions"]?.items.first?["name"], .text("t"))
      let trace = try json(["trace", "t"])
      XCTAssertEqual(trace["trace"]?.items.count, 2)
      XCTAssertEqual(try json(["end", "t"])["ending"]?["signal"], .number(9))
      XCTAssertEqual(try json(["end", "t"])["status"], .number(3))
      XCTAssertEqual(try json(["list"])["sessions"], .list([]))
    }
  }

  // MARK: What goes wrong
  func testEachStateHasItsStatus() async throws {
    try await inRuntimeFolder { folder in
      assert(
        try session(["press", "t", "a"], in: folder), .noSession,
        "there is no session t, nor another")
      assert(try session(["list"], in: folder), .done, "there is no session")
      assert(try start("t", in: folder), .done, "Count: 0")
      assert(try start("t", in: folder), .exists, "there is a session t already")
      assert(
        try session(["press", "u", "a"], in: folder), .noSession,
        "there is no session u; there are t")
      assert(
        try session(["expect", "t", "text \"nope\""], in: folder), .failed, "Count: 0",
        "acts so far")
      assert(try session(["expect", "t", "text"], in: folder), .badRequest, "error: wrong query")
      assert(try session(["press", "t", "NoKey"], in: folder), .badRequest, "a key")
      assert(try session(["do", "t", "nonsense: 1"], in: folder), .badRequest, "unknown verb")
      assert(
        try session(["start", "v", "--", "/nonexistent/program"], in: folder), .notLaunched)
      assert(try session(["press", "v", "a"], in: folder), .noSession)
      // The program ends by a key, and is asked on.
      assert(try session(["press", "t", "q"], in: folder), .done, "has ended with status 0")
      assert(try session(["press", "t", "+"], in: folder), .ended, "has ended with status 0")
      assert(try session(["list"], in: folder), .done, "has ended with status 0")
      assert(try session(["expect", "t", "--end", "3"], in: folder), .failed)
      assert(try session(["expect", "t", "--end", "0"], in: folder), .done)
      assert(try session(["end", "t"], in: folder), .done, "the program has ended with status 0")
      XCTAssertEqual(try session(["press"], in: folder).status, 64)
    }
  }

  func testAnEndThatNobodyExpectsIsToldAtTheEnd() async throws {
    try await inRuntimeFolder { folder in
      _ = try start("t", in: folder)
      _ = try session(["press", "t", "q"], in: folder)
      assert(try session(["end", "t"], in: folder), .failed, "which no step expects")
      assert(try session(["end", "t"], in: folder), .noSession)
    }
  }

  func testNamesWithHostileCharactersAreRefused() async throws {
    try await inRuntimeFolder { folder in
      for name in [
        "../x", "a/b", "", "a b", "\u{1B}[2J", "é", "a\nb", ".hidden",
        String(repeating: "a", count: 65),
      ] {
        let answer = try session(["start", "--", name, "bash"], in: folder)
        XCTAssertTrue([2, 64].contains(answer.status), "\(name.debugDescription): \(answer)")
        let other = try session(["screen", "--", name], in: folder)
        assert(other, .badRequest, "no name of a session")
        XCTAssertFalse(other.output.unicodeScalars.contains("\u{1B}"))
      }
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/journey"))
    }
  }

  // MARK: The keeper
  func testTwoStartsAtOnce() async throws {
    try await inRuntimeFolder { folder in
      let script = """
        for n in 1 2 3 4; do "$JOURNEY" session start "n$n" -- bash tally.sh >"$OUT/$n" 2>&1 & done
        for n in 1 2 3 4; do "$JOURNEY" session start same -- bash tally.sh >"$OUT/same$n" 2>&1; echo $? >>"$OUT/status" & done
        wait
        sort "$OUT/status" | tr '\\n' ' '
        "$JOURNEY" session list
        """
      let answer = try Command.run(
        "/bin/bash", ["-c", script],
        environment: ["XDG_RUNTIME_DIR": folder, "JOURNEY": journey, "OUT": folder],
        directory: Tally.folder)
      XCTAssertTrue(answer.output.hasPrefix("0 4 4 4 "), answer.output)
      for name in ["n1", "n2", "n3", "n4", "same"] {
        XCTAssertTrue(answer.output.contains("\(name)  "), answer.output)
      }
    }
  }

  func testAKilledKeeperLeavesNothingBehind() async throws {
    try await inRuntimeFolder { folder in
      _ = try start("t", in: folder)
      let keeper = try XCTUnwrap(Self.keeper(in: folder))
      XCTAssertEqual(kill(keeper, SIGKILL), 0)
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/journey/sessions-1.sock"))
      assert(
        try session(["press", "t", "+"], in: folder), .noSession,
        "there is no session t, nor another")
      assert(try session(["list"], in: folder), .done, "there is no session")
      assert(try start("t", in: folder), .done, "Count: 0")
    }
  }

  /// Returns the keeper of a folder: the process with its `XDG_RUNTIME_DIR` whose command is `session keep`.
  private static func keeper(in folder: String) -> pid_t? {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.compactMap { pid_t($0) }.first { process in
      func read(_ name: String) -> [String] {
        let data = FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      }
      return read("cmdline") == ["journey", "session", "keep"]
        && read("environ").contains("XDG_RUNTIME_DIR=\(folder)")
    }
  }

  func testTheSocketIsForItsOwnerAlone() async throws {
    try await inRuntimeFolder { folder in
      _ = try start("t", in: folder)
      for (path, mode) in [("/journey", 0o700), ("/journey/sessions-1.sock", 0o600)] {
        let facts = try FileManager.default.attributesOfItem(atPath: folder + path)
        XCTAssertEqual(facts[.posixPermissions] as? Int, mode, path)
      }
      // Others could have laid a socket into such a folder.
      chmod(folder + "/journey", 0o777)
      assert(try session(["screen", "t"], in: folder), .noKeeper, "only you may enter")
      chmod(folder + "/journey", 0o700)
      assert(try session(["screen", "t"], in: folder), .done)
    }
  }

  func testASessionThatNobodyAsksForEnds() async throws {
    try await inRuntimeFolder { folder in
      let driver = try watcher("t", in: folder, ["--idle", "5"])
      try await driver.launch()
      // Its watcher is told of the end by the end of the stream.
      let end = ContinuousClock.now + .seconds(20)
      while driver.ending == nil, ContinuousClock.now < end {
        _ = try await driver.waitForChange(until: end)
      }
      XCTAssertEqual(driver.ending?.status, .exited(0))
      assert(try session(["screen", "t"], in: folder), .noSession)
    }
  }

  // MARK: Watching
  private func watcher(
    _ name: String, in folder: String, _ options: [String] = []
  ) throws -> ProcessDriver {
    assert(try start(name, in: folder, options), .done)
    return window(on: name, in: folder, Size(30, 8))
  }

  private func window(on name: String, in folder: String, _ size: Size) -> ProcessDriver {
    var environment = Program.hermeticEnvironment
    environment["XDG_RUNTIME_DIR"] = folder
    return ProcessDriver(
      Program(journey, arguments: ["session", "watch", name], environment: environment), size: size)
  }

  /// The row that tells of the session hides none of the program's; what does not fit is said, and the
  /// part with the cursor shows.
  func testAWatcherSeesTheLastRowToo() async throws {
    try await inRuntimeFolder { folder in
      let script = """
        stty -echo; printf 'row %s\\r\\n' 0 1 2 3 4 5 6; printf 'row 7 '
        read -rn1; printf '\\e[H'; read -rn1
        """
      assert(
        try session(
          ["start", "t", "--size", "40x8", "--", "bash", "-c", script], in: folder), .done)
      let same = Journey(window(on: "t", in: folder, Size(40, 8)))
      try await same.launch()
      try await same.expectEventually(.text("row 7"), within: .seconds(10))
      try same.expectText("row 0")
      try same.expectNoText("q leave")
      try same.expectCursor(at: Point(x: 6, y: 7))
      // A row more has room for both.
      try await same.resize(to: Size(40, 9))
      try await same.expectEventually(.text("q leave"), within: .seconds(10))
      for y in 0..<8 { try same.expectText("row \(y)") }
      // Too few rows: those around the cursor, and a word of it.
      try await same.resize(to: Size(60, 5))
      try await same.expectEventually(.text("rows 4-7 of 8"), within: .seconds(10))
      for y in 4..<8 { try same.expectText("row \(y)") }
      try same.expectNoText("row 3")
      try same.expectCursor(at: Point(x: 6, y: 3))
      assert(try session(["press", "t", "x"], in: folder), .done)
      try await same.expectEventually(.text("rows 0-3 of 8"), within: .seconds(10))
      try same.expectText("row 0")
      try same.expectCursor(at: .zero)
      try await same.press("q")
      try same.expectEnded(.exited(0))
    }
  }

  func testAWatcherSeesWhatOthersDo() async throws {
    try await inRuntimeFolder { folder in
      let app = Journey(try watcher("t", in: folder))
      try await app.launch()
      try await app.expectEventually(.text("Count: 0"), within: .seconds(10))
      try app.expect(.text("q leave")).toExist()
      assert(try session(["press", "t", "+", "+"], in: folder), .done)
      try await app.expectEventually(.text("Count: 2"), within: .seconds(10))
      // It is read only.
      try await app.press("+")
      assert(try session(["expect", "t", "text \"Count: 2\""], in: folder), .done)
      try await app.press("q")
      try app.expectEnded(.exited(0))
      XCTAssertEqual(app.driver.ending?.leftBehind, [])
    }
  }

  /// A watch in JSON has a line for the screen of now, and needs no terminal.
  func testAWatchInJSON() async throws {
    try await inRuntimeFolder { folder in
      assert(try start("t", in: folder), .done)
      assert(try session(["press", "t", "+"], in: folder), .done)
      // The first line is read while the watch goes on, which the end of the session ends.
      let script = """
        exec 3< <("$JOURNEY" session watch t --json)
        read -r line <&3
        printf '%s\\n' "$line"
        "$JOURNEY" session end t
        """
      let line = try Command.run(
        "/bin/bash", ["-c", script], environment: ["XDG_RUNTIME_DIR": folder, "JOURNEY": journey])
      let first = line.output.split(separator: "\n").first ?? ""
      let frame = try JSONDecoder().decode(JSON.self, from: Data(first.utf8))
      XCTAssertEqual(frame["session"], .text("t"), line.output)
      XCTAssertEqual(frame["size"], .list([.number(40), .number(8)]))
      XCTAssertEqual(frame["rows"]?.items.contains(.text("Count: 1")), true, line.output)
    }
  }

  func testWatchingNeedsATerminalAndASession() async throws {
    try await inRuntimeFolder { folder in
      assert(try session(["watch", "t"], in: folder), .noSession)
      _ = try start("t", in: folder)
      assert(try session(["watch", "t"], in: folder), .badRequest, "on a terminal")
    }
  }
}
