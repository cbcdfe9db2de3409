/// Writes JSON as bytes, in the form of ``CatinderDomain/CatinderJSON``: no blanks, members by name.
///
/// An encoder of Foundation takes 20 times as long for a deck or a chat, which are most of what a server
/// writes.
struct JSONBytes {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func number(_ number: Int) {
    if number >= 0, number < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes a text as it stands.
  mutating func plain(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.isEscaped(byte) {
        bytes.append(contentsOf: utf8[start..<index])
        escape(byte)
        start = index + 1
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    default:
      let digits = Array("0123456789abcdef".utf8)
      raw("\\u00")
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 15)])
    }
  }

  /// Writes a list with commas.
  mutating func array<Items: Collection>(
    _ items: Items, _ write: (Items.Element, inout JSONBytes) -> Void
  ) {
    raw("[")
    var isFirst = true
    for item in items {
      if !isFirst { raw(",") }
      isFirst = false
      write(item, &self)
    }
    raw("]")
  }

  /// Writes a moment in ISO 8601, in UTC with milliseconds: `"2026-11-21T10:00:00.000Z"`.
  ///
  /// The day is taken from the days since 1970 by the algorithm of Howard Hinnant:
  /// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  /// - Parameter milliseconds: since 1970; of the years 0 to 9999.
  mutating func moment(_ milliseconds: Int) {
    let (days, rest) = Self.divide(milliseconds, by: 86_400_000)
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    raw("\"")
    digits(year, 4)
    raw("-")
    digits(month, 2)
    raw("-")
    digits(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 2)
    raw("T")
    digits(rest / 3_600_000, 2)
    raw(":")
    digits(rest / 60_000 % 60, 2)
    raw(":")
    digits(rest / 1000 % 60, 2)
    raw(".")
    digits(rest % 1000, 3)
    raw("Z\"")
  }

  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = number % divisor
    return rest < 0 ? (number / divisor - 1, rest + divisor) : (number / divisor, rest)
  }

  private mutating func digits(_ number: Int, _ count: Int) {
    var divisor = 1
    for _ in 1..<count { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
