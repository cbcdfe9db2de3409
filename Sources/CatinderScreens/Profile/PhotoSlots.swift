import CatinderDomain
import Semantics
import Terminal
import Toolkit

/// The six slots of one's own photos: the first is large and the main one.
///
/// A photo goes elsewhere by drag, or by `m`, arrows and `Enter`.
struct PhotoSlots: Widget {
  typealias Action = OwnProfileAction

  /// The drag of a photo by the pointer.
  struct Hold: ControlState {
    var from: Int?
    var pointer = Point.zero
    var hasMoved = false
  }

  let id: Identifier
  let state: OwnProfileState
  let names: [String]
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  var flex: Flex { .both }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    context.isFlat ? Size(available.columns, min(Self.count, available.rows)) : available
  }

  private static var count: Int { CatinderLimits.photos }

  func render(in rect: Rect, _ canvas: inout Canvas<OwnProfileAction>) {
    guard !rect.isEmpty else { return }
    let frames = frames(in: rect, isFlat: canvas.context.isFlat)
    let hold = canvas.context.control(id, as: Hold.self) ?? Hold()
    canvas.keep(hold, for: id)
    canvas.add(target(rect, frames, hold))
    canvas.add(BindingScope(title: words.photos, owner: id, bindings: bindings(frames)))
    let node = SemanticNode(
      identifier: id, role: .grid, label: words.photos,
      traits: state.isBusy ? [.focusable, .busy] : .focusable, frame: rect)
    let order = order(frames, hold)
    let isFocused = canvas.isFocused(id)
    canvas.group(node) { canvas in
      for (slot, frame) in frames.enumerated() {
        draw(slot, order, in: frame, isFocused: isFocused, hold, &canvas)
      }
    }
  }

  // MARK: Places
  private func frames(in rect: Rect, isFlat: Bool) -> [Rect] {
    if isFlat {
      return (0..<Self.count).map {
        Rect(x: rect.minX, y: rect.minY + $0, columns: rect.columns, rows: 1)
      }
    }
    if rect.rows < 9 {
      let columns = rect.columns / Self.count
      return (0..<Self.count).map {
        Rect(x: rect.minX + $0 * columns, y: rect.minY, columns: columns, rows: rect.rows)
      }
    }
    let (column, row) = (rect.columns / 3, rect.rows / 3)
    let places = [(0, 0, 2), (2, 0, 1), (2, 1, 1), (0, 2, 1), (1, 2, 1), (2, 2, 1)]
    return places.map { x, y, size in
      Rect(
        x: rect.minX + x * column, y: rect.minY + y * row, columns: column * size, rows: row * size)
    }
  }

  /// As they stand while one of them is carried or dragged.
  private func order(_ frames: [Rect], _ hold: Hold) -> [String] {
    var order = names
    if let from = state.carried, order.indices.contains(from) {
      order.insert(order.remove(at: from), at: min(state.slot, order.count))
    } else if let from = hold.from, hold.hasMoved, order.indices.contains(from),
      let to = frames.firstIndex(where: { $0.contains(hold.pointer) })
    {
      order.insert(order.remove(at: from), at: min(to, order.count))
    }
    return order
  }

  // MARK: Drawing
  private func draw(
    _ slot: Int, _ order: [String], in frame: Rect, isFocused: Bool, _ hold: Hold,
    _ canvas: inout Canvas<OwnProfileAction>
  ) {
    let name = order.indices.contains(slot) ? order[slot] : nil
    let isSelected = slot == state.slot
    var traits: Traits = isSelected ? .selected : []
    if isSelected, state.carried != nil { traits.insert(.dragged) }
    let id = CatinderID.slot.item(slot + 1)
    let label = words.slot(slot + 1, isFilled: name != nil)
    let node = SemanticNode(
      identifier: id, role: .card, label: label, traits: traits, actions: ["press"], frame: frame)
    canvas.group(node) { canvas in
      if canvas.context.isFlat {
        canvas.write((isSelected ? "› " : "  ") + label, at: frame.origin)
      } else if frame.rows < 5 {
        drawLow(slot, name, in: frame, isMarked: isSelected && isFocused, &canvas)
      } else {
        Panel(title(slot, name), isFocused: isSelected && isFocused) { picture(slot, name) }
          .render(in: frame, &canvas)
      }
    }
  }

  private func title(_ slot: Int, _ name: String?) -> String {
    let carried = slot == state.slot && state.carried != nil ? "↕ " : ""
    return carried + "\(slot + 1)" + (slot == 0 && name != nil ? " ★ \(words.main)" : "")
  }

  private func drawLow(
    _ slot: Int, _ name: String?, in frame: Rect, isMarked: Bool,
    _ canvas: inout Canvas<OwnProfileAction>
  ) {
    let carried = slot == state.slot && state.carried != nil
    let text = (carried ? "↕" : isMarked ? "›" : "") + "\(slot + 1)" + (slot == 0 ? "★" : "")
    canvas.write(text, at: frame.origin, role: isMarked ? .accent : .muted)
    let below = frame.inset(Insets(top: 1, right: 1))
    canvas.clipped(to: frame) { picture(slot, name).render(in: below, &$0) }
  }

  private func picture(_ slot: Int, _ name: String?) -> Element<OwnProfileAction> {
    guard let name
    else { return Text("+", .muted, semantics: nil).fill(horizontal: .center, vertical: .center) }
    return PhotoPart(
      id: CatinderID.slot.child("photo").item(slot + 1), name: name, photo: photos[name],
      alt: words.slot(slot + 1, isFilled: true), words: words, isFramed: false
    ).body
  }

  // MARK: The pointer
  private func target(_ rect: Rect, _ frames: [Rect], _ hold: Hold) -> Target<OwnProfileAction> {
    let id = id
    return Target(
      id, frame: rect, isFocusable: true,
      onMouse: { event in
        let slot = frames.firstIndex { $0.contains(event.position) }
        switch event.kind {
        case .press(.left, _):
          guard let slot else { return nil }
          let taken = Hold(from: slot, pointer: event.position)
          return Response(actions: [.slotMoved(slot)], control: (id, taken), focus: .to(id))
        case .drag(.left):
          guard hold.from != nil else { return nil }
          let moved = Hold(from: hold.from, pointer: event.position, hasMoved: true)
          return Response(control: (id, moved))
        case .release:
          guard let from = hold.from else { return nil }
          return Response(actions: released(from, at: slot), control: (id, Hold()))
        default: return nil
        }
      })
  }

  private func released(_ from: Int, at slot: Int?) -> [OwnProfileAction] {
    guard let slot else { return [] }
    return slot == from ? [.slotTapped(slot)] : [.reordered(from: from, to: slot)]
  }

  // MARK: Keys
  private func bindings(_ frames: [Rect]) -> [KeyBinding<OwnProfileAction>] {
    let moves = SlotMove.allCases.map { move in
      KeyBinding<OwnProfileAction>(
        "catinder.slot.\(move)", move.keys, words.go(move), hint: .helpOnly,
        .slotMoved(move.slot(from: state.slot, frames)))
    }
    if state.carried != nil {
      return moves + [
        KeyBinding("catinder.slot.drop", [.enter, "m"], words.putDown, .carryTapped),
        KeyBinding("catinder.slot.cancel", [.escape], words.cancelHint, .carryCancelled),
      ]
    }
    return moves + [
      KeyBinding("catinder.slot.menu", [.enter], words.menu, .slotTapped(state.slot)),
      KeyBinding("catinder.slot.add", ["a"], words.addHint, .addTapped),
      KeyBinding("catinder.slot.move", ["m"], words.pickUp, .carryTapped),
      KeyBinding("catinder.slot.delete", ["d", .delete], words.deleteHint, .deleteTapped),
    ]
  }
}
