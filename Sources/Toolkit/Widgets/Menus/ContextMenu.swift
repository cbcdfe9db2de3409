import Core
import Semantics
import Terminal

/// The actions of a part of the screen, in a menu that opens at the pointer.
private struct ContextMenu: Wrapper {
  let id: Identifier
  let label: String
  let rows: [MenuRow]
  let owner: Identifier?
  let onOpen: Any?
  let content: Part

  func draw(in rect: Rect, on painter: Painter) {
    let context = painter.context
    let index = painter.scopes.count
    painter.add(host(rect))
    let holdsFocus = painter.findsFocus { content.draw(in: rect, on: painter) }
    if let opener = owner ?? (holdsFocus ? context.focus : nil) {
      let anchor = owner == nil ? painter.frame(of: opener) ?? rect : rect
      painter.add(scope(opener, anchor, context.language), at: index)
    }
    guard let state = context.control(id, as: MenuState.self), let anchor = state.anchor
    else { return }
    painter.overlay { painter, room in
      painter.modal {
        painter.keep(state, for: id)
        painter.add(outside(room))
        let list = list(state)
        // A reader finds nothing beside it.
        let box =
          painter.context.isFlat
          ? room
          : AnchoredBox.frame(of: list.size(painter), beside: anchor, in: room, tight: .covers)
        list.draw(in: box, on: painter)
      }
    }
  }

  // MARK: Closed
  /// Below what it belongs to, so that a menu of a part of that comes first.
  private func host(_ rect: Rect) -> Target<Any> {
    var target = Target<Any>(
      id.child("host"), frame: rect,
      onMouse: { event in
        guard case .press(.right, _) = event.kind else { return nil }
        return open(beside: Rect(origin: event.position, size: Size(1, 0)))
      })
    target.isHoverable = false
    return target
  }

  private func scope(_ opener: Identifier, _ anchor: Rect, _ language: Language) -> Scope {
    let keys: [KeyStroke] = ["m", KeyStroke(.function(10), .shift)]
    let binding = KeyBinding<Any>("menu.open", keys, language.say(en: "menu", ru: "меню")) {
      open(beside: anchor)
    }
    return Scope(title: label, owner: opener, bindings: [binding])
  }

  private func open(beside anchor: Rect) -> Response<Any> {
    guard let first = rows.edge(last: false) else { return Response() }
    return Response(
      actions: onOpen.map { [$0] } ?? [],
      control: (id, MenuState(anchor: anchor, selection: first)))
  }

  // MARK: Open
  private func list(_ state: MenuState) -> MenuList {
    MenuList(
      id: id, label: label, rows: rows, selection: state.selection,
      choose: { Response(actions: [$0], control: (id, MenuState())) },
      select: { Response(control: (id, MenuState(anchor: state.anchor, selection: $0))) },
      dismiss: { Response(control: (id, MenuState())) })
  }

  private func outside(_ room: Rect) -> Target<Any> {
    Target(
      id.child("outside"), frame: room,
      onMouse: { event in
        guard case .press = event.kind else { return Response() }
        return Response(control: (id, MenuState()))
      })
  }
}

extension Widget {
  /// Gives a part of the screen a menu: a right click opens it at the pointer, `m` or `Shift-F10` at
  /// the focus; arrows, letters, the wheel and a click choose, `Esc` or a click beside it close it.
  ///
  /// It stands in front of everything, wholly on the screen, however deep its owner is.
  ///
  /// ```
  /// Button("menu.barsik", setup.say(en: "Barsik", ru: "Барсик"), action: Action.petTapped)
  ///   .contextMenu("menu.pet", label: setup.say(en: "Barsik", ru: "Барсик"), items: items)
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the widget at whose focus the keys open it, where that is not in this part: the list
  ///     of a row that is selected.
  ///   - onOpen: sent when it opens, as to select the row that it is of.
  public func contextMenu(
    _ id: Identifier, label: String, items: [MenuItem<Action>], owner: Identifier? = nil,
    onOpen: Action? = nil
  ) -> Element<Action> {
    Element(
      Part(
        ContextMenu(
          id: id, label: label, rows: items.map(\.row), owner: owner, onOpen: onOpen,
          content: element.part)))
  }
}

/// State of an open menu.
struct MenuState: ControlState {
  /// Beside what it stands; without rows where it is the pointer, nil where the menu is closed.
  var anchor: Rect?
  var selection = 0
}

/// The actions on a thing, as a list that comes from the bottom; the last row leaves it.
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
    let last: [MenuItem<Action>] = [.separator, MenuItem("cancel", cancel, action: onCancel)]
    part = Part(Sheet(id: id, title: title, rows: (items + last).map(\.row), onCancel: onCancel))
  }
}

/// The drawing of an action sheet.
private struct Sheet: Drawing {
  let id: Identifier
  let title: String
  let rows: [MenuRow]
  let onCancel: Any

  /// From this width on it does not take all of its room.
  private static var wide: Int { 60 }
  var flex: Flex { .both }

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
    let columns = rect.columns < Self.wide ? rect.columns : min(rect.columns, max(size.columns, 40))
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

/// The place of a box that belongs to a part of the screen: below it, else above it, and wholly in
/// its room.
enum AnchoredBox {
  /// The place of a box that fits neither below nor above.
  enum Tight {
    /// It keeps its size and covers what it belongs to.
    case covers
    /// It loses rows on the side that has more of them, down to three.
    case isCut
    /// It stands in the middle, as one that belongs to nothing.
    case isCentered
  }

  static func frame(of size: Size, beside anchor: Rect, in room: Rect, tight: Tight) -> Rect {
    let size = Size(min(size.columns, room.columns), min(size.rows, room.rows))
    let x = max(room.minX, min(anchor.minX, room.maxX - size.columns))
    if anchor.maxY >= room.minY, anchor.maxY + size.rows <= room.maxY {
      return Rect(origin: Point(x: x, y: anchor.maxY), size: size)
    }
    if anchor.minY - size.rows >= room.minY, anchor.minY <= room.maxY {
      return Rect(origin: Point(x: x, y: anchor.minY - size.rows), size: size)
    }
    switch tight {
    case .covers: return Rect(origin: Point(x: x, y: room.maxY - size.rows), size: size)
    case .isCut: return cut(size, x, anchor, room)
    case .isCentered: return centered(size, in: room, x: x)
    }
  }

  /// In the middle of a room; `x` for one that has its column already.
  static func centered(_ size: Size, in room: Rect, x: Int? = nil) -> Rect {
    let middle = Point(
      x: x ?? room.minX + (room.columns - size.columns) / 2,
      y: room.minY + (room.rows - size.rows) / 2)
    return Rect(origin: middle, size: size)
  }

  private static func cut(_ size: Size, _ x: Int, _ anchor: Rect, _ room: Rect) -> Rect {
    let below = max(0, room.maxY - anchor.maxY)
    let above = max(0, anchor.minY - room.minY)
    let rows = min(size.rows, max(below, above, min(3, room.rows)), room.rows)
    let y = below >= above ? anchor.maxY : anchor.minY - rows
    return Rect(
      x: x, y: max(room.minY, min(y, room.maxY - rows)), columns: size.columns, rows: rows)
  }
}
