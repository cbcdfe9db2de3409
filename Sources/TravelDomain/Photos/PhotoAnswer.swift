import Foundation
import Networking

/// The answer of a service as a tree whose fields may be missing or of the wrong kind: then they are
/// unknown, and all others stay.
struct PhotoAnswer {
  private let tree: JSONTree?

  /// - Throws: ``PhotoError/notTheService`` for a page, ``PhotoError/unreadable`` for what is no object.
  init(_ answer: HTTPResponse) throws(PhotoError) {
    let text = String(decoding: answer.body, as: UTF8.self)
    let start = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    guard let tree = try? JSONReader.tree(in: start), case .object = tree else {
      throw answer.isPage ? .notTheService : .unreadable
    }
    self.tree = tree
  }

  private init(_ tree: JSONTree?) { self.tree = tree }

  subscript(name: String) -> PhotoAnswer { PhotoAnswer(tree?[name]) }

  var isObject: Bool {
    if case .object = tree { return true }
    return false
  }

  var isList: Bool {
    if case .array = tree { return true }
    return false
  }

  /// Whether there is such a field at all.
  var isKnown: Bool { tree != nil }

  var items: [PhotoAnswer] { tree?.list.map { PhotoAnswer($0) } ?? [] }

  /// A text as it was sent; nil for a value of another kind.
  var rawText: String? {
    if case .string(let text) = tree { return text }
    return nil
  }

  var number: Double? {
    if case .number(let text) = tree { return Double(text) }
    return nil
  }

  /// One line of text without markup and whatever could act on a terminal; nil where nothing is left.
  func line(limit: Int = 200) -> String? {
    // A letter may be of many code points, but not of any number.
    guard let text = rawText?.unicodeScalars.prefix(limit * 40) else { return nil }
    let plain = MarkupText.plain(String(String.UnicodeScalarView(text)))
    let clean = TravelText.trimmed(plain).replacing("\u{FFFD}", with: "")
    let words = clean.split(separator: " ", omittingEmptySubsequences: true)
    let line = String(words.joined(separator: " ").prefix(limit))
    return line.isEmpty ? nil : line
  }
}
