import Terminal

/// A whole recording in memory; ``CastReader`` and ``CastWriter`` hold only an event of it.
public struct Cast: Hashable, Sendable {
  public var header: CastHeader
  public var events: [CastEvent]

  public init(_ header: CastHeader, events: [CastEvent] = []) {
    self.header = header
    self.events = events
  }

  /// Reads asciicast version 2 or 3.
  ///
  /// - Throws: ``CastError``.
  public init(_ bytes: [UInt8], limits: CastLimits = CastLimits()) throws {
    var reader = try CastReader(bytes, limits: limits)
    self.init(reader.header)
    while let event = try reader.next() { events.append(event) }
  }

  /// It as asciicast version 3.
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

/// What a writer's closure adds to.
private final class Collected {
  var bytes: [UInt8] = []
}

/// Something that happened while a terminal was recorded.
public struct CastEvent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// What the program wrote, raw. A character may be cut: it goes on in the next output.
    case output([UInt8])
    /// What was typed.
    case input([UInt8])
    /// A place with a name, which may be empty.
    case marker(String)
    case resize(Size)
    /// The program's exit status.
    case exit(Int)

    /// Whether the screen may be another one behind it.
    public var isSeen: Bool {
      switch self {
      case .output(let bytes): !bytes.isEmpty
      case .resize: true
      case .input, .marker, .exit: false
      }
    }
  }

  /// Since the beginning, in whole microseconds, whatever the version of the format; never less than
  /// that of the event before.
  public var time: Duration
  public var kind: Kind

  public init(_ kind: Kind, at time: Duration) {
    self.kind = kind
    self.time = time
  }
}

/// The colours of the terminal that was recorded.
public struct CastTheme: Hashable, Sendable {
  public var foreground: Color
  public var background: Color
  /// The first 8 or 16 indexed colours.
  public var palette: [Color]

  public init(foreground: Color, background: Color, palette: [Color]) {
    self.foreground = foreground
    self.background = background
    self.palette = palette
  }

  /// A colour as a theme writes it, `#rrggbb`; nil for anything else.
  static func color(_ text: String) -> Color? {
    guard text.utf8.count == 7, text.first == "#", !text.contains("+"),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return .hex(value)
  }

  /// `#rrggbb`; an indexed colour as xterm shows it.
  static func text(_ color: Color) -> String {
    switch color {
    case .default: text(.hex(0))
    case .indexed(let index): text(XtermPalette.color(index))
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { part in
          (part < 16 ? "0" : "") + String(part, radix: 16)
        }.joined()
    }
  }
}

/// What is too much for a reader of recordings: a file may come from anywhere.
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

/// Why a recording cannot be read.
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
