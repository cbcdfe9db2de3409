/// Base64 of a few bytes, for what tests send.
enum Base64Text {
  static func encode(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0...part.count { text.append(digits[bits >> (18 - 6 * index) & 63]) }
      text += String(repeating: "=", count: 3 - part.count)
    }
    return text
  }
}
