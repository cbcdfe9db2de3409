import Core
import Semantics
import Terminal

/// Two parts of the screen with a splitter between them: side by side, or one above the other where
/// it is narrow.
///
/// The splitter is dragged, or moved by the arrows while it has the focus; a double click or `=`
/// puts it back.
///
/// ```
/// SplitPane(
///   "split", label: setup.say(en: "Divider", ru: "Граница"), share: 400, position: state.share,
///   minimum: (16, 20), onMove: Action.splitMoved
/// ) {
///   pets(state)
/// } second: {
///   details(state)
/// }.element
/// ```
public struct SplitPane<Action>: PlainWidget {
  let part: Part

  /// - Parameters:
  ///   - share: how much of the room the first part has at first, in thousandths.
  ///   - position: the share that the feature has kept, nil for none. Another one than before moves
  ///     the splitter; the same one leaves it where the user put it.
  ///   - minimum: the least columns of either part; below both of them they stand one above the
  ///     other.
  ///   - minimumRows: the least rows of either part then.
  ///   - onMove: told the share, for a feature that keeps it longer than the screen shows it.
  public init(
    _ id: Identifier, label: String, share: Int = 500, position: Int? = nil,
    minimum: (first: Int, second: Int) = (20, 20),
    minimumRows: (first: Int, second: Int) = (2, 2), onMove: ((Int) -> Action)? = nil,
    @ElementBuilder<Action> first: () -> [Element<Action>],
    @ElementBuilder<Action> second: () -> [Element<Action>]
  ) {
    part = Part(
      Split(
        id: id, label: label, share: share, position: position ?? share, minimum: minimum,
        minimumRows: minimumRows, onMove: onMove.map { onMove in { onMove($0) } },
        first: VStack(first).part, second: VStack(second).part))
  }
}

/// The drawing of a split pane.
struct Split: Drawing {
  /// The position that the splitter was put to.
  struct Position: ControlState {
    var share: Int
    /// The feature's position at that time; when it says something else, that counts.
    var given: Int
  }

  let id: Identifier
  let label: String
  let share: Int
  let position: Int
  let minimum: (first: Int, second: Int)
  let minimumRows: (first: Int, second: Int)
  let onMove: ((Int) -> Any)?
  let first: Part
  let second: Part

  var flex: Flex { .both }

  func draw(in rect: Rect, on painter: Painter) {
    let isStacked = isStacked(rect.columns, painter.context)
    let layout =
      isStacked
      ? SplitLayout(length: rect.rows, minimum: minimumRows)
      : SplitLayout(length: rect.columns, minimum: minimum)
    let position = position(painter.context)
    painter.keep(position, for: id)
    let length = layout.first(share: position.share)
    let splitter = SplitterBar(split: self, layout: layout, isStacked: isStacked, first: length)
    let frames = frames(in: rect, length, isStacked)
    first.draw(in: frames.first, on: painter)
    splitter.draw(in: frames.splitter, of: rect, on: painter)
    second.draw(in: frames.second, on: painter)
  }

  private func position(_ context: RenderContext) -> Position {
    if let kept = context.control(id, as: Position.self), kept.given == position { return kept }
    return Position(share: position, given: position)
  }

  /// A screen reader goes through one part after the other.
  private func isStacked(_ columns: Int, _ context: RenderContext) -> Bool {
    context.isFlat || columns < minimum.first + minimum.second + 1
  }

  private func frames(
    in rect: Rect, _ length: Int, _ isStacked: Bool
  ) -> (first: Rect, splitter: Rect, second: Rect) {
    if isStacked {
      return (
        Rect(x: rect.minX, y: rect.minY, columns: rect.columns, rows: length),
        Rect(x: rect.minX, y: rect.minY + length, columns: rect.columns, rows: 1)
          .intersection(rect),
        rect.inset(Insets(top: length + 1))
      )
    }
    return (
      Rect(x: rect.minX, y: rect.minY, columns: length, rows: rect.rows),
      Rect(x: rect.minX + length, y: rect.minY, columns: 1, rows: rect.rows).intersection(rect),
      rect.inset(Insets(left: length + 1))
    )
  }
}

/// The arithmetic of a ``SplitPane`` along its axis: one cell is the splitter's.
struct SplitLayout {
  /// All cells, the splitter's too.
  let length: Int
  /// The least of either part, where there is room for both.
  let minimum: (first: Int, second: Int)

  init(length: Int, minimum: (first: Int, second: Int)) {
    self.length = max(0, length)
    self.minimum = (max(0, minimum.first), max(0, minimum.second))
  }

  /// The length that both parts share.
  var shared: Int { max(0, length - 1) }

  /// The range of the splitter.
  var range: ClosedRange<Int> {
    let (first, second) = minimum
    guard first + second > shared else { return first...(shared - second) }
    let middle = first + second == 0 ? 0 : shared * first / (first + second)
    return middle...middle
  }

  /// The cells of the first part for a share in thousandths.
  func first(share: Int) -> Int { clamped((shared * share + 500) / 1000) }
  /// The share that puts the splitter at a cell, as far as it goes.
  func share(first: Int) -> Int { shared == 0 ? 0 : (clamped(first) * 1000 + shared / 2) / shared }
  private func clamped(_ first: Int) -> Int { min(max(range.lowerBound, first), range.upperBound) }
}

/// The line between the parts of a ``SplitPane``, with its keys and pointer.
struct SplitterBar {
  let split: Split
  let layout: SplitLayout
  let isStacked: Bool
  /// The cells of the first part.
  let first: Int

  private var id: Identifier { split.id }

  /// The share of the first part in the room, as it is shown.
  private var percent: Int {
    layout.shared == 0 ? 0 : (first * 100 + layout.shared / 2) / layout.shared
  }

  func draw(in frame: Rect, of room: Rect, on painter: Painter) {
    guard !frame.isEmpty else { return }
    let context = painter.context
    let isFocused = context.focus == id
    drawLine(frame, isFocused, painter)
    painter.describe(
      SemanticNode(
        identifier: id, role: .splitter, label: split.label,
        value: context.language.percent(Double(percent)),
        traits: .focusable, actions: ["adjust"], frame: frame))
    painter.add(target(frame, room))
    painter.add(scope(context.language))
  }

  /// Heavy where it has the focus, so that it is told without colour; with a grip in its middle.
  private func drawLine(_ frame: Rect, _ isFocused: Bool, _ painter: Painter) {
    let context = painter.context
    let isHot = isFocused || context.hovered == id
    let role: ThemeRole = isHot ? .borderFocused : .border
    if context.isFlat {
      let words = DisplayWidth.truncate(
        "\(split.label): " + context.language.percent(Double(percent)), to: frame.columns)
      painter.write(words, at: frame.origin, role: isFocused ? .buttonFocused : .muted)
    } else if isStacked {
      painter.write(isFocused ? "━" : "─", count: frame.columns, at: frame.origin, role: role)
      let grip = Point(x: frame.minX + max(0, frame.columns - 3) / 2, y: frame.minY)
      painter.write(String("═══".prefix(frame.columns)), at: grip, role: role)
    } else {
      let grip = frame.minY + max(0, frame.rows - 2) / 2
      for y in frame.minY..<frame.maxY {
        let isGrip = y == grip || y == grip + 1
        painter.write(
          isGrip ? "║" : isFocused ? "┃" : "│", count: 1, at: Point(x: frame.minX, y: y),
          role: role)
      }
    }
  }

  // MARK: Input
  private func target(_ frame: Rect, _ room: Rect) -> Target<Any> {
    Target(
      id, frame: frame, isFocusable: true,
      onMouse: { event in
        let place = event.position - room.origin
        switch event.kind {
        case .press(.left, let clicks): return clicks == 2 ? reset() : Response()
        case .drag(.left): return move(to: isStacked ? place.y : place.x)
        default: return nil
        }
      })
  }

  private func scope(_ language: Language) -> Scope {
    // A cell is twice as high as it is wide.
    let step = isStacked ? 1 : 2
    let smaller = language.say(en: "smaller", ru: "меньше")
    let larger = language.say(en: "larger", ru: "больше")
    let least = language.say(en: "as small as can be", ru: "до предела меньше")
    let most = language.say(en: "as large as can be", ru: "до предела больше")
    let back = language.say(en: "put back", ru: "вернуть на место")
    return Scope(
      title: split.label, owner: id,
      bindings: [
        KeyBinding("split.smaller", isStacked ? [.up, "k"] : [.left, "h"], smaller) {
          move(to: first - step)
        },
        KeyBinding("split.larger", isStacked ? [.down, "j"] : [.right, "l"], larger) {
          move(to: first + step)
        },
        KeyBinding("split.reset", ["="], back) { reset() },
        KeyBinding("split.least", [.home, "g"], least, hint: .helpOnly) {
          move(to: layout.range.lowerBound)
        },
        KeyBinding("split.most", [.end, "G"], most, hint: .helpOnly) {
          move(to: layout.range.upperBound)
        },
      ])
  }

  private func move(to first: Int) -> Response<Any> { put(layout.share(first: first)) }
  private func reset() -> Response<Any> { put(split.share) }

  private func put(_ share: Int) -> Response<Any> {
    Response(
      actions: split.onMove.map { [$0(share)] } ?? [],
      control: (id, Split.Position(share: share, given: split.position)))
  }
}
