import Terminal

/// A writer of a recording, asciicast version 3
/// (<https://docs.asciinema.org/manual/asciicast/v3/>).
///
/// Output may be cut within a character: its beginning waits for the rest. What is no UTF-8 becomes
/// U+FFFD, as the format is text. Call ``finish()`` at the end.
///
/// ```swift
/// var writer = try CastWriter(CastHeader(size: Size(80, 24))) { bytes += $0 }
/// try writer.output("Hello".utf8, at: .seconds(1))
/// try writer.exit(0, at: .seconds(2))
/// ```
public struct CastWriter {
  private let write: ([UInt8]) throws -> Void
  /// The time in microseconds since the start. Intervals are differences of rounded times, so that
  /// their sum does not drift.
  private var time: Int64 = 0
  private var held: [UInt8] = []

  /// Writes the header.
  ///
  /// - Parameter write: takes each line with its end.
  public init(_ header: CastHeader, write: @escaping ([UInt8]) throws -> Void) throws {
    self.write = write
    try write(Array((header.line + "\n").utf8))
  }

  /// Writes an event. A time before that of the last event counts as that one's.
  public mutating func append(_ event: CastEvent) throws {
    switch event.kind {
    case .output(let bytes): try output(bytes, at: event.time)
    case .input(let bytes): try add("i", String(decoding: bytes, as: UTF8.self), event.time)
    case .marker(let name): try add("m", name, event.time)
    case .resize(let size): try add("r", "\(size.columns)x\(size.rows)", event.time)
    case .exit(let status):
      try finish()
      try add("x", "\(status)", event.time)
    }
  }

  /// - Parameter time: since the beginning of the recording, here and below.
  public mutating func output(_ bytes: some Sequence<UInt8>, at time: Duration) throws {
    held += bytes
    let count = held.count - Self.incompleteCount(held)
    guard count > 0 else { return }
    let text = String(decoding: held[..<count], as: UTF8.self)
    held.removeFirst(count)
    try add("o", text, time)
  }

  public mutating func resize(to size: Size, at time: Duration) throws {
    try append(CastEvent(.resize(size), at: time))
  }

  public mutating func marker(_ name: String, at time: Duration) throws {
    try append(CastEvent(.marker(name), at: time))
  }

  /// Writes the exit status, usually as the last event, and calls ``finish()``.
  public mutating func exit(_ status: Int, at time: Duration) throws {
    try append(CastEvent(.exit(status), at: time))
  }

  /// Writes the beginning of a character that has waited for its rest, as U+FFFD.
  public mutating func finish() throws {
    guard !held.isEmpty else { return }
    held = []
    try add("o", "\u{FFFD}", .microseconds(time))
  }

  private mutating func add(_ code: String, _ data: String, _ moment: Duration) throws {
    let parts = moment.components
    let microseconds =
      parts.seconds * 1_000_000 + (parts.attoseconds + 500_000_000_000)
      / 1_000_000_000_000
    let interval = max(0, microseconds - time)
    time += interval
    let line = "[\(CastText.seconds(interval)), \"\(code)\", \(CastText.quoted(data))]\n"
    try write(Array(line.utf8))
  }

  /// Returns the number of bytes at the end that begin an incomplete character.
  private static func incompleteCount(_ bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF5 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC2 ? 2 : 1
      return length > index + 1 ? index + 1 : 0
    }
    return 0
  }
}
