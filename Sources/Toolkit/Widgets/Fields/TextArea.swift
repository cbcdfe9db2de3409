import Semantics
import Terminal

/// Several lines of text to edit, as high as the text up to a limit, and scrolling beyond it.
///
/// Lines break between words. `Enter` makes a new line or submits, as told; `Alt-Enter` and `Ctrl-J`
/// always make a new line. The arrows go by rows, the pointer places the caret and selects, and the
/// rest is as in a ``TextField``; a text with line ends is pasted as it is.
///
/// ```swift
/// TextArea(
///   "note.text", label: words.note, text: state.note, placeholder: words.notePlaceholder,
///   limit: 300, height: .rows(2...6), handlers: .init(onChange: { .noteChanged($0) }))
/// ```
public struct TextArea<Action>: Widget {
  /// The effect of `Enter`.
  public enum Enter: Hashable, Sendable { case breaksLine, submits }

  /// The height without the notes below.
  public enum Height: Hashable, Sendable {
    /// As the text, within these bounds.
    case rows(ClosedRange<Int>)
    /// As the text, up to a third of the room that there is.
    case third

    func rows(_ count: Int, in room: Int) -> Int {
      switch self {
      case .rows(let bounds): min(max(count, bounds.lowerBound, 1), bounds.upperBound)
      case .third: min(max(count, 1), max(1, room / 3))
      }
    }
  }

  let id: Identifier
  let label: String
  let text: String
  let placeholder: String
  let limit: Int?
  let height: Height
  let enter: Enter
  let message: String?
  let wish: FocusWish
  let handlers: TextField<Action>.Handlers

  /// - Parameters:
  ///   - limit: the most grapheme clusters, line ends included; a counter shows below.
  ///   - message: what is wrong with the text, shown below.
  public init(
    _ id: Identifier, label: String, text: String, placeholder: String = "", limit: Int? = nil,
    height: Height = .third, enter: Enter = .breaksLine, message: String? = nil,
    wish: FocusWish = .none, handlers: TextField<Action>.Handlers
  ) {
    (self.id, self.label, self.text, self.placeholder) = (id, label, text, placeholder)
    (self.limit, self.height, self.enter, self.message) = (limit, height, enter, message)
    (self.wish, self.handlers) = (wish, handlers)
  }

  public var flex: Flex { Flex(horizontal: 1) }

  public func measure(_ available: Size, _ context: RenderContext) -> Size {
    let below = below.rows(available.columns)
    let room = max(1, available.rows - below)
    let count = TextRows(Array(text), columns: available.columns - 1).ranges.count
    let height = min(height.rows(count, in: available.rows), room)
    return Size(available.columns, min(height + below, available.rows))
  }

  private var below: FieldNotes {
    FieldNotes(id: id, message: message, counter: limit.map { "\(text.count)/\($0)" })
  }

  /// A column is left for the caret behind a full row, and one for the bar where the text scrolls.
  private func rows(_ characters: [Character], in room: Size) -> TextRows {
    let whole = TextRows(characters, columns: room.columns - 1)
    if whole.ranges.count <= room.rows { return whole }
    return TextRows(characters, columns: room.columns - 2)
  }

  public func render(in rect: Rect, _ canvas: inout Canvas<Action>) {
    guard !rect.isEmpty else { return }
    let notes = min(below.rows(rect.columns), rect.rows - 1)
    let room = rect.inset(Insets(bottom: notes))
    var state = AreaState.current(id, text, canvas.context)
    let rows = rows(state.editing.characters, in: room.size)
    let isFocused = canvas.isFocused(id)
    state.scroll(rows, visible: room.rows, isFocused: isFocused)
    canvas.keep(state, for: id)
    draw(state, rows, in: room, &canvas)
    describe(room, &canvas)
    addInput(AreaInput(area: self, state: state, rows: rows, page: room.rows), room, &canvas)
    drawBar(in: room, state, rows.ranges.count, canvas.painter)
    below.draw(in: rect.inset(Insets(top: room.rows)), canvas.painter)
  }

  private func describe(_ room: Rect, _ canvas: inout Canvas<Action>) {
    canvas.describe(
      SemanticNode(
        identifier: id, role: .textArea, label: label, value: text,
        traits: message == nil ? .focusable : [.focusable, .invalid], actions: ["edit"],
        frame: room))
  }

  // MARK: Drawing
  private func drawBar(in room: Rect, _ state: AreaState, _ total: Int, _ painter: Painter) {
    let bar = ScrollBar(
      id, in: room, offset: state.top, visible: room.rows, total: total, grip: state.grip)
    bar.draw(on: painter) { top, grip in
      var next = state
      (next.top, next.grip) = (top, grip)
      return Response(control: (id, next), focus: .to(id))
    }
  }

  private func draw(
    _ state: AreaState, _ rows: TextRows, in room: Rect, _ canvas: inout Canvas<Action>
  ) {
    let isFocused = canvas.isFocused(id)
    let role: ThemeRole = isFocused ? .fieldFocused : .field
    canvas.fill(room, role: role)
    if text.isEmpty {
      canvas.write(placeholder: placeholder, in: room)
    }
    let shown = rows.ranges.dropFirst(state.top).prefix(room.rows)
    canvas.clipped(to: room) { canvas in
      for (line, range) in shown.enumerated() {
        let start = Point(x: room.minX, y: room.minY + line)
        draw(range, state.editing, at: start, role, isFocused, &canvas)
      }
    }
    guard isFocused else { return }
    let caret = state.editing.caret
    let place = Point(
      x: room.minX + min(rows.column(of: caret), room.columns - 1),
      y: room.minY + rows.row(of: caret) - state.top)
    if room.contains(place) { canvas.showCursor(at: place) }
  }

  private func draw(
    _ range: Range<Int>, _ editing: TextEditing, at start: Point, _ role: ThemeRole,
    _ isFocused: Bool, _ canvas: inout Canvas<Action>
  ) {
    var point = start
    let selection = isFocused ? editing.selection ?? 0..<0 : 0..<0
    for index in range {
      let character = String(editing.characters[index])
      let isSelected = selection.contains(index)
      point.x += canvas.write(character, at: point, role: isSelected ? .textSelection : role)
    }
    // A line end that is selected shows as a blank.
    let end = range.upperBound
    if selection.contains(end), editing.characters[end].isNewline {
      canvas.write(" ", at: point, role: .textSelection)
    }
  }

  private func addInput(_ input: AreaInput<Action>, _ room: Rect, _ canvas: inout Canvas<Action>) {
    canvas.add(
      Target(
        id, frame: room, isFocusable: true, wish: wish, onText: { input.insert($0) },
        onMouse: { input.mouse($0, in: room) }))
    let bindings = input.bindings(canvas.context.language)
    canvas.add(BindingScope(title: label, owner: id, bindings: bindings))
  }
}

/// State of a text area: its text, and the part that shows.
struct AreaState: ControlState {
  var editing: TextEditing
  /// The column that `↑` and `↓` aim for, over rows that are shorter.
  var goal: Int?
  /// The first row that shows.
  var top = 0
  /// The caret that was brought into view; once only, so that the wheel may leave it behind.
  var followed: Int?
  /// The row of the bar's thumb that the pointer holds.
  var grip: Int?

  init(_ text: String) { editing = TextEditing(text, keepsLines: true) }

  /// Returns the kept state, unless the text has been changed from outside since.
  static func current(_ id: Identifier, _ text: String, _ context: RenderContext) -> AreaState {
    guard let kept = context.control(id, as: AreaState.self), kept.editing.text == text
    else { return AreaState(text) }
    return kept
  }

  /// Moves as little as it takes for a caret that has moved to show.
  mutating func scroll(_ rows: TextRows, visible: Int, isFocused: Bool) {
    if isFocused, followed != editing.caret {
      let row = rows.row(of: editing.caret)
      if row >= top + visible { top = row - visible + 1 }
      if row < top { top = row }
      followed = editing.caret
    }
    top = min(max(0, top), max(0, rows.ranges.count - visible))
  }
}

/// The text of an area in rows: broken between words where a line is longer than its room.
///
/// Indexes count clusters. The blanks at a break stay on the row before, beyond its edge if need be,
/// so that every cluster is on exactly one row.
struct TextRows: Equatable {
  /// At least one; a row leaves out the line end behind it.
  let ranges: [Range<Int>]
  private let widths: [Int]
  private let columns: Int

  init(_ characters: [Character], columns: Int) {
    let columns = max(1, columns)
    self.columns = columns
    widths = characters.map { $0.isNewline ? 0 : $0.isASCII ? 1 : DisplayWidth.of($0) }
    var ranges: [Range<Int>] = []
    var start = 0
    for index in 0...characters.count
    where index == characters.count || characters[index].isNewline {
      let isBlank = { characters[$0] == " " }
      ranges += Self.broken(start..<index, widths, isBlank, columns)
      start = index + 1
    }
    self.ranges = ranges
  }

  /// One line in rows.
  private static func broken(
    _ line: Range<Int>, _ widths: [Int], _ isBlank: (Int) -> Bool, _ columns: Int
  ) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var (start, afterBlank, x) = (line.lowerBound, line.lowerBound, 0)
    for index in line {
      if isBlank(index) {
        afterBlank = index + 1
      } else {
        while x + widths[index] > columns, index > start {
          let end = afterBlank > start ? afterBlank : index
          rows.append(start..<end)
          start = end
          x = widths[start..<index].reduce(0, +)
        }
      }
      x += widths[index]
    }
    return rows + [start..<line.upperBound]
  }

  /// The row that a caret stands on; between two rows of a line, the second.
  func row(of caret: Int) -> Int {
    max(0, (ranges.firstIndex { $0.lowerBound > caret } ?? ranges.count) - 1)
  }

  /// Returns the column of a caret: at most behind the last one.
  func column(of caret: Int) -> Int {
    min(columns, width(of: ranges[row(of: caret)].lowerBound..<caret))
  }

  /// The last place of a caret on a row; that behind the blank of a break is on the next one.
  func end(of row: Int) -> Int {
    let range = ranges[row]
    let isBroken = row + 1 < ranges.count && ranges[row + 1].lowerBound == range.upperBound
    return isBroken ? max(range.lowerBound, range.upperBound - 1) : range.upperBound
  }

  /// The place on a row whose edge is nearest to a column; rows beyond the text count as its ends.
  func index(row: Int, column: Int) -> Int {
    if row < 0 { return 0 }
    guard row < ranges.count else { return ranges.last?.upperBound ?? 0 }
    var x = 0
    let end = end(of: row)
    for index in ranges[row].lowerBound..<end {
      if column < x + (widths[index] + 1) / 2 { return index }
      x += widths[index]
    }
    return end
  }

  private func width(of range: Range<Int>) -> Int { widths[range].reduce(0, +) }
}
