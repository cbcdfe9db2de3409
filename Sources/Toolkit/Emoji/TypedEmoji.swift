/// An emoji that was typed or pasted, whether or not it is one that every terminal draws alike.
public struct TypedEmoji: Hashable, Sendable {
  /// One grapheme.
  public let text: String

  /// Nil for a text that is more or less than one emoji.
  public init?(_ text: String) {
    let bare = text.filter { !$0.isWhitespace }
    guard bare.count == 1, let sign = bare.first, Self.isEmoji(sign) else { return nil }
    self.text = String(sign)
  }

  /// Digits can begin a keycap, so that Unicode counts them too; by themselves they are text.
  private static func isEmoji(_ sign: Character) -> Bool {
    guard let first = sign.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && (first.value > 0xFF || sign.unicodeScalars.count > 1)
  }

  /// Those of the catalogue among the emoji of a text; nil for a text without any.
  static func found(in text: String) -> [EmojiEntry]? {
    let emoji = text.filter(isEmoji)
    return emoji.isEmpty ? nil : emoji.compactMap { EmojiCatalogue.entry(of: String($0)) }
  }
}
