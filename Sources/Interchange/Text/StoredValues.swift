import Core
import Foundation

/// Values out of a store that may be damaged, or that another program has written: within the bounds
/// that its values have here.
extension Date {
  /// Milliseconds since 1970. What lies beyond the calendar counts as its end, so that it can be written
  /// back, shown and compared as any other moment.
  public init(stored milliseconds: Int64) {
    let day: Int64 = 86_400_000
    let first = Int64(CalendarDay.first.daysSinceEpoch) * day
    let last = Int64(CalendarDay.last.daysSinceEpoch) * day
    self.init(timeIntervalSince1970: Double(min(max(first, milliseconds), last)) / 1000)
  }
}

extension TextRules {
  /// The most bytes of one letter as people count them, with all that may be joined in it.
  private static let letterBytes = 64

  /// The expression of SQL that reads a column for ``stored(_:multiline:)``: of megabytes only as much as
  /// shows that they are too many.
  public static func storedSQL(_ column: String, multiline: Bool = false) -> String {
    "substr(\(column), 1, \((multiline ? longestProse : longest) * letterBytes + 1))"
  }

  /// A text of a record, clean. One far longer than any that is taken in is cut to ``longest`` letters,
  /// with several lines to ``longestProse``, and ends with `…`: nothing walks over megabytes for a line
  /// of a list.
  public static func stored(_ text: String, multiline: Bool = false) -> String {
    let limit = multiline ? longestProse : longest
    if text.utf8.count <= limit * letterBytes { return clean(text, multiline: multiline) }
    let start = String(text.unicodeScalars.prefix(limit * 8))
    return clean(start, multiline: multiline).prefix(limit - 1) + "…"
  }
}

/// The form of ``Foundation/UUID/uuidString``, both ways, in a hundredth of its time: a list names
/// each of its rows so at every frame, and a page of records is read with one in each row.
extension UUID {
  /// In capitals: `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public var text: String {
    withUnsafeBytes(of: uuid) { bytes in
      String(unsafeUninitializedCapacity: 36) { text in
        var end = 0
        for (index, byte) in bytes.enumerated() {
          if Self.isAfterHyphen(index) {
            text[end] = UInt8(ascii: "-")
            end += 1
          }
          text[end] = Self.digit(byte >> 4)
          text[end + 1] = Self.digit(byte & 15)
          end += 2
        }
        return end
      }
    }
  }

  /// Nil for what is not of this form; the case of the letters does not count.
  public static func of(_ text: String) -> UUID? {
    var (text, bytes) = (text, UUID.none)
    let isWhole = text.withUTF8 { text in
      withUnsafeMutableBytes(of: &bytes) { read(text, into: $0) }
    }
    return isWhole ? UUID(uuid: bytes) : nil
  }

  private static let none: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, into bytes: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard text.count == 36 else { return false }
    var place = 0
    for index in bytes.indices {
      if isAfterHyphen(index) {
        guard text[place] == UInt8(ascii: "-") else { return false }
        place += 1
      }
      guard let high = value(text[place]), let low = value(text[place + 1]) else { return false }
      bytes[index] = high << 4 | low
      place += 2
    }
    return true
  }

  private static func isAfterHyphen(_ index: Int) -> Bool {
    index == 4 || index == 6 || index == 8 || index == 10
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
