import Foundation
import PseudoTerminal
import Terminal
import XCTest

/// A pane of a tmux server of our own, on whose terminal this process writes.
final class TmuxPane {
  /// Open for reading and writing, raw, and not our controlling terminal.
  private let terminal: Int32
  private let socket: String
  private let executable: String

  /// - Throws: `XCTSkip` where there is no tmux.
  init(size: Size) throws {
    executable = try Self.find()
    socket = "width-corpus-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    // Without the line of the status from the start: tmux tells a new size only a while later.
    _ = try Self.run(
      executable, socket,
      [
        "start-server", ";", "set", "-g", "status", "off", ";", "new-session", "-d", "-x",
        "\(size.columns)", "-y", "\(size.rows)", "exec tail -f /dev/null",
      ])
    let answer = try Self.run(
      executable, socket, ["display", "-p", "#{pane_width} #{pane_height} #{pane_tty}"])
    let words = answer.split(whereSeparator: \.isWhitespace).map { String($0) }
    guard words.count == 3, words[0] == "\(size.columns)", words[1] == "\(size.rows)" else {
      throw XCTSkip("tmux made a pane of another size: \(answer)")
    }
    terminal = open(words[2], O_RDWR | O_NOCTTY | O_CLOEXEC)
    var mode = termios()
    guard tcgetattr(terminal, &mode) == 0 else { return }
    cfmakeraw(&mode)
    tcsetattr(terminal, TCSANOW, &mode)
  }

  deinit {
    close(terminal)
    _ = try? Self.run(executable, socket, ["kill-server"])
  }

  /// Writes what a screen has drawn, and waits until tmux has read it all.
  ///
  /// A sequence of emoji never falls apart over two of its readings: tmux 3.3 forgets a joiner at the
  /// end of one. So the bytes go in pieces that begin with an escape, each read before the next comes.
  func feed(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      var end = min(rest.startIndex + Self.longestPiece, rest.endIndex)
      if end < rest.endIndex, let escape = rest[..<end].lastIndex(of: 0x1B),
        escape > rest.startIndex
      {
        end = escape
      }
      guard answers(behind: rest[..<end]) else { return false }
      rest = rest[end...]
    }
    return true
  }

  /// A write up to this length reaches the other side of the terminal as one reading.
  private static let longestPiece = 1024

  /// Whether tmux answers a question behind the piece (DSR 5): it has read the piece then.
  private func answers(behind piece: ArraySlice<UInt8>) -> Bool {
    let bytes = piece + "\u{1B}[5n".utf8
    guard bytes.withUnsafeBytes({ write(terminal, $0.baseAddress, $0.count) }) == bytes.count else {
      return false
    }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64)
    var entry = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while poll(&entry, 1, 10_000) > 0 {
      let count = read(terminal, &buffer, buffer.count)
      guard count > 0 else { return false }
      received += buffer[..<count]
      if received.suffix(4).elementsEqual("\u{1B}[0n".utf8) { return true }
    }
    return false
  }

  /// The rows as tmux holds them, with the blanks at their ends.
  func capture() throws -> [String] {
    let text = try Self.run(executable, socket, ["capture-pane", "-p", "-N"])
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func find() throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { $0 + "/tmux" }
    let found = paths.first { FileManager.default.isExecutableFile(atPath: String($0)) }
    guard let found else { throw XCTSkip("there is no tmux in PATH; `make deps` installs it") }
    return String(found)
  }

  /// What tmux has printed; on a terminal of its own, so that its server inherits nothing of ours.
  private static func run(
    _ executable: String, _ socket: String, _ arguments: [String]
  ) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let process = try PseudoTerminal(
      executable: executable, arguments: ["-L", socket, "-f", "/dev/null", "-u"] + arguments,
      environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": path])
    let status = process.waitForExit(until: .now + .seconds(10))
    XCTAssertEqual(status, .exited(0), "tmux \(arguments)")
    let text = String(decoding: process.read(limit: 1 << 22), as: UTF8.self)
    return text.replacing("\r\n", with: "\n")
  }
}
