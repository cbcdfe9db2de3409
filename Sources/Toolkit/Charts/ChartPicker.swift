import Core
import Semantics
import Terminal

/// Picks one value of a chart to read it: with keys from one to the next, or under the pointer.
struct ChartPicker {
  struct State: ControlState {
    /// The value that keys or a press have picked.
    var index: Int?
    /// The place that the pointer lay over when something was picked: until it moves on, that counts.
    var passedOver: String?
  }

  /// A key that goes on by some values.
  struct Move {
    let name: String
    let keys: [KeyStroke]
    let title: String
    let step: Int
  }

  /// The places of a chart that the pointer can be over, under names that stay where they are when
  /// the chart scrolls.
  struct Places {
    let name: (Point) -> String?
    let index: (String) -> Int?

    func index(at point: Point) -> Int? { name(point).flatMap(index) }
  }

  let id: Identifier
  let label: String
  let count: Int
  /// The value that the first key picks; nil for the last.
  var start: Int?

  /// Returns the value that keys or a press have picked, wherever the pointer is.
  func kept(_ context: RenderContext) -> Int? { valid(state(context).index) }

  /// The value that is picked now.
  func picked(_ context: RenderContext, _ places: Places) -> Int? {
    let state = state(context)
    guard let hovered = hovered(context), hovered != state.passedOver
    else { return valid(state.index) }
    return valid(places.index(hovered) ?? state.index)
  }

  private func valid(_ index: Int?) -> Int? {
    index.flatMap { (0..<count).contains($0) ? $0 : nil }
  }

  /// - Parameter onWheel: of a chart that scrolls; true for on, false for back.
  func add(
    to painter: Painter, in rect: Rect, moves: [Move], _ places: Places,
    onWheel: ((Bool) -> Response<Any>)? = nil
  ) {
    var state = state(painter.context)
    if hovered(painter.context) == nil { state.passedOver = nil }
    painter.keep(state, for: id)
    painter.add(target(rect, places, painter.context, onWheel))
    painter.add(scope(moves, places, painter.context))
  }

  private func state(_ context: RenderContext) -> State {
    context.control(id, as: State.self) ?? State()
  }

  private func hovered(_ context: RenderContext) -> String? {
    let opening = id.child("point").name + "["
    guard let name = context.hovered?.name, name.hasPrefix(opening) else { return nil }
    return String(name.dropFirst(opening.count).dropLast())
  }

  // MARK: Input
  private func target(
    _ rect: Rect, _ places: Places, _ context: RenderContext, _ onWheel: ((Bool) -> Response<Any>)?
  ) -> Target<Any> {
    let hovered = hovered(context)
    return Target(
      id, frame: rect, isFocusable: true, wish: .whenFree,
      part: { point in places.name(point).map { id.child("point").item($0) } },
      onMouse: { event in
        switch event.kind {
        case .press(.left, _):
          guard let index = places.index(at: event.position) else { return Response() }
          return Response(control: (id, State(index: index, passedOver: hovered)))
        case .wheel(.up), .wheel(.left): return onWheel?(false)
        case .wheel(.down), .wheel(.right): return onWheel?(true)
        default: return nil
        }
      })
  }

  private func scope(_ moves: [Move], _ places: Places, _ context: RenderContext) -> Scope {
    let (picked, hovered) = (picked(context, places), hovered(context))
    return Scope(
      title: label, owner: id,
      bindings: moves.map { move in
        KeyBinding<Any>(move.name, move.keys, move.title) {
          Response(control: (id, State(index: goal(of: move, from: picked), passedOver: hovered)))
        }
      })
  }

  /// The last value is the newest.
  private func goal(of move: Move, from picked: Int?) -> Int? {
    guard count > 0 else { return nil }
    guard let picked else { return valid(start) ?? count - 1 }
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
