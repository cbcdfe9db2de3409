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
        minimumRows: minimumRows,
        onMove: onMove.map { onMove in { onMove($0) } },
        first: VStack(first).part, second: VStack(second).part))
  }
}

/// What a split pane draws.
struct Split: Drawing {
  /// Where the splitter was put.
  struct Position: ControlState {
    var share: Int
    /// What the feature said then; when it says something else, that counts.
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

  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

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
