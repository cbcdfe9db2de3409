import Glibc
import Terminal

/// A reader of a terminal recording, asciicast version 2 or 3, one line at a time.
///
/// After <https://docs.asciinema.org/manual/asciicast/v2/> and `…/v3/`. Version 2 counts times from
/// the beginning, version 3 from the event before; here both are from the beginning. Events of
/// unknown codes are left out, their time counts. Comments (`#`) and empty lines are skipped.
///
/// ```swift
/// var reader = try CastReader(path: "demo.cast")
/// while let event = try reader.next() { print(event.time, event.kind) }
/// ```
public struct CastReader {
  public let header: CastHeader
  private let limits: CastLimits
  private var lines: CastLines
  /// The time in microseconds.
  private var time: Int64 = 0
  private var held: UInt16?

  /// - Parameter source: gives the next bytes of the file; none at its end.
  /// - Throws: ``CastError``, and what `source` throws.
  public init(limits: CastLimits = CastLimits(), source: @escaping () throws -> [UInt8]) throws {
    self.limits = limits
    lines = CastLines(limits: limits, source: source)
    guard let line = try lines.next() else { throw CastError(line: 1, "no header: nothing there") }
    header = try CastHeader(try Self.value(line, 1), limits: limits)
  }

  /// - Throws: ``CastError``.
  public init(_ bytes: [UInt8], limits: CastLimits = CastLimits()) throws {
    var rest: [UInt8] = bytes
    try self.init(limits: limits) {
      defer { rest = [] }
      return rest
    }
  }

  /// Returns the next event; nil at the end.
  ///
  /// - Throws: ``CastError`` with the number of the line; what comes behind it is not to be trusted.
  public mutating func next() throws -> CastEvent? {
    while let line = try lines.next() {
      if line.allSatisfy({ $0 == 0x20 }) || line.first == UInt8(ascii: "#") { continue }
      if let event = try event(try Self.value(line, lines.number)) { return event }
    }
    return nil
  }

  private static func value(_ line: [UInt8], _ number: Int) throws -> CastValue {
    do {
      return try CastValueReader.value(line)
    } catch { throw CastError(line: number, error.description) }
  }

  // MARK: Events
  private mutating func event(_ value: CastValue) throws -> CastEvent? {
    guard case .array(let parts) = value, parts.count >= 2
    else { throw fault("an event is an array of a time, a code and data") }
    guard let seconds = parts[0].number else { throw fault("the time is no number") }
    guard let code = parts[1].text else { throw fault("the code is no text") }
    try advance(seconds)
    guard ["o", "i", "m", "r", "x"].contains(code) else { return nil }
    guard parts.count == 3 else { throw fault("\(parts.count) parts, not 3") }
    return CastEvent(try kind(code, parts[2]), at: .microseconds(time))
  }

  private mutating func advance(_ seconds: Double) throws {
    guard seconds >= 0 else { throw fault("the time is negative") }
    guard seconds <= limits.seconds else { throw tooLong }
    let microseconds = Int64((seconds * 1e6).rounded())
    // Recorders with two threads wrote times of version 2 that go back a little.
    time = header.version == 2 ? max(time, microseconds) : time + microseconds
    guard Double(time) <= limits.seconds * 1e6 else { throw tooLong }
  }

  private var tooLong: CastError { fault("later than \(Int(limits.seconds)) seconds") }

  private mutating func kind(_ code: String, _ data: CastValue) throws -> CastEvent.Kind {
    if code == "x", let status = data.integer { return .exit(status) }
    guard case .string(let bytes) = data, let text = data.text
    else { throw fault("the data of '\(code)' is no text") }
    switch code {
    case "o": return .output(whole(bytes))
    case "i": return .input(bytes)
    case "m": return .marker(text)
    case "r": return .resize(try size(text))
    default:
      guard let status = Int(text) else { throw fault("the exit status is no number") }
      return .exit(status)
    }
  }

  private mutating func whole(_ bytes: [UInt8]) -> [UInt8] {
    // Half a character stays half over an empty output.
    guard !bytes.isEmpty else { return bytes }
    var result = held.map { SurrogatePairs.join($0, bytes) } ?? bytes
    held = SurrogatePairs.takeHeld(from: &result)
    return result
  }

  private func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1]
    else { throw fault("'\(text.prefix(20))' is no size such as 80x24") }
    let side = 1...limits.side
    guard side.contains(columns), side.contains(rows) else {
      throw fault("a terminal has 1 to \(limits.side) columns and rows, not \(columns)x\(rows)")
    }
    return Size(columns, rows)
  }

  private func fault(_ reason: String) -> CastError { CastError(line: lines.number, reason) }
}

extension CastReader {
  /// Reads a file, 64 KiB at a time; it is open as long as the reader is there.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: ``CastError``, also where the file cannot be read.
  public init(path: String, limits: CastLimits = CastLimits()) throws {
    let file = try CastFile(path)
    try self.init(limits: limits) { try file.read() }
  }
}

/// An open file; closed with the object.
private final class CastFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure("cannot open", path) }
  }

  deinit { if descriptor != STDIN_FILENO { _ = close(descriptor) } }

  func read() throws -> [UInt8] {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, initialized in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    guard count >= 0 else { throw Self.failure("cannot read", path) }
    return bytes
  }

  private static func failure(_ what: String, _ path: String) -> CastError {
    CastError("\(what) '\(path)': \(String(cString: strerror(errno)))")
  }
}

/// The lines of a source that is read piece by piece. No more than a line and a piece are in
/// memory.
struct CastLines {
  /// The number of the line given last, from 1.
  private(set) var number = 0
  private let limits: CastLimits
  private let source: () throws -> [UInt8]
  private var piece: [UInt8] = []
  private var position = 0
  private var taken = 0
  private var isAtEnd = false

  /// - Parameter source: gives the next bytes; none at the end.
  init(limits: CastLimits, source: @escaping () throws -> [UInt8]) {
    (self.limits, self.source) = (limits, source)
  }

  /// Returns the next line without its end (LF or CR LF); nil at the end of the file.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    var isBegun = false
    while try refill() {
      if !isBegun { number += 1 }
      isBegun = true
      let end = piece[position...].firstIndex(of: 0x0A)
      line += piece[position..<(end ?? piece.count)]
      position = end.map { $0 + 1 } ?? piece.count
      guard line.count <= limits.line
      else { throw CastError(line: number, "longer than \(limits.line) bytes") }
      if end != nil { break }
    }
    guard isBegun else { return nil }
    if line.last == 0x0D { line.removeLast() }
    return line
  }

  /// - Returns: false at the end of the file.
  private mutating func refill() throws -> Bool {
    if position < piece.count { return true }
    if isAtEnd { return false }
    piece = try source()
    position = 0
    taken += piece.count
    isAtEnd = piece.isEmpty
    guard taken <= limits.file else { throw CastError("more than \(limits.file) bytes") }
    return !isAtEnd
  }
}
