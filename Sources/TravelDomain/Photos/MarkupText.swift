import Interchange
import Networking

/// The answer of a photo service. A field that is missing or of the wrong kind is unknown; all
/// others stay.
extension JSONValue {
  /// - Throws: ``PhotoError/notTheService`` for a page, ``PhotoError/unreadable`` for what is no object.
  init(photosOf answer: HTTPResponse) throws(PhotoError) {
    guard let value = try? JSONReader.value(in: answer.body), value.members != nil
    else { throw answer.isPage ? .notTheService : .unreadable }
    self = value
  }

  /// One line of text without markup and whatever could act on a terminal; nil where nothing is left.
  func line(limit: Int = TextRules.longest) -> String? {
    // A letter may be of many code points, and most of them markup, but not of any number.
    guard let text = string?.unicodeScalars.prefix(limit * 40) else { return nil }
    let plain = MarkupText.plain(String(String.UnicodeScalarView(text)))
    let clean = TextRules.trimmed(plain).replacing("\u{FFFD}", with: "")
    let words = clean.split(separator: " ", omittingEmptySubsequences: true)
    let line = String(words.joined(separator: " ").prefix(limit))
    return line.isEmpty ? nil : line
  }
}

/// The text that a reader sees of a piece of HTML.
private enum MarkupText {
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
