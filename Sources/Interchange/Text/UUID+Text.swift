import Foundation

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
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let isWhole = withUnsafeMutableBytes(of: &bytes) { read(text.utf8, into: $0) }
    return isWhole ? UUID(uuid: bytes) : nil
  }

  private static func read(
    _ text: String.UTF8View, into bytes: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard text.count == 36 else { return false }
    var rest = text.makeIterator()
    for index in bytes.indices {
      if isAfterHyphen(index), rest.next() != UInt8(ascii: "-") { return false }
      guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else {
        return false
      }
      bytes[index] = high << 4 | low
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
