/// A JSON value (RFC 8259) of a recording.
///
/// Strings are bytes: where a recorder cut its output within a character, each part is no text, and
/// only both together are. Half a surrogate pair keeps its three bytes (WTF-8) for the same reason.
enum CastValue: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case array([CastValue])
  /// Of members of the same name, the last one.
  case object([String: CastValue])

  var text: String? {
    if case .string(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// A number without a fraction.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}
