/// Bytes as a line of a recording: `\e` is ESC, `\r \n \t \b` as in C, `\xNN` a byte, `\\` a
/// backslash.
enum EscapedText {
  private static let named: [UInt8: UInt8] = [
    0x65: 0x1B, 0x72: 0x0D, 0x6E: 0x0A, 0x74: 0x09, 0x62: 0x08, 0x5C: 0x5C,
  ]

  static func bytes(_ text: Substring) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let name = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if name == 0x78 {
        bytes.append(UInt8(String(Substring(rest.prefix(2))), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(named[name] ?? name)
      }
    }
    return bytes
  }
}
