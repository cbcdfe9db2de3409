import Foundation

/// The 512 bytes before a member of a tar file, by POSIX.1-1988 (ustar), which every tar reads.
struct TarHeader: Equatable {
  static let size = 512

  var name: String
  var count: Int
  /// Seconds since 1970.
  var time = 0

  /// Nil where the format has no room for the name or the size.
  var bytes: Data? {
    guard let (prefix, last) = Self.split(name), count >= 0, count < 1 << 33 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Self.size)
    func put(_ text: String, at offset: Int) {
      bytes.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    func put(_ number: Int, at offset: Int, digits: Int) {
      let text = String(number, radix: 8)
      put(String(repeating: "0", count: max(0, digits - text.count)) + text, at: offset)
    }
    put(last, at: 0)
    put(0o600, at: 100, digits: 7)
    put(0, at: 108, digits: 7)
    put(0, at: 116, digits: 7)
    put(count, at: 124, digits: 11)
    put(max(0, min(time, 1 << 33 - 1)), at: 136, digits: 11)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    put(prefix, at: 345)
    put(Self.sum(bytes), at: 148, digits: 6)
    bytes[155] = 0x20
    return Data(bytes)
  }

  init(name: String, count: Int, time: Int = 0) {
    (self.name, self.count, self.time) = (name, count, time)
  }

  /// Nil for anything but the header of a plain file.
  init?(_ data: Data) {
    let bytes = Array(data)
    guard bytes.count == Self.size, bytes[257..<262].elementsEqual("ustar".utf8),
      bytes[156] == UInt8(ascii: "0") || bytes[156] == 0,
      Self.number(bytes[148..<156]) == Self.sum(bytes),
      let count = Self.number(bytes[124..<136]), let time = Self.number(bytes[136..<148])
    else { return nil }
    let (prefix, last) = (Self.text(bytes[345..<500]), Self.text(bytes[0..<100]))
    name = prefix.isEmpty ? last : prefix + "/" + last
    (self.count, self.time) = (count, time)
  }

  /// As long as the last part has 100 bytes at the most, the folders before it may have 155.
  private static func split(_ name: String) -> (prefix: String, last: String)? {
    if name.utf8.count <= 100 { return ("", name) }
    guard let slash = name.lastIndex(of: "/") else { return nil }
    let (prefix, last) = (name[..<slash], name[name.index(after: slash)...])
    guard prefix.utf8.count <= 155, last.utf8.count <= 100 else { return nil }
    return (String(prefix), String(last))
  }

  /// Of all bytes, those of the sum itself as blanks.
  private static func sum(_ bytes: [UInt8]) -> Int {
    bytes.enumerated().reduce(0) { $0 + ((148..<156).contains($1.offset) ? 32 : Int($1.element)) }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let digits = text(bytes).trimmingCharacters(in: .whitespaces)
    return digits.isEmpty ? 0 : Int(digits, radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }
}
