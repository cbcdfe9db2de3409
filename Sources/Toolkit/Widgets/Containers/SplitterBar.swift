import Core
import Semantics
import Terminal

/// The line between the parts of a ``SplitPane``, with its keys and pointer.
struct SplitterBar {
  let split: Split
  let layout: SplitLayout
  let isStacked: Bool
  /// The cells of the first part.
  let first: Int

  private var id: Identifier { split.id }

  /// How much of the room the first part has, as it is shown.
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
        identifier: id, role: .splitter, label: split.label, value: "\(percent)%",
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
      let words = DisplayWidth.truncate("\(split.label): \(percent)%", to: frame.columns)
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
    return Scope(title: split.label, owner: id) {
      [
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
      ]
    }
  }

  private func move(to first: Int) -> Response<Any> { put(layout.share(first: first)) }

  private func reset() -> Response<Any> { put(split.share) }

  private func put(_ share: Int) -> Response<Any> {
    Response(
      actions: split.onMove.map { [$0(share)] } ?? [],
      control: (id, Split.Position(share: share, given: split.position)))
  }
}
