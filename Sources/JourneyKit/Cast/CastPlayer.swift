import Terminal
import VirtualTerminal

/// A player of a recording on a real terminal.
///
/// The recorded output goes to the terminal raw: colours, titles and pictures come out as they did,
/// and so does everything else that the program sent. Play only what you would also print.
public struct CastPlayer {
  private var pace: CastPace
  private let wait: (Duration) throws -> Void
  private let write: ([UInt8]) throws -> Void

  /// - Parameters:
  ///   - wait: returns when that much time has gone by since the start; throws to stop.
  ///   - write: sends bytes to the terminal.
  public init(
    pace: CastPace, wait: @escaping (Duration) throws -> Void,
    write: @escaping ([UInt8]) throws -> Void
  ) { (self.pace, self.wait, self.write) = (pace, wait, write) }

  /// Plays all output; resizes, input and markers change nothing, as the terminal is the user's.
  ///
  /// - Parameter stage: is told everything before it is sent, so that it knows what the terminal is
  ///   left in, wherever this stops; see ``TerminalRestoration``.
  public mutating func play(_ reader: inout CastReader, on stage: CastStage) throws {
    while let event = try reader.next() {
      guard case .output(let bytes) = event.kind else {
        stage.take(event)
        continue
      }
      try wait(pace.due(event.time))
      stage.take(event)
      try write(bytes)
    }
  }
}

/// The time at which each event of a recording is due while it is played.
public struct CastPace: Hashable, Sendable {
  /// The factor of the recorded speed; 0 plays without pauses.
  public let speed: Double
  /// The longest pause, in recorded time; nil for any.
  public let idleLimit: Duration?
  private var last = Duration.zero
  private var elapsed = Duration.zero

  public init(speed: Double = 1, idleLimit: Duration? = nil) {
    (self.speed, self.idleLimit) = (speed, idleLimit)
  }

  /// Returns the time since the start of playing. Call it for each shown event, in order.
  public mutating func due(_ time: Duration) -> Duration {
    let pause = max(.zero, time - last)
    last = max(last, time)
    if speed > 0 { elapsed += min(pause, idleLimit ?? pause) / speed }
    return elapsed
  }
}

/// A terminal without a window that shows the screen at any event of a recording.
public final class CastStage {
  public let terminal: VirtualTerminal

  public init(_ header: CastHeader) { terminal = VirtualTerminal(size: header.size, scrollback: 0) }

  public func take(_ event: CastEvent) {
    switch event.kind {
    case .output(let bytes):
      terminal.feed(bytes)
      // Nobody is there to be answered.
      _ = terminal.takeReplies()
    case .resize(let size): terminal.resize(to: size)
    case .input, .marker, .exit: break
    }
  }

  /// The screen without controls, invisible characters and changes of text direction. U+FFFD stands
  /// in a cell that has nothing else.
  public var screen: Screen {
    var surface = terminal.surface
    for y in 0..<surface.size.rows {
      for x in 0..<surface.size.columns {
        let text = surface[x, y].text
        if surface[x, y].width == 0 || Sanitizer.isClean(text) { continue }
        let clean = Sanitizer.clean(text)
        surface[x, y].text = clean.isEmpty ? "\u{FFFD}" : clean
      }
    }
    let cursor = terminal.cursor
    return Screen(surface: surface, cursor: cursor.isVisible ? cursor.position : nil)
  }
}
