import Interchange
import Networking

/// What services of photos answer: a field that is missing or of the wrong kind is unknown, and all
/// others stay.
extension JSONValue {
  /// - Throws: ``PhotoError/notTheService`` for a page, ``PhotoError/unreadable`` for what is no object.
  init(photosOf answer: HTTPResponse) throws(PhotoError) {
    guard let value = try? JSONReader.value(in: answer.body), value.members != nil else {
      throw answer.isPage ? .notTheService : .unreadable
    }
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
