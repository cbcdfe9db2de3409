import Foundation

/// The output of real programs that the terminal's tests replay, in the form that
/// `scripts/sessions/record.py` writes.
enum SessionOutput {
  /// Returns the output of all recordings one behind the other, each with a reset behind it.
  static func all() throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Tests/SessionFixtures")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".session") }.sorted()
    return try names.flatMap { name -> [UInt8] in
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("out ") }
      return lines.flatMap { bytes($0.dropFirst(4)) } + [0x1B, 0x63]
    }
  }

  /// `\e` is ESC, `\r \n \t \b` as in C, `\xNN` a byte, and `\\` a backslash.
  private static func bytes(_ text: Substring) -> [UInt8] {
    let named: [UInt8: UInt8] = [0x65: 0x1B, 0x72: 0x0D, 0x6E: 0x0A, 0x74: 0x09, 0x62: 0x08]
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
