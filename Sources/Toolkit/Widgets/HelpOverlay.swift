import Core
import Semantics
import Terminal

/// All keys that work where the user is, from the table that routes them; a click presses one.
///
/// Draw it in front of the screen that it explains: it shows what was bound before it in the walk. With
/// a search, `/` looks for a key by its words or its name.
///
/// ```
/// HelpOverlay("gallery.help", title: words.keys, onDismiss: .helpClosed)
/// ```
public struct HelpOverlay<Action>: Widget {
  private let id: Identifier
  private let title: String
  private let search: (state: Search, onEvent: (Search.Event) -> Action)?
  private let onDismiss: Action

  /// - Parameter search: the state of the search, and what its events become; nil for a help without.
  public init(
    _ id: Identifier, title: String,
    search: (state: Search, onEvent: (Search.Event) -> Action)? = nil, onDismiss: Action
  ) {
    (self.id, self.title, self.search, self.onDismiss) = (id, title, search, onDismiss)
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let query = search?.state.query ?? TextSearch("")
    let rows = HelpRows(
      id: id, scopes: canvas.painter.helpScopes, query: query, onDismiss: onDismiss
    ).parts
    let language = canvas.context.language
    Modal(
      id, role: .help, title: title, maxColumns: 64, dismissKeys: [.escape, "?", "q"],
      onDismiss: onDismiss
    ) {
      searchLine(language)
      Scroll(id.child("keys"), label: title, isAlone: true) {
        Element(Part(stacking: rows, spacing: 0, alignment: .fill, isVertical: true))
      }
      .bindings(title, searchKeys(language))
      if rows.isEmpty {
        Text(language.say(en: "No key does that", ru: "Такой клавиши нет"), .muted)
      }
    }.render(in: rect, &canvas)
  }

  private func searchLine(_ language: Language) -> [Element<Action>] {
    guard let search, search.state.isEditing || !search.state.isEmpty else { return [] }
    if !search.state.isEditing { return [Text("/ " + search.state.text, .muted).element] }
    return [
      SearchField(
        id.child("search"), label: language.say(en: "Search", ru: "Поиск"), text: search.state.text,
        placeholder: language.say(en: "what a key does", ru: "что делает клавиша"),
        onEvent: search.onEvent
      ).element
    ]
  }

  private func searchKeys(_ language: Language) -> [KeyBinding<Action>] {
    guard let search else { return [] }
    let find = KeyBinding(
      "help.search", ["/"], language.say(en: "search", ru: "поиск"), search.onEvent(.opened))
    let all = KeyBinding(
      "help.showAll", [.escape], language.say(en: "show all", ru: "показать все"),
      search.onEvent(.cleared))
    return search.state.isEmpty ? [find] : [find, all]
  }
}

/// All lines of the help, without the type of its actions.
private struct HelpRows {
  let id: Identifier
  let scopes: [Scope]
  let query: TextSearch
  let onDismiss: Any

  var parts: [Part] {
    let groups = HelpGroup.groups(of: scopes)
      .map { ($0, $0.bindings.map(HelpLine.init).filter(isWanted)) }.filter { !$0.1.isEmpty }
    let lines = groups.flatMap(\.1)
    let keyColumns = 1 + (lines.map(\.nameColumns).max() ?? 0)
    let titleColumns = lines.map(\.titleColumns).max() ?? 0
    let series = id.child("row")
    var parts: [Part] = []
    for (group, lines) in groups {
      if !parts.isEmpty { parts.append(Spacer<Any>(1).part) }
      parts.append(Text<Any>(group.title, .title, semantics: .heading).part)
      for (index, line) in lines.enumerated() {
        parts.append(
          Part(
            HelpRow(
              id: series.item("\(group.index).\(index)"), line: line, keyColumns: keyColumns,
              titleColumns: titleColumns, onDismiss: onDismiss)))
      }
    }
    return parts
  }

  private func isWanted(_ line: HelpLine) -> Bool {
    query.isEmpty || query.matches(line.binding.title + " " + line.names)
  }
}

/// The words of a line of the help, and the room that they take.
struct HelpLine {
  let binding: KeyBinding<Any>
  let names: String
  let nameColumns: Int
  let titleColumns: Int

  init(_ binding: KeyBinding<Any>) {
    self.binding = binding
    names = binding.keyNames
    nameColumns = DisplayWidth.of(names)
    titleColumns = DisplayWidth.of(binding.title)
  }
}

/// One heading of the help with its keys.
struct HelpGroup {
  let index: Int
  let title: String
  let bindings: [KeyBinding<Any>]

  /// Innermost first, each heading once, a key where it works only, and what keys of several places
  /// do alike in one line, as a button's and its own.
  static func groups(of scopes: [Scope]) -> [HelpGroup] {
    var taken: Set<KeySequence> = []
    var groups: [(title: String, bindings: [KeyBinding<Any>])] = []
    for scope in scopes.reversed() {
      let bindings = scope.bindings.compactMap { free(scope.lifted($0), &taken) }.filter {
        !joined($0, &groups)
      }
      guard !bindings.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.title == scope.title }) {
        groups[index].bindings += bindings
      } else {
        groups.append((scope.title, bindings))
      }
    }
    return groups.enumerated().map { index, group in
      HelpGroup(index: index, title: group.title, bindings: group.bindings)
    }
  }

  /// Adds the keys of a binding to those of the line that says the same; false where none does.
  private static func joined(
    _ binding: KeyBinding<Any>, _ groups: inout [(title: String, bindings: [KeyBinding<Any>])]
  ) -> Bool {
    for group in groups.indices {
      let line = groups[group].bindings.firstIndex { $0.title == binding.title }
      guard let line else { continue }
      groups[group].bindings[line].keys += binding.keys
      return true
    }
    return false
  }

  /// The binding with those of its keys that are not taken yet; nil where none is left.
  private static func free(
    _ binding: KeyBinding<Any>, _ taken: inout Set<KeySequence>
  ) -> KeyBinding<Any>? {
    let keys = binding.keys.filter { taken.insert($0).inserted }
    if keys.isEmpty { return nil }
    if keys.count == binding.keys.count { return binding }
    var free = binding
    free.keys = keys
    return free
  }
}

/// One line of the help: the keys and what they do.
private struct HelpRow: LineDrawing {
  let id: Identifier
  let line: HelpLine
  /// The room that the keys of all lines want.
  let keyColumns: Int
  /// The room that what they do wants.
  let titleColumns: Int
  let onDismiss: Any

  func draw(in rect: Rect, on painter: Painter) {
    let binding = line.binding
    if !painter.clip.intersection(rect).isEmpty { write(in: rect, painter) }
    painter.describe(
      SemanticNode(
        identifier: id, role: .row, label: binding.title, value: line.names,
        actions: ["press"], frame: rect))
    let (perform, dismissal) = (binding.perform, painter.lifted(onDismiss))
    let target = Target<Any>(
      id, frame: rect,
      onPress: { _ in
        var response = perform()
        response.actions.insert(dismissal, at: 0)
        return response
      })
    // What is bound has the root's actions already.
    painter.add(target, isLifted: true)
  }

  private func write(in rect: Rect, _ painter: Painter) {
    let keyColumns = min(keyColumns, max(rect.columns / 2, rect.columns - titleColumns - 1))
    let keys = DisplayWidth.truncate(line.names, to: keyColumns - 1)
    painter.write(keys, at: Point(x: rect.minX + 1, y: rect.minY), role: .hintKey)
    let title = DisplayWidth.truncate(line.binding.title, to: rect.columns - keyColumns - 1)
    painter.write(title, at: Point(x: rect.minX + keyColumns + 1, y: rect.minY), role: .text)
  }
}
