import Core

/// All emoji that take two columns in every terminal, to browse and to search.
///
/// Nothing is read before the first look: a program that shows no emoji pays nothing.
public enum EmojiCatalogue {
  /// In the order of Unicode, group by group.
  public static let all: [EmojiEntry] = read(PackageResources.Emoji_tsv)

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

  /// Reads `Emoji.tsv`: a line of each emoji below the line of its group, behind Unicode's notice.
  private static func read(_ table: [UInt8]) -> [EmojiEntry] {
    var entries: [EmojiEntry] = []
    var group: EmojiGroup?
    for line in table.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "#") {
        group = EmojiGroup(rawValue: String(decoding: line.dropFirst(2), as: UTF8.self))
      } else if let group, let entry = EmojiEntry(line, group: group) {
        entries.append(entry)
      }
    }
    return entries
  }
}

/// One emoji with its names.
public struct EmojiEntry: Hashable, Sendable {
  /// One code point of two columns.
  public let text: String
  public let group: EmojiGroup
  public let english: String
  public let russian: String
  /// Further words that find it, in both languages.
  let keywords: String

  init?(_ line: ArraySlice<UInt8>, group: EmojiGroup) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 5 else { return nil }
    text = parts[0]
    self.group = group
    english = parts[1]
    russian = parts[2]
    keywords = parts[3] + "," + parts[4]
  }
}

/// The groups of Unicode, in its order.
public enum EmojiGroup: String, Hashable, Sendable, CaseIterable {
  case smileys = "Smileys & Emotion"
  case people = "People & Body"
  case animals = "Animals & Nature"
  case food = "Food & Drink"
  case travel = "Travel & Places"
  case activities = "Activities"
  case objects = "Objects"
  case symbols = "Symbols"
  case flags = "Flags"

  public var english: String { rawValue }

  public var russian: String {
    switch self {
    case .smileys: "Смайлики и чувства"
    case .people: "Люди и тело"
    case .animals: "Животные и природа"
    case .food: "Еда и напитки"
    case .travel: "Путешествия и места"
    case .activities: "Занятия"
    case .objects: "Предметы"
    case .symbols: "Символы"
    case .flags: "Флаги"
    }
  }
}

/// The words that find an emoji, as they are compared.
struct EmojiWords: Sendable {
  let names: [String]
  let keywords: [String]

  init(_ entry: EmojiEntry) {
    names = Folding.words(entry.english) + Folding.words(entry.russian)
    keywords = Folding.words(entry.keywords)
  }

  /// Returns true if each of the words begins one of its own.
  func areFound(by words: [String]) -> Bool {
    words.allSatisfy { word in
      names.contains { $0.hasPrefix(word) } || keywords.contains { $0.hasPrefix(word) }
    }
  }

  func areNamed(by words: [String]) -> Bool {
    words.allSatisfy { word in names.contains { $0.hasPrefix(word) } }
  }
}

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
