import Core
import Semantics
import Terminal

/// One line of text to edit, with what is wrong with it, or what could stand there, below it.
///
/// The feature's state holds the text; caret, selection and the field's own undo are kept by the
/// runtime. What is refused stays out and is told of: `onRefuse`. Keys are those of readline; the
/// pointer places the caret, selects by dragging, a word by a double click.
///
/// ```swift
/// TextField(
///   "name.nick", label: words.name, text: state.name, placeholder: words.namePlaceholder,
///   limit: 20, message: problem,
///   handlers: .init(onChange: { .nameChanged($0) }, onRefuse: .nameRefused))
/// ```
public struct TextField<Action>: Widget {
  /// The actions of the text that is typed.
  public struct Handlers {
    var onChange: (String) -> Action
    var onSubmit: Action?
    var onCancel: Action?
    /// Sent when text did not fit into the limit.
    var onRefuse: Action?
    /// Sent by `Tab` and `Shift-Tab`; without them these move the focus.
    var onNext: Action?
    var onPrevious: Action?
    /// The titles of submitting and cancelling in hint and help; nil for `save` and `cancel`.
    var submitTitle: String?
    var cancelTitle: String?

    /// - Parameters:
    ///   - submitTitle: what `Enter` does, for hint and help; nil for `save`.
    ///   - cancelTitle: what `Esc` does; nil for `cancel`.
    public init(
      onChange: @escaping (String) -> Action, onSubmit: Action? = nil, onCancel: Action? = nil,
      onRefuse: Action? = nil, onNext: Action? = nil, onPrevious: Action? = nil,
      submitTitle: String? = nil, cancelTitle: String? = nil
    ) {
      (self.onChange, self.onSubmit, self.onCancel) = (onChange, onSubmit, onCancel)
      (self.onRefuse, self.onNext, self.onPrevious) = (onRefuse, onNext, onPrevious)
      (self.submitTitle, self.cancelTitle) = (submitTitle, cancelTitle)
    }
  }

  let id: Identifier
  let label: String
  let text: String
  let placeholder: String
  let limit: Int?
  let hasCounter: Bool
  let message: String?
  /// The suggestions for a typed text; nil where there is nothing usual.
  let offers: ((String) -> [String])?
  /// True if the text has an error that is told elsewhere.
  let isInvalid: Bool
  /// True if the text is selected until it is touched: the first key typed takes its place.
  let isSelectedAtFirst: Bool
  /// True if only its length shows, as of a password.
  let isSecret: Bool
  let wish: FocusWish
  let handlers: Handlers

  /// - Parameters:
  ///   - limit: the most grapheme clusters; a counter shows beside the field.
  ///   - message: what is wrong with the text, shown below.
  ///   - suggestions: what could stand there; `↓` and `↑` put the next one into the field, of those
  ///     that begin like the text where there are any, and at last the text itself again.
  ///   - isSecret: dots stand for its characters, also for a reader.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    message: String? = nil, suggestions: [String] = [], isSecret: Bool = false,
    wish: FocusWish = .none, handlers: Handlers
  ) {
    self.init(
      id, label: label, text: text, placeholder: placeholder, limit: limit, message: message,
      offers: suggestions.isEmpty ? nil : { Self.matches(of: $0, in: suggestions) },
      isInvalid: message != nil, isSecret: isSecret, wish: wish, handlers: handlers)
  }

  /// A field whose screen knows what goes on with a text.
  ///
  /// - Parameter offers: what could stand there, for what is typed; asked in each frame.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    message: String? = nil, wish: FocusWish = .none, handlers: Handlers,
    offers: @escaping (String) -> [String]
  ) {
    self.init(
      id, label: label, text: text, placeholder: placeholder, limit: limit, message: message,
      offers: offers, isInvalid: message != nil, wish: wish, handlers: handlers)
  }

  init(
    _ id: Identifier, label: String, text: String, placeholder: String, limit: Int? = nil,
    hasCounter: Bool = true, message: String? = nil, offers: ((String) -> [String])? = nil,
    isInvalid: Bool, isSelectedAtFirst: Bool = false, isSecret: Bool = false, wish: FocusWish,
    handlers: Handlers
  ) {
    (self.isSecret, self.hasCounter) = (isSecret, hasCounter)
    (self.isSelectedAtFirst, self.isInvalid, self.id) = (isSelectedAtFirst, isInvalid, id)
    (self.label, self.text, self.placeholder, self.limit) = (label, text, placeholder, limit)
    (self.message, self.offers, self.wish, self.handlers) = (message, offers, wish, handlers)
  }

  public var flex: Flex { Flex(horizontal: 1) }

  /// Returns the rows that a message adds to a field, in a width; two at the most.
  public static func rows(of message: String, columns: Int) -> Int {
    FieldNotes(id: "", message: message).rows(columns)
  }

  private var notes: FieldNotes { FieldNotes(id: id, message: message) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let below = message == nil && offers != nil ? 1 : notes.rows(available.columns)
    return Size(available.columns, min(1 + below, available.rows))
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    let counter = counterText
    let counterWidth = counter.isEmpty ? 0 : DisplayWidth.of(counter) + 1
    let line = Rect(
      x: rect.minX, y: rect.minY, columns: max(1, rect.columns - counterWidth),
      rows: min(1, rect.rows))
    var editing = editing(canvas.context)
    let isFocused = canvas.isFocused(id)
    editing.firstShown = isFocused ? scrolled(editing, columns: line.columns) : 0
    drawLine(editing, in: line, &canvas)
    if !counter.isEmpty {
      canvas.write(counter, at: Point(x: line.maxX + 1, y: rect.minY), role: .muted)
    }
    describe(rect, &canvas)
    addInput(editing, line, &canvas)
    drawBelow(rect, editing, &canvas)
  }

  /// Returns the kept state, unless the text has been changed from outside since.
  func editing(_ context: RenderContext) -> TextEditing {
    if let kept = context.control(id, as: TextEditing.self), kept.text == text { return kept }
    var editing = TextEditing(text)
    if isSelectedAtFirst { editing.selectAll() }
    return editing
  }

  private var counterText: String {
    guard hasCounter, let limit else { return "" }
    return "\(text.count)/\(limit)"
  }

  private func describe(_ rect: Rect, _ canvas: inout Canvas<Action>) {
    var traits: Traits = .focusable
    if isInvalid { traits.insert(.invalid) }
    canvas.describe(
      SemanticNode(
        identifier: id, role: .textField, label: label, value: isSecret ? dots : text,
        traits: traits,
        actions: ["edit"], frame: Rect(origin: rect.origin, size: Size(rect.columns, 1))))
  }

  // MARK: Drawing
  private static var dot: String { "•" }
  private var dots: String { String(repeating: Self.dot, count: text.count) }
  /// The width of a character as it is drawn.
  func columns(of character: Character) -> Int { isSecret ? 1 : DisplayWidth.of(character) }

  private func scrolled(_ editing: TextEditing, columns: Int) -> Int {
    FieldScroll.start(of: editing, columns: columns, width: columns(of:))
  }

  private func drawLine(_ editing: TextEditing, in line: Rect, _ canvas: inout Canvas<Action>) {
    let isFocused = canvas.isFocused(id)
    let role: ThemeRole = isFocused ? .fieldFocused : .field
    canvas.fill(line, role: role)
    if text.isEmpty {
      canvas.write(placeholder: placeholder, in: line)
    }
    let start = editing.firstShown
    canvas.clipped(to: line) { canvas in
      var x = line.minX
      for (index, character) in editing.characters.enumerated().dropFirst(start) {
        if x >= line.maxX { break }
        let isSelected = editing.selection?.contains(index) == true && isFocused
        let text = isSecret ? Self.dot : String(character)
        x += canvas.write(
          text, at: Point(x: x, y: line.minY), role: isSelected ? .textSelection : role)
      }
    }
    guard isFocused else { return }
    let before = editing.characters[start..<editing.caret].reduce(0) { $0 + columns(of: $1) }
    canvas.showCursor(at: Point(x: line.minX + before, y: line.minY))
  }

  private func drawBelow(_ rect: Rect, _ editing: TextEditing, _ canvas: inout Canvas<Action>) {
    guard rect.rows > 1 else { return }
    let below = rect.inset(Insets(top: 1))
    if message != nil {
      notes.draw(in: below, canvas.painter)
    } else if offers != nil {
      SuggestionLine(field: self, editing: editing).render(in: below, &canvas)
    }
  }

  // MARK: Input
  private func addInput(_ editing: TextEditing, _ line: Rect, _ canvas: inout Canvas<Action>) {
    let input = FieldInput(field: self, editing: editing)
    canvas.add(
      Target(
        id, frame: line, isFocusable: true, wish: wish, onText: { input.insert($0) },
        onMouse: { input.mouse($0, in: line) }))
    canvas.add(input.scope(canvas.context.language))
  }

  // MARK: Suggestions
  /// Returns the suggestions for the text as it was typed, also while suggestions take its place.
  func offered(_ editing: TextEditing) -> [String] { offers?(editing.sought ?? text) ?? [] }

  /// The suggestion after (or before) what stands in the field; what was typed is one of them.
  func suggestion(_ direction: Int, _ editing: TextEditing) -> String? {
    let offered = offered(editing)
    let sought = editing.sought ?? text
    let ring = sought.isEmpty || offered.contains(sought) ? offered : [sought] + offered
    guard !offered.isEmpty else { return nil }
    guard let index = ring.firstIndex(of: text)
    else { return direction > 0 ? ring.first : ring.last }
    return ring[(index + direction + ring.count) % ring.count]
  }

  /// Those that begin like the text; all where none does, or where it is one of them.
  private static func matches(of text: String, in suggestions: [String]) -> [String] {
    let wanted = Folding.fold(text)
    let begun = suggestions.filter { Folding.fold($0).hasPrefix(wanted) }
    return begun.isEmpty || suggestions.contains(text) ? suggestions : begun
  }
}

/// The part that shows of a text that is longer than its field.
enum FieldScroll {
  /// The first cluster that shows: what showed before, moved no further than the caret demands and
  /// with no room left over at the end.
  static func start(
    of editing: TextEditing, columns: Int, width: (Character) -> Int = { DisplayWidth.of($0) }
  ) -> Int {
    let least = start(before: editing.caret, of: editing, columns, width)
    let most = start(before: editing.characters.count, of: editing, columns, width)
    return max(least, min(editing.firstShown, editing.caret, most))
  }

  /// The least left out with which the caret, a column of its own, still shows at an index.
  private static func start(
    before index: Int, of editing: TextEditing, _ columns: Int, _ width: (Character) -> Int
  ) -> Int {
    var used = 1
    var start = index
    while start > 0 {
      let next = width(editing.characters[start - 1])
      if used + next > columns { break }
      used += next
      start -= 1
    }
    return start
  }
}

extension TextField.Handlers {
  /// The keys that leave a field: to save or cancel, to the next one or the one before.
  ///
  /// - Parameters:
  ///   - submits: whether `Enter` is free for it.
  ///   - arrows: whether `↓` and `↑` are free to go to the neighbours.
  func bindings(submits: Bool, arrows: Bool, _ language: Language) -> [KeyBinding<Action>] {
    var rows: [KeyBinding<Action>] = []
    if submits, let onSubmit {
      let title = submitTitle.map(HintTitle.of) ?? language.say(en: "save", ru: "сохранить")
      rows.append(KeyBinding("field.submit", [.enter], title, onSubmit))
    }
    if let onCancel {
      let title = cancelTitle.map(HintTitle.of) ?? language.say(en: "cancel", ru: "отмена")
      rows.append(KeyBinding("field.cancel", [.escape], title, onCancel))
    }
    if let onNext {
      let title = language.say(en: "next field", ru: "следующее поле")
      rows.append(KeyBinding("field.next", arrows ? [.tab, .down] : [.tab], title, onNext))
    }
    if let onPrevious {
      let title = language.say(en: "previous field", ru: "предыдущее поле")
      let keys: [KeyStroke] = arrows ? [.backTab, .up] : [.backTab]
      rows.append(KeyBinding("field.previous", keys, title, hint: .helpOnly, onPrevious))
    }
    return rows
  }
}

extension Canvas {
  /// Writes the words of an empty field; in brackets where no colour tells them from what is typed.
  mutating func write(placeholder text: String, in line: Rect) {
    let hasBrackets = (context.isFlat || theme.isColorless) && !text.isEmpty && line.columns > 2
    let shown = DisplayWidth.truncate(text, to: line.columns - (hasBrackets ? 2 : 0))
    write(hasBrackets ? "(\(shown))" : shown, at: line.origin, role: .placeholder)
  }
}
