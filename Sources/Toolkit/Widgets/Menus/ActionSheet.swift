import Semantics
import Terminal

/// What can be done with a thing, as a list that comes from the bottom; the last row leaves it.
///
/// As wide as its room where that is narrow. Arrows, letters, the wheel and a click choose; `Esc` or
/// a click beside it leave.
///
/// ```
/// ActionSheet(
///   "sheet", title: setup.say(en: "Walk in the park", ru: "Прогулка в парке"),
///   items: items, cancel: setup.say(en: "Leave it", ru: "Оставить как есть"), onCancel: .left)
/// ```
public struct ActionSheet<Action>: PlainWidget {
  let part: Part

  /// - Parameter onCancel: sent by the last row, by `Esc`, and by a click beside the sheet.
  public init(
    _ id: Identifier, title: String, items: [MenuItem<Action>], cancel: String, onCancel: Action
  ) {
    let last: [MenuItem<Action>] = [
      .separator, MenuItem("cancel", cancel, action: onCancel),
    ]
    part = Part(Sheet(id: id, title: title, rows: (items + last).map(\.row), onCancel: onCancel))
  }
}

/// What an action sheet draws.
struct Sheet: Drawing {
  let id: Identifier
  let title: String
  let rows: [MenuRow]
  let onCancel: Any

  /// From this width on it does not take all of its room.
  private static var wide: Int { 60 }

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size { available }

  func draw(in rect: Rect, on painter: Painter) {
    let kept = painter.context.control(id, as: MenuState.self)
    let selection = kept?.selection ?? rows.edge(last: false) ?? 0
    painter.keep(MenuState(selection: selection), for: id)
    let list = MenuList(
      id: id, label: title, rows: rows, selection: selection,
      choose: { .send($0) }, select: { Response(control: (id, MenuState(selection: $0))) },
      dismiss: { .send(onCancel) })
    painter.modal {
      painter.add(outside(rect))
      // A reader finds nothing beside it.
      let box = painter.context.isFlat ? rect : frame(of: list.size(painter), in: rect)
      list.draw(in: box, on: painter)
    }
  }

  private func frame(of size: Size, in rect: Rect) -> Rect {
    let columns =
      rect.columns < Self.wide ? rect.columns : min(rect.columns, max(size.columns, 40))
    let rows = min(size.rows, rect.rows)
    return Rect(
      x: rect.minX + (rect.columns - columns) / 2, y: rect.maxY - rows, columns: columns,
      rows: rows)
  }

  private func outside(_ rect: Rect) -> Target<Any> {
    Target(
      id.child("outside"), frame: rect,
      onMouse: { event in
        if case .press = event.kind { return .send(onCancel) }
        return Response()
      })
  }
}
