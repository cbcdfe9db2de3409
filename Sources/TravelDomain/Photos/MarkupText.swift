/// What a reader sees of a piece of HTML.
enum MarkupText {
  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
    "mdash": "—", "copy": "©",
  ]

  /// Without tags, with the characters that entities stand for. What is no entity stays as it is; a
  /// tag that does not end takes the rest with it.
  static func plain(_ markup: String) -> String {
    guard markup.contains(where: { $0 == "<" || $0 == "&" }) else { return markup }
    var text = ""
    var rest = Substring(markup)
    while let place = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<place]
      let isTag = rest[place] == "<"
      rest = rest[place...].dropFirst()
      if isTag {
        guard let end = rest.firstIndex(of: ">") else { return text }
        // Words of two paragraphs are two words.
        text += " "
        rest = rest[end...].dropFirst()
      } else {
        text += takeEntity(&rest)
      }
    }
    return text + rest
  }

  private static func takeEntity(_ rest: inout Substring) -> String {
    let head = rest.prefix(10)
    guard let end = head.firstIndex(of: ";"), let text = character(head[..<end]) else { return "&" }
    rest = rest[end...].dropFirst()
    return text
  }

  private static func character(_ name: Substring) -> String? {
    if let text = names[name] { return text }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
