import Foundation

/// The text of a file in whatever encoding spreadsheets write: UTF-8, UTF-16 with a mark of the byte order,
/// or a code page of Windows.
public enum TextDecoding {
  /// Returns the text; nil for bytes that are no text in any of these.
  ///
  /// A file that is no UTF-8 has one byte a letter: it is Windows-1251 where such letters stand together, as
  /// in Cyrillic words, and Windows-1252 where they stand among ASCII ones, as in `München`.
  public static func text(_ data: Data) -> String? {
    let text = decoded(data)
    return text.flatMap { $0.utf8.contains(0) ? nil : $0 }
  }

  private static func decoded(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return utf16(data.dropFirst(2), isBig: data.first == 0xFE)
    }
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // Controls other than of lines and tabs are no text of a table.
    guard bytes.allSatisfy({ $0 >= 0x20 || (0x09...0x0D).contains($0) }) else { return nil }
    return String(
      data: bytes, encoding: hasWords(of: bytes) ? .windowsCP1251 : .windowsCP1252)
  }

  private static func utf16(_ data: Data, isBig: Bool) -> String? {
    guard data.count.isMultiple(of: 2) else { return nil }
    let bytes = Array(data)
    let units = stride(from: 0, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  /// True where more letters beyond ASCII have another one beside them than an ASCII letter.
  private static func hasWords(of bytes: Data) -> Bool {
    var (beside, among) = (0, 0)
    var last: UInt8 = 0
    for byte in bytes {
      if byte >= 0xC0, last >= 0xC0 { beside += 1 }
      if byte >= 0xC0, isLetter(last) { among += 1 }
      if isLetter(byte), last >= 0xC0 { among += 1 }
      last = byte
    }
    return beside > among
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
