import Glibc
import Semantics
import Terminal

/// What is drawn swings left and right for a moment when its trigger changes.
struct Shaking: Drawing {
  struct State: ControlState {
    var trigger: Int
    var timeline: Timeline?
  }

  let id: Identifier
  let trigger: Int
  let content: Part

  var flex: Flex { content.flex }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    content.measure(available, context)
  }

  func draw(in rect: Rect, on painter: Painter) {
    let state = state(painter.context)
    painter.keep(state, for: id)
    guard let timeline = state.timeline else { return content.draw(in: rect, on: painter) }
    let offset = Point(x: Self.offset(timeline.progress(at: painter.context.now)), y: 0)
    painter.displaced(rect, within: rect, by: { _ in offset }) {
      content.draw(in: rect, on: painter)
    }
    painter.redraw(along: timeline)
  }

  private func state(_ context: RenderContext) -> State {
    var state = context.control(id, as: State.self) ?? State(trigger: trigger)
    if state.trigger != trigger {
      state.trigger = trigger
      state.timeline = Timeline(
        start: context.now, duration: .milliseconds(500), easing: .linear)
    }
    if !context.moves || state.timeline?.isRunning(at: context.now) != true { state.timeline = nil }
    return state
  }

  /// Three swings that die away, of three cells at the most.
  static func offset(_ progress: Double) -> Int {
    Int((3.4 * (1 - progress) * sin(progress * 6 * .pi)).rounded())
  }
}

extension Widget {
  /// Shakes for half a second each time `trigger` has changed, as a field does whose value was
  /// refused; the words of the refusal are the widget's own. Nothing else waits meanwhile.
  ///
  /// ```swift
  /// TextField(
  ///   "shake.name", label: setup.say(en: "Name", ru: "Кличка"), text: state.name,
  ///   placeholder: setup.say(en: "the name of your pet", ru: "кличка питомца"),
  ///   message: state.isRefused
  ///     ? setup.say(en: "A pet needs a name.", ru: "Питомцу нужна кличка.") : nil,
  ///   handlers: .init(onChange: { .nameChanged($0) }, onSubmit: .saveTapped)
  /// )
  /// .shake("shake.field", trigger: state.refusals)
  /// ```
  public func shake(_ id: Identifier, trigger: Int) -> Element<Action> {
    Element(Part(Shaking(id: id, trigger: trigger, content: element.part)))
  }
}
