import Terminal
import VirtualTerminal

/// Plays a recording on a real terminal.
///
/// What was recorded goes there raw: colours, titles and pictures come out as they did, and so does
/// whatever else the recorded program sent. Play only what you would also print.
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
  ) {
    self.pace = pace
    self.wait = wait
    self.write = write
  }

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
