import Core
import Semantics
import Terminal

/// All emoji that every terminal draws alike, with a search by words in English and Russian: arrows
/// and `Enter`, or a click; `/` goes to the search, `↓` back to the grid.
///
/// ```
/// EmojiPicker(
///   "emoji", setup.say(en: "Picture of the habit", ru: "Картинка привычки"),
///   query: state.query, selection: state.emoji, recent: state.recent,
///   onSearch: { .searched($0) }, onPick: { .picked($0) })
/// ```
public struct EmojiPicker<Action>: Widget {
  private let id: Identifier
  private let label: String
  private let query: String
  private let selection: String?
  private let recent: [String]
  private let onSearch: (String) -> Action
  private let onPick: (String) -> Action

  /// - Parameters:
  ///   - query: what stands in the search field.
  ///   - recent: emoji that come first while nothing is searched for.
  public init(
    _ id: Identifier, _ label: String, query: String, selection: String?, recent: [String] = [],
    onSearch: @escaping (String) -> Action, onPick: @escaping (String) -> Action
  ) {
    (self.id, self.label, self.query, self.selection) = (id, label, query, selection)
    (self.recent, self.onSearch, self.onPick) = (recent, onSearch, onPick)
  }

  public var flex: Flex { .both }
  private var gridID: Identifier { id.child("grid") }
  private var searchID: Identifier { id.child("search") }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let sections = EmojiSections(query: query, recent: recent, canvas.context.language)
    let grid = EmojiGrid(
      id: gridID, label: label, query: query, sections: sections, selection: selection,
      searchID: searchID, onPick: onPick)
    let search = search(canvas.context.language)
    VStack {
      search
      grid
      name(of: grid.current(canvas.context), canvas.context)
    }.render(in: rect, &canvas)
    canvas.add(searchScope(sections, canvas.context.language))
  }

  private func search(_ language: Language) -> TextField<Action> {
    TextField(
      searchID, label: language.say(en: "Search", ru: "Поиск"), text: query,
      placeholder: language.say(en: "for example: guitar", ru: "например: гитара"),
      handlers: .init(onChange: onSearch))
  }

  /// The emoji at the keys in words, as pictures of a few pixels cannot be told apart.
  private func name(of entry: EmojiEntry?, _ context: RenderContext) -> HStack<Action> {
    let nothing = context.words.say(en: "nothing chosen", ru: "ничего не выбрано")
    return HStack(spacing: 1) {
      if let entry { Emoji(entry.text) }
      Text(
        entry?.name(context.language) ?? nothing, entry == nil ? .muted : .text,
        id: id.child("name"), semantics: .status)
    }
  }

  private func searchScope(
    _ sections: EmojiSections, _ language: Language
  ) -> BindingScope<Action> {
    let toGrid = language.say(en: "to the emoji", ru: "к эмодзи")
    let choose = language.say(en: "choose the first", ru: "выбрать первый")
    let clear = language.say(en: "clear", ru: "очистить")
    var keys: [KeyBinding<Action>] = [
      KeyBinding("emoji.grid", query.isEmpty ? [.down, .escape] : [.down], toGrid) {
        Response(focus: .to(gridID))
      }
    ]
    if !query.isEmpty {
      keys.append(KeyBinding("emoji.clear", [.escape], clear, onSearch("")))
      if let first = sections.first {
        keys.append(
          KeyBinding("emoji.first", [.enter], choose) {
            Response(actions: [onPick(first.text)], focus: .to(gridID))
          })
      }
    }
    return BindingScope(
      title: language.say(en: "Search", ru: "Поиск"), owner: searchID, bindings: keys)
  }
}

/// The emoji of a grid, in sections with a heading each.
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

/// The places of items in a grid with sections: a line for each heading, then rows of items.
///
/// Pure arithmetic over the sections, whatever the number of items.
struct SectionGridLayout {
  /// The content of a line.
  enum Line: Equatable {
    case heading(section: Int)
    case items(Range<Int>)
  }

  let counts: [Int]
  let columns: Int

  init(counts: [Int], columns: Int) {
    self.counts = counts
    self.columns = max(1, columns)
  }

  var count: Int { counts.reduce(0, +) }
  var lines: Int { counts.reduce(0) { $0 + 1 + rows($1) } }
  private func rows(_ count: Int) -> Int { (count + columns - 1) / columns }

  /// Nil beyond the last line.
  subscript(line: Int) -> Line? {
    var (line, first) = (line, 0)
    for (section, count) in counts.enumerated() {
      if line == 0 { return .heading(section: section) }
      if line <= rows(count) {
        let start = first + (line - 1) * columns
        return .items(start..<min(start + columns, first + count))
      }
      line -= 1 + rows(count)
      first += count
    }
    return nil
  }

  /// The line of an item.
  func line(of index: Int) -> Int {
    var (index, top) = (index, 0)
    for count in counts {
      if index < count { return top + 1 + index / columns }
      index -= count
      top += 1 + rows(count)
    }
    return max(0, top - 1)
  }

  /// The offset nearest to `offset` with which an item shows; the first of a section with its
  /// heading.
  func offset(showing index: Int, from offset: Int, visible: Int) -> Int {
    let line = line(of: index)
    let top = line > 0 && isHeading(line - 1) && visible > 1 ? line - 1 : line
    var result = offset
    if line >= result + visible { result = line + 1 - visible }
    if top < result { result = top }
    return min(max(0, result), max(0, lines - visible))
  }

  private func isHeading(_ line: Int) -> Bool {
    if case .heading = self[line] { return true }
    return false
  }

  /// The item that a move leads to.
  func target(_ move: ListMove, from index: Int, page: Int) -> Int {
    let last = max(0, count - 1)
    switch move {
    case .left: return max(0, index - 1)
    case .right: return min(last, index + 1)
    case .up: return below(index, by: -1)
    case .down: return below(index, by: 1)
    case .halfUp: return below(index, by: -max(1, page / 2))
    case .halfDown: return below(index, by: max(1, page / 2))
    case .pageUp: return below(index, by: -max(1, page))
    case .pageDown: return below(index, by: max(1, page))
    case .first: return 0
    case .last: return last
    }
  }

  /// The item in the same column some lines further; headings are passed over, and a row that is too
  /// short gives its last.
  private func below(_ index: Int, by step: Int) -> Int {
    guard case .items(let own) = self[line(of: index)] else { return index }
    let column = index - own.lowerBound
    let direction = step < 0 ? -1 : 1
    var goal = min(max(1, line(of: index) + step), lines - 1)
    if isHeading(goal) { goal += direction }
    guard case .items(let range) = self[goal] else { return index }
    return min(range.lowerBound + column, range.upperBound - 1)
  }
}
