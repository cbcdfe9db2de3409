import Core
import Semantics
import Terminal

/// The text in a ``CommandPalette`` and the marked row; the feature keeps it.
public struct PaletteState: Hashable, Sendable {
  public var query: String
  public var selection: Int

  public init(query: String = "", selection: Int = 0) {
    (self.query, self.selection) = (query, selection)
  }
}

/// A line of a palette beside the keys of the screen: a place, or an action of another screen.
public struct PalettePlace<Action> {
  public var title: String
  /// The name of the action. Where the screen has a binding of this name, its line stands for this
  /// one, and is found by both titles.
  public var name: String?
  /// The keys of the action where users have not chosen others for its name.
  public var keys: String
  public var action: Action

  public init(_ title: String, name: String? = nil, keys: String = "", action: Action) {
    (self.title, self.name, self.keys, self.action) = (title, name, keys, action)
  }
}

/// Every action and every place by typing a few of its letters: arrows choose, `Enter` or a click
/// performs.
///
/// The actions are those that keys perform where the user is, and the places that it is given. Draw it
/// in front of the screen: it shows what was bound before it in the walk. What was used before comes
/// first; of what is typed, whole words, letters at the start of words and letters side by side count
/// most.
///
/// ```
/// CommandPalette(
///   "gallery.palette", state: palette, places: places,
///   onChange: { .paletteChanged($0) }, onDismiss: .paletteClosed)
/// ```
public struct CommandPalette<Action>: Widget {
  private let id: Identifier
  private let state: PaletteState
  private let places: [PalettePlace<Action>]
  private let recent: [String]
  private let onUse: ((String) -> Action)?
  private let onChange: (PaletteState) -> Action
  private let onDismiss: Action

  /// - Parameters:
  ///   - recent: the names of the actions that were used last, the newest first.
  ///   - onUse: the action that tells the name of what is performed.
  public init(
    _ id: Identifier, state: PaletteState, places: [PalettePlace<Action>] = [],
    recent: [String] = [], onUse: ((String) -> Action)? = nil,
    onChange: @escaping (PaletteState) -> Action, onDismiss: Action
  ) {
    (self.id, self.state, self.places, self.onChange) = (id, state, places, onChange)
    (self.recent, self.onUse, self.onDismiss) = (recent, onUse, onDismiss)
  }

  public var flex: Flex { .both }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let language = canvas.context.language
    let commands = found(canvas.painter)
    let selection = min(max(0, state.selection), max(0, commands.count - 1))
    let room = max(1, rect.rows - 4)
    let first = max(0, min(selection - room / 2, commands.count - room))
    let shown = commands.indices.dropFirst(first).prefix(room)
    let title = language.say(en: "Commands", ru: "Команды")
    Modal(
      id, title: title, maxColumns: 60, dismissKeys: [.escape, .control("p")], onDismiss: onDismiss
    ) {
      TextField(
        id.child("query"), label: title, text: state.query,
        placeholder: language.say(en: "type a few letters", ru: "введите несколько букв"),
        wish: .atOnce, handlers: .init(onChange: { onChange(PaletteState(query: $0)) }))
      shown.map { index in row(commands[index], isSelected: index == selection) }
      if commands.isEmpty {
        Text(language.say(en: "Nothing is called that", ru: "Ничего похожего"), .muted)
      }
    }
    .bindings(bindings(commands, selection, language, canvas.painter))
    .render(in: rect, &canvas)
  }

  private func row(_ command: PaletteCommand, isSelected: Bool) -> Element<Action> {
    Element(
      Part(
        PaletteRow(
          id: id.child("row").item(command.name), command: command, isSelected: isSelected,
          before: [onDismiss] + (onUse.map { [$0(command.name)] } ?? []))))
  }

  // MARK: What is found
  private func found(_ painter: Painter) -> [PaletteCommand] {
    let commands = commands(painter)
    if state.query.allSatisfy({ $0 == " " }) { return commands }
    let pattern = FuzzyPattern(state.query)
    let matched = commands.compactMap { command in
      command.match(of: pattern).map { (command.marked(by: pattern), $0.score, $0.fit) }
    }
    let shown = pattern.isShort ? matched : matched.filter { $0.2 != .scattered }
    // Whole words go before parts of several; where two are as good, the order of before decides.
    let rank = { (fit: FuzzyMatch.Fit) in pattern.isShort ? 0 : fit.rawValue }
    return shown.enumerated().sorted { a, b in
      (rank(a.element.2), b.element.1, a.offset) < (rank(b.element.2), a.element.1, b.offset)
    }.map(\.element.0)
  }

  /// All lines: those used last, then the actions that hints name, then all others, then places, of which
  /// there may be many.
  private func commands(_ painter: Painter) -> [PaletteCommand] {
    var names: Set<String> = []
    let bindings = HelpGroup.groups(of: painter.helpScopes).flatMap(\.bindings)
      .filter { names.insert($0.name).inserted }
    let ordered = bindings.filter(\.hint.isFooter) + bindings.filter { !$0.hint.isFooter }
    let titles = Dictionary(
      places.compactMap { place in place.name.map { ($0, place.title) } }, uniquingKeysWith: { $1 })
    let bound = ordered.map {
      PaletteCommand(
        name: $0.name, title: $0.title, otherTitle: titles[$0.name], keys: $0.keyNames,
        perform: $0.perform)
    }
    let others = places.enumerated().filter { $0.element.name.map { !names.contains($0) } ?? true }
      .map { index, place in
        // The painter keeps what a line does, which must not keep the painter.
        let action = painter.lifted(place.action)
        return PaletteCommand(
          name: place.name ?? "place.\(index)", title: place.title,
          keys: place.name.flatMap { painter.context.keymap.keys[$0] }?.map(\.description)
            .joined(separator: ", ") ?? place.keys,
          perform: { .send(action) })
      }
    let all = bound + others
    let used = recent.compactMap { name in all.first { $0.name == name } }
    return used + all.filter { !recent.contains($0.name) }
  }

  // MARK: Keys
  private func bindings(
    _ commands: [PaletteCommand], _ selection: Int, _ language: Language, _ painter: Painter
  ) -> [KeyBinding<Action>] {
    if commands.isEmpty { return [] }
    let next = language.say(en: "down", ru: "вниз")
    let previous = language.say(en: "up", ru: "вверх")
    return [
      KeyBinding("palette.next", [.down], next, move(1, selection, commands)),
      KeyBinding(
        "palette.previous", [.up], previous, hint: .helpOnly,
        move(-1, selection, commands)),
    ]
  }

  private func move(_ step: Int, _ selection: Int, _ commands: [PaletteCommand]) -> Action {
    let count = max(1, commands.count)
    return onChange(PaletteState(query: state.query, selection: (selection + step + count) % count))
  }
}

/// One line that a palette can perform.
struct PaletteCommand {
  let name: String
  let title: String
  /// The title that it has where its screen does not show.
  var otherTitle: String?
  let keys: String
  /// With the root's actions already.
  let perform: () -> Response<Any>
  /// The characters of the title that were typed.
  var matched: [Int] = []

  /// Returns the score of the best of its titles, and far behind it that of its name, with the best fit of
  /// them all; nil where none has the letters.
  func match(of pattern: FuzzyPattern) -> (score: Int, fit: FuzzyMatch.Fit)? {
    let titles = [title, otherTitle].compactMap { $0.flatMap { FuzzyMatch(pattern, in: $0) } }
    let named = FuzzyMatch(pattern, in: name)
    guard let fit = (titles.map(\.fit) + [named?.fit].compactMap { $0 }).min(),
      let score = titles.map(\.score).max() ?? named.map({ $0.score - 100 })
    else { return nil }
    return (score, fit)
  }

  func marked(by pattern: FuzzyPattern) -> PaletteCommand {
    var command = self
    command.matched = FuzzyMatch(pattern, in: title)?.indices ?? []
    return command
  }
}

/// The drawing of a line of the palette; the selected one takes `Enter`.
private struct PaletteRow: LineDrawing {
  let id: Identifier
  let command: PaletteCommand
  let isSelected: Bool
  /// The actions that go before its own.
  let before: [Any]

  func draw(in rect: Rect, on painter: Painter) {
    if isSelected {
      painter.fill(rect, role: .selectionFocused)
      painter.write("›", at: rect.origin, role: .accent)
    }
    let free = max(rect.columns / 3, rect.columns - DisplayWidth.of(command.title) - 4)
    let keysWidth = min(DisplayWidth.of(command.keys), free)
    drawTitle(
      in: Rect(
        x: rect.minX + 2, y: rect.minY, columns: max(0, rect.columns - keysWidth - 4), rows: 1),
      painter)
    painter.write(
      DisplayWidth.truncate(command.keys, to: keysWidth),
      at: Point(x: rect.maxX - keysWidth, y: rect.minY),
      role: isSelected ? .selectionFocused : .hintKey)
    if isSelected { painter.highlight(rect, role: .selectionFocused) }
    painter.describe(
      SemanticNode(
        identifier: id, role: .row, label: command.title, value: command.keys,
        traits: isSelected ? .selected : [], actions: ["press"], frame: rect))
    addInput(rect, painter)
  }

  private func drawTitle(in line: Rect, _ painter: Painter) {
    let shown = DisplayWidth.truncate(command.title, to: line.columns)
    var x = line.minX
    for (index, character) in shown.enumerated() {
      let isMatched = command.matched.contains(index)
      x += painter.write(
        String(character), at: Point(x: x, y: line.minY), role: isMatched ? .match : .text)
    }
  }

  private func addInput(_ rect: Rect, _ painter: Painter) {
    let (perform, before) = (command.perform, before.map(painter.lifted))
    let run = {
      var response = perform()
      response.actions.insert(contentsOf: before, at: 0)
      return response
    }
    // What is bound has the root's actions already.
    painter.add(Target<Any>(id, frame: rect, onPress: { _ in run() }), isLifted: true)
    guard isSelected else { return }
    let title = painter.context.words.say(en: "do it", ru: "выполнить")
    painter.add(
      Scope(title: title, bindings: [KeyBinding("palette.perform", [.enter], title, perform: run)]),
      isLifted: true)
  }
}
