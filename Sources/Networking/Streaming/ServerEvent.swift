import Foundation

/// One event of a stream of server-sent events (HTML, 9.2).
public struct ServerEvent: Sendable, Equatable {
  /// `message` if the server gives no name.
  public var name: String
  public var data: String

  public init(name: String, data: String) { (self.name, self.data) = (name, data) }
}

/// Parses events from bytes, wherever the network has cut them.
///
/// Comments, identifiers and retry times are skipped. An event larger than the limit is an error: a
/// server that never ends a line must not fill the memory.
public struct ServerEventParser: Sendable {
  private let limit: Int
  private var line: [UInt8] = []
  private var name = ""
  private var data: [String] = []
  private var size = 0
  private var endsAfterReturn = false

  public init(limit: Int = 1 << 20) { self.limit = limit }

  /// Returns the events that these bytes complete.
  ///
  /// - Throws: ``HTTPError/tooLarge(limit:)``.
  public mutating func read(_ bytes: Data) throws(HTTPError) -> [ServerEvent] {
    var events: [ServerEvent] = []
    for byte in bytes {
      let isRest = endsAfterReturn && byte == 0x0A
      endsAfterReturn = byte == 0x0D
      if isRest { continue }
      guard byte == 0x0A || byte == 0x0D else {
        try take(byte)
        continue
      }
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  private mutating func take(_ byte: UInt8) throws(HTTPError) {
    size += 1
    guard size <= limit else { throw .tooLarge(limit: limit) }
    line.append(byte)
  }

  private mutating func endLine() -> ServerEvent? {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return endEvent() }
    let text = String(decoding: line, as: UTF8.self)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : ""
    let content = value.hasPrefix(" ") ? String(value.dropFirst()) : value
    switch parts[0] {
    case "event": name = content
    case "data": data.append(content)
    // Comments keep a connection up and do not count.
    case "": size -= line.count
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> ServerEvent? {
    defer { (name, data, size) = ("", [], 0) }
    if data.isEmpty { return nil }
    return ServerEvent(name: name.isEmpty ? "message" : name, data: data.joined(separator: "\n"))
  }
}
