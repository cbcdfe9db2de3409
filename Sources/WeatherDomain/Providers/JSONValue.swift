import Foundation
import Interchange

/// A piece of JSON that says what it has and never throws for what it has not.
///
/// Providers leave out, null and mistype; a field that is not as expected is unknown, and all others
/// stay.
enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .string(text)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? value.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .bool(try value.decode(Bool.self))
    }
  }

  subscript(name: String) -> JSONValue {
    if case .object(let fields) = self { return fields[name] ?? .null }
    return .null
  }

  subscript(index: Int) -> JSONValue {
    if case .array(let items) = self, items.indices.contains(index) { return items[index] }
    return .null
  }

  var items: [JSONValue] {
    if case .array(let items) = self { return items }
    return []
  }

  var isObject: Bool {
    if case .object = self { return true }
    return false
  }

  var number: Double? {
    if case .number(let number) = self, number.isFinite { return number }
    return nil
  }

  /// A whole number, also of a text, as some providers write their codes.
  var integer: Int? {
    if case .string(let text) = self { return Int(text) }
    return number.flatMap { Int(exactly: $0.rounded()) }
  }

  /// One line, cleaned of all that is no text; nil where nothing is left of it.
  var text: String? { text(limit: TextRules.longest) }

  func text(limit: Int) -> String? {
    guard case .string(let text) = self else { return nil }
    let clean = TextRules.line(text, limit: limit)
    return clean.isEmpty ? nil : clean
  }

  /// A number within a range; nil outside.
  func number(in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range.contains($0) ? $0 : nil }
  }

  /// Seconds since 1970 within the years 2000 to 2100.
  var moment: Date? {
    number(in: 946_684_800...4_102_444_800).map { Date(timeIntervalSince1970: $0) }
  }
}
