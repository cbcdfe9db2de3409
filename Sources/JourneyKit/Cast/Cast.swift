import Terminal

/// A whole recording in memory; ``CastReader`` and ``CastWriter`` hold only an event of it.
public struct Cast: Hashable, Sendable {
  public var header: CastHeader
  public var events: [CastEvent]

  public init(_ header: CastHeader, events: [CastEvent] = []) {
    (self.header, self.events) = (header, events)
  }

  /// Reads asciicast version 2 or 3.
  ///
  /// - Throws: ``CastError``.
  public init(_ bytes: [UInt8], limits: CastLimits = CastLimits()) throws {
    var reader = try CastReader(bytes, limits: limits)
    self.init(reader.header)
    while let event = try reader.next() { events.append(event) }
  }

  /// The recording as asciicast version 3.
  public var bytes: [UInt8] {
    get throws {
      let collected = Collected()
      var writer = try CastWriter(header) { collected.bytes += $0 }
      for event in events { try writer.append(event) }
      try writer.finish()
      return collected.bytes
    }
  }
}

/// A box for the bytes that the writer's closure collects.
private final class Collected { var bytes: [UInt8] = [] }

/// Something that happened while a terminal was recorded.
public struct CastEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Raw bytes that the program wrote. A character may be cut; it goes on in the next output.
    case output([UInt8])
    /// The bytes that were typed.
    case input([UInt8])
    /// A place with a name, which may be empty.
    case marker(String)
    case resize(Size)
    /// The program's exit status.
    case exit(Int)

    /// True if the event may change the screen.
    public var isSeen: Bool {
      switch self {
      case .output(let bytes): !bytes.isEmpty
      case .resize: true
      case .input, .marker, .exit: false
      }
    }
  }

  /// The time since the start in whole microseconds, in either version of the format. It never goes
  /// back.
  public var time: Duration
  public var kind: Kind

  public init(_ kind: Kind, at time: Duration) { (self.kind, self.time) = (kind, time) }
}

/// The colours of the terminal that was recorded.
public struct CastTheme: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  /// The first 8 or 16 indexed colours.
  public var palette: [Color]

  public init(foreground: Color, background: Color, palette: [Color]) {
    (self.foreground, self.background, self.palette) = (foreground, background, palette)
  }
}

/// The limits of a reader of recordings, since a file may come from anywhere.
public struct CastLimits: Hashable, Sendable {
  /// The most bytes of one line.
  public var line = 1 << 23
  /// The most bytes of the whole file.
  public var file = 1 << 30
  /// The most columns, and the most rows, of a terminal.
  public var side = 1000
  /// The longest recording, in seconds.
  public var seconds = 1e8

  public init() {}
}

/// A reason why a recording cannot be read.
public struct CastError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counted from 1; nil where the fault is no line's.
  public let line: Int?
  public let reason: String

  /// - Parameter reason: is cleaned: it may quote the file.
  public init(line: Int? = nil, _ reason: String) {
    self.line = line
    self.reason = Sanitizer.clean(reason)
  }

  public var description: String { line.map { "line \($0): \(reason)" } ?? reason }
}
