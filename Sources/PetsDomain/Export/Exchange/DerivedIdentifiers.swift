import Cryptography
import Foundation
import Interchange

/// Identifiers for those that have none: the same for the same content, and another for each that is
/// twice in one file.
struct DerivedIdentifiers {
  /// In the order in which they were asked for.
  private(set) var made: [UUID] = []
  private var times: [String: Int] = [:]

  mutating func make(of value: JSONValue, owner: String) throws -> UUID {
    let content = owner + "\n" + value.text()
    let time = times[content, default: 0]
    times[content] = time + 1
    let id = try Self.identifier(of: "\(time) \(content)")
    made.append(id)
    return id
  }

  /// Version 8 by RFC 9562, which is what the bits of a sum may be put into.
  static func identifier(of content: String) throws -> UUID {
    var bytes = Array(try SHA256.digest(Data(content.utf8)).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
