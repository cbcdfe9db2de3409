import Foundation
import Interchange

/// What providers answer: they leave out, null and mistype, so a field that is not as expected is
/// unknown, and all others stay.
extension JSONValue {
  subscript(index: Int) -> JSONValue {
    items.indices.contains(index) ? items[index] : .null
  }

  var isObject: Bool { members != nil }

  var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number.isFinite ? number : nil
    default: nil
    }
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
