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
    self.id = id
    self.label = label
    self.query = query
    self.selection = selection
    self.recent = recent
    self.onSearch = onSearch
    self.onPick = onPick
  }

  public var flex: Flex { .both }

  public func measure(_ available: Size, _ context: RenderContext) -> Size { available }

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
    let nothing = context.language.say(en: "nothing chosen", ru: "ничего не выбрано")
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
