import ArgumentParser
import CursesHost
import FoundationEssentials
import Glibc
import JourneyKit
import Terminal
import VirtualTerminal

/// `journey session watch NAME`: a session live on this terminal.
struct SessionWatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Show a session live on this terminal; q or Ctrl-C leaves.",
    discussion: """
      Nothing that is typed reaches the program. A row below its screen tells the last act, where there is room for \
      one. Of a program whose screen is larger than this terminal, the part around the cursor shows, and that row \
      says which. The terminal is given back at the end. With --json each screen is a line, until the session ends: \
      session, size, rows, act; no terminal is needed.
      """)

  @Argument(help: ArgumentHelp("The name of the session.", valueName: "name"))
  var session: String

  @Flag(help: "Print each screen as a line of JSON.")
  var json = false

  func run() throws {
    do {
      try SessionName.check(session)
      let (descriptor, lines) = try SessionClient().open(
        SessionRequest(verb: .watch, session: session))
      let first = lines.next().flatMap {
        try? JSONDecoder().decode(SessionReply.self, from: Data($0.utf8))
      }
      guard let first else { throw SessionError(.noSession, "there is no session \(session)") }
      if let error = first.error { throw SessionError(first.status, error.message) }
      if json { return SessionPrinter.run(session, lines) }
      let terminal = try RecordTerminal()
      defer { terminal.close() }
      SessionViewer(session, terminal).run(descriptor, lines)
    } catch let error as SessionError {
      ErrorOutput.write(error.message)
      throw ExitCode(error.status.rawValue)
    } catch let failure as RecordTerminal.Failure {
      ErrorOutput.write("a session is watched on a terminal; standard input is none (\(failure))")
      throw ExitCode(SessionStatus.badRequest.rawValue)
    }
  }
}

/// The terminal of a session's program, as far as it was sent.
private struct SentScreen {
  private(set) var display = VirtualTerminal(size: Size(80, 24), scrollback: 0)
  private(set) var words = ""

  /// Returns false for a line that is no frame.
  mutating func take(_ line: String) -> Bool {
    guard let frame = try? JSONDecoder().decode(SessionFrame.self, from: Data(line.utf8)),
      frame.size.count == 2
    else { return false }
    let size = Size(frame.size[0], frame.size[1])
    if size != display.size { display = VirtualTerminal(size: size, scrollback: 0) }
    display.feed(frame.paint.utf8)
    words = frame.words
    return true
  }
}

/// The screens of a session as lines of JSON.
private enum SessionPrinter {
  /// Returns when the session ends.
  static func run(_ name: String, _ lines: SessionLines) {
    var sent = SentScreen()
    while let line = lines.next() {
      guard sent.take(line) else { continue }
      let (size, rows) = (
        sent.display.size,
        sent.display.screenState.text.split(
          separator: "\n", omittingEmptySubsequences: false)
      )
      StandardOutput.write(
        JSONValue.object([
          ("session", .string(name)), ("size", .array([.int(size.columns), .int(size.rows)])),
          ("rows", .array(rows.map { .string(String($0)) })), ("act", .string(sent.words)),
        ]).text)
      // Whoever reads the lines sees each at once.
      if !StandardOutput.flush() { return }
    }
  }
}

/// The picture of a session on this terminal, with a row of its own below where there is room.
private final class SessionViewer {
  private let name: String
  private let terminal: RecordTerminal
  private var painter = ScreenPainter()
  private var sent = SentScreen()
  /// The upper left of the part that shows of a larger screen.
  private var origin = Point.zero

  init(_ name: String, _ terminal: RecordTerminal) { (self.name, self.terminal) = (name, terminal) }

  /// Returns when the session ends or the user wants no more.
  func run(_ descriptor: Int32, _ lines: SessionLines) {
    // The first screen may have come with the answer.
    takeAll(lines)
    while true {
      paint()
      var entries = [descriptor, STDIN_FILENO, terminal.signalEnd].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&entries, nfds_t(entries.count), -1) > 0 else { continue }
      if entries[0].revents != 0 {
        guard lines.read() else { return }
        takeAll(lines)
      }
      if entries[1].revents != 0, isLeft() { return }
      if entries[2].revents != 0, terminal.takeSignals().contains(where: { $0 != SIGWINCH }) {
        return
      }
    }
  }

  private func takeAll(_ lines: SessionLines) {
    while let line = lines.take() { _ = sent.take(line) }
  }

  /// True if one of the keys q, Ctrl-C, Ctrl-D was pressed, or no key can be pressed any more.
  private func isLeft() -> Bool {
    guard let bytes = terminal.read() else { return true }
    return bytes.contains { [0x71, 0x51, 0x03, 0x04].contains($0) }
  }

  private func paint() {
    let (size, display) = (terminal.size, sent.display)
    let cursor = display.cursor.isVisible ? display.cursor.position : nil
    let part = WatchedPart(of: display.size, in: size, cursor: cursor, before: origin)
    origin = part.shown.origin
    var surface = part.surface(of: display.surface, in: size)
    if part.hasStatus {
      let style = Style(attributes: .reverse)
      let row = Rect(x: 0, y: size.rows - 1, columns: size.columns, rows: 1)
      surface.fill(row, with: Cell(" ", style: style))
      surface.write(
        part.status(name, sent.words, columns: size.columns), at: row.origin, style: style)
    }
    terminal.write(painter.paint(surface, cursor: cursor.flatMap(part.place)))
  }
}
