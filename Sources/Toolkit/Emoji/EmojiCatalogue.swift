import Core

/// All emoji that take two columns in every terminal, to browse and to search.
///
/// Nothing is read before the first look: a program that shows no emoji pays nothing.
public enum EmojiCatalogue {
  /// In the order of Unicode, group by group.
  public static let all: [EmojiEntry] = read(EmojiTable.text)

  private static let byText = Dictionary(
    all.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })

  /// The words of ``all``, in the same order; made at the first search.
  private static let words = all.map(EmojiWords.init)

  /// The entry of an emoji; nil for one that is not plain.
  public static func entry(of text: String) -> EmojiEntry? { byText[text] }

  /// The emoji with a name or keyword, English or Russian, that begins with each word of a query;
  /// those found by name first. All of them where the query has no word; an emoji finds itself.
  public static func search(_ query: String) -> [EmojiEntry] {
    let words = Folding.words(query)
    guard !words.isEmpty else { return TypedEmoji.found(in: query) ?? all }
    let found = all.indices.filter { self.words[$0].areFound(by: words) }
    let named = found.filter { self.words[$0].areNamed(by: words) }
    let others = found.filter { !self.words[$0].areNamed(by: words) }
    return (named + others).map { all[$0] }
  }

  private static func read(_ table: String) -> [EmojiEntry] {
    var entries: [EmojiEntry] = []
    var group: EmojiGroup?
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "#") {
        group = EmojiGroup(rawValue: String(Substring(line.dropFirst(2))))
      } else if let group, let entry = EmojiEntry(line, group: group) {
        entries.append(entry)
      }
    }
    return entries
  }
}
