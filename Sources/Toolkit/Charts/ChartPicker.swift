import Terminal

/// Picks one value of a chart to read it: with keys from one to the next, or under the pointer.
struct ChartPicker {
  struct State: ControlState {
    /// What keys or a press have picked.
    var index: Int?
    /// The value that the pointer lay over when something was picked: until it moves on, that counts.
    var passedOver: Int?
  }

  /// A key that goes on by some values.
  struct Move {
    let name: String
    let keys: [KeyStroke]
    let title: String
    let step: Int
  }

  let id: Identifier
  let label: String
  let count: Int

  func part(_ index: Int) -> Identifier { id.child("point").item(index) }

  /// The value that is picked now.
  func picked(_ context: RenderContext) -> Int? {
    let state = state(context)
    let hovered = hovered(context)
    let index = hovered != state.passedOver ? hovered ?? state.index : state.index
    return index.flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  /// - Parameter index: which value stands at a cell.
  func add(
    to painter: Painter, in rect: Rect, moves: [Move], index: @escaping (Point) -> Int?
  ) {
    var state = state(painter.context)
    if hovered(painter.context) == nil { state.passedOver = nil }
    painter.keep(state, for: id)
    painter.add(target(rect, index, over: hovered(painter.context)))
    painter.add(scope(moves, painter.context))
  }

  private func state(_ context: RenderContext) -> State {
    context.control(id, as: State.self) ?? State()
  }

  private func hovered(_ context: RenderContext) -> Int? {
    let opening = id.child("point").name + "["
    guard let name = context.hovered?.name, name.hasPrefix(opening) else { return nil }
    return Int(name.dropFirst(opening.count).dropLast())
  }

  private func target(
    _ rect: Rect, _ index: @escaping (Point) -> Int?, over hovered: Int?
  ) -> Target<Any> {
    Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { point in index(point).map { part($0) } },
      onMouse: { event in
        switch event.kind {
        case .press(.left, _):
          guard let index = index(event.position) else { return Response() }
          return Response(control: (id, State(index: index, passedOver: hovered)))
        default: return nil
        }
      })
  }

  private func scope(_ moves: [Move], _ context: RenderContext) -> Scope {
    let (picked, hovered) = (picked(context), hovered(context))
    return Scope(title: label, owner: id) {
      moves.map { move in
        KeyBinding<Any>(move.name, move.keys, move.title, hint: .helpOnly) {
          Response(
            control: (id, State(index: goal(of: move, from: picked), passedOver: hovered)))
        }
      }
    }
  }

  /// The first key picks the last value: it is the newest.
  private func goal(of move: Move, from picked: Int?) -> Int? {
    guard count > 0 else { return nil }
    guard let picked else { return count - 1 }
    return min(max(0, picked + move.step), count - 1)
  }
}

extension ChartPicker.Move {
  static func previous(_ language: Language) -> Self {
    Self(
      name: "chart.previous", keys: [.left, "h"],
      title: language.say(en: "previous value", ru: "предыдущее значение"), step: -1)
  }

  static func next(_ language: Language) -> Self {
    Self(
      name: "chart.next", keys: [.right, "l"],
      title: language.say(en: "next value", ru: "следующее значение"), step: 1)
  }
}
