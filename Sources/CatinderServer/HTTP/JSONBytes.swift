import NIOCore

/// Writes JSON as bytes, in the form of ``CatinderDomain/CatinderJSON``: no blanks, members by name.
///
/// An encoder of Foundation takes seven times as long for a deck of 100 cards, and eight times for a chat of
/// 500 messages.
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

  /// Writes what was written before.
  mutating func written(_ json: JSONBytes) { bytes.append(contentsOf: json.bytes) }

  mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  mutating func string(_ text: String) {
    var text = text
    text.withUTF8 { string(UnsafeRawBufferPointer($0)) }
  }

  /// Writes a text in UTF-8.
  mutating func string(_ utf8: UnsafeRawBufferPointer) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    while let index = Self.firstEscaped(in: utf8, from: start) {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: utf8[start..<index]))
      escape(utf8[index])
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: utf8[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Looks at eight bytes at a time: see "Determine if a word has a byte less than n" of
  /// https://graphics.stanford.edu/~seander/bithacks.html.
  private static func firstEscaped(in utf8: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index + 8 <= utf8.count {
      let word = utf8.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if hasByte(word, below: 0x20) || hasByte(word ^ quotes, below: 1)
        || hasByte(word ^ backslashes, below: 1)
      {
        break
      }
      index += 8
    }
    while index < utf8.count {
      if isEscaped(utf8[index]) { return index }
      index += 1
    }
    return nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let quotes = ones * UInt64(UInt8(ascii: "\""))
  private static let backslashes = ones * UInt64(UInt8(ascii: "\\"))

  private static func hasByte(_ word: UInt64, below limit: UInt64) -> Bool {
    (word &- ones &* limit) & ~word & (ones << 7) != 0
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
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let start = bytes.count
    raw("\"0000-00-00T00:00:00.000Z\"")
    bytes.withUnsafeMutableBufferPointer { bytes in
      func add(_ number: Int, at place: Int) {
        bytes[start + place] += UInt8(number / 10)
        bytes[start + place + 1] += UInt8(number % 10)
      }
      add(year / 100, at: 1)
      add(year % 100, at: 3)
      add(month, at: 6)
      add(day, at: 9)
      add(rest / 3_600_000, at: 12)
      add(rest / 60_000 % 60, at: 15)
      add(rest / 1000 % 60, at: 18)
      add(rest % 1000 / 10, at: 21)
      bytes[start + 23] += UInt8(rest % 10)
    }
  }

  private static func divide(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let rest = number % divisor
    return rest < 0 ? (number / divisor - 1, rest + divisor) : (number / divisor, rest)
  }
}

/// JSON as it goes into an answer.
struct WrittenJSON: Sendable, Equatable {
  let bytes: ByteBuffer

  init(_ json: JSONBytes) { bytes = ByteBuffer(bytes: json.bytes) }

  fileprivate init(_ bytes: ByteBuffer) { self.bytes = bytes }
}

/// A list that is written from its last item to its first, as a query finds them.
struct BackwardJSONList {
  private var json: JSONBytes
  private var starts: [Int] = []

  init(capacity: Int) { json = JSONBytes(capacity: capacity) }

  /// Adds an item before those that were added so far.
  mutating func add(_ write: (inout JSONBytes) -> Void) {
    starts.append(json.bytes.count)
    write(&json)
  }

  var written: WrittenJSON {
    var list = ByteBufferAllocator().buffer(capacity: json.bytes.count + starts.count + 2)
    list.writeStaticString("[")
    json.bytes.withUnsafeBytes { items in
      var end = items.count
      for start in starts.reversed() {
        if end < items.count { list.writeStaticString(",") }
        list.writeBytes(UnsafeRawBufferPointer(rebasing: items[start..<end]))
        end = start
      }
    }
    list.writeStaticString("]")
    return WrittenJSON(list)
  }
}
