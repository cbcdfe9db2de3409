import Core

/// What an emoji grid shows, in sections with a heading each.
struct EmojiSections {
  struct Section {
    var title: String
    var entries: [EmojiEntry]
  }

  let sections: [Section]

  /// The recent ones and all groups, or what a query finds.
  init(query: String, recent: [String], _ language: Language) {
    if query.contains(where: { !$0.isWhitespace }) {
      let found = EmojiCatalogue.search(query)
      let title = language.say(en: "Found: \(found.count)", ru: "Найдено: \(found.count)")
      sections = found.isEmpty ? [] : [Section(title: title, entries: found)]
      return
    }
    let known = recent.compactMap(EmojiCatalogue.entry)
    let first = Section(title: language.say(en: "Recent", ru: "Недавние"), entries: known)
    sections = (known.isEmpty ? [] : [first]) + Self.groups(language)
  }

  private static func groups(_ language: Language) -> [Section] {
    EmojiGroup.allCases.map { group in
      Section(
        title: language.say(en: group.title, ru: group.russian), entries: byGroup[group] ?? [])
    }
  }

  private static let byGroup = Dictionary(grouping: EmojiCatalogue.all) { $0.group }

  /// The entry at a place in the row of all sections; nil beyond the last.
  subscript(index: Int) -> EmojiEntry? {
    var index = index
    for section in sections {
      if index < section.entries.count { return index < 0 ? nil : section.entries[index] }
      index -= section.entries.count
    }
    return nil
  }

  var first: EmojiEntry? { self[0] }

  /// The first place of an emoji; nil where it does not stand there.
  func index(of emoji: String?) -> Int? {
    guard let emoji else { return nil }
    return sections.lazy.flatMap(\.entries).firstIndex { $0.text == emoji }
  }
}

extension EmojiGroup {
  /// The English name in the case of a sentence, as all headings have it; Unicode has capitals.
  fileprivate var title: String { english.prefix(1) + english.dropFirst().lowercased() }
}

extension EmojiEntry {
  /// The name of one without a Russian name stays English.
  func name(_ language: Language) -> String {
    language.say(en: english, ru: russian.isEmpty ? english : russian)
  }
}
