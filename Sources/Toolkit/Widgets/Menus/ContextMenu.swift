import Core
import Semantics
import Terminal

/// What a part of the screen can do, in a menu that opens where the pointer is.
struct ContextMenu: Drawing {
  let id: Identifier
  let label: String
  let rows: [MenuRow]
  let owner: Identifier?
  let onOpen: Any?
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    let context = painter.context
    let index = painter.scopeCount
    painter.add(host(rect))
    let holdsFocus = painter.findsFocus { content.draw(in: rect, on: painter) }
    if let opener = owner ?? (holdsFocus ? context.focus : nil) {
      let anchor = owner == nil ? painter.frame(of: opener) ?? rect : rect
      painter.add(scope(opener, anchor, context.language), at: index)
    }
    guard let state = context.control(id, as: MenuState.self), let anchor = state.anchor else {
      return
    }
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
    Scope(title: label, owner: opener) {
      let keys: [KeyStroke] = ["m", KeyStroke(.function(10), .shift)]
      return [
        KeyBinding("menu.open", keys, language.say(en: "menu", ru: "меню")) {
          open(beside: anchor)
        }
      ]
    }
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
