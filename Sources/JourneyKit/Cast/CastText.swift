/// Writes JSON for a recording, in one line.
enum CastText {
  /// Controls are escaped, those of C1 and DEL too, so that the file itself is harmless to print.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Seconds with as many decimals as there are microseconds to tell.
  static func seconds(_ microseconds: Int64) -> String {
    var decimals = String(1_000_000 + microseconds % 1_000_000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(microseconds / 1_000_000).\(decimals)"
  }

  /// An object of what is there.
  static func object(_ members: [(String, String?)]) -> String {
    let pairs = members.compactMap { name, value in value.map { quoted(name) + ": " + $0 } }
    return "{" + pairs.joined(separator: ", ") + "}"
  }
}
