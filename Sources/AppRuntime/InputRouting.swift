import Core
import Semantics
import Terminal
import Toolkit

/// The place of the focus: now, and in each modal layer.
struct FocusState {
  var focus: Identifier?
  var ofLayer: [Int: Identifier]
  /// True where it stands there only because nothing asked for it.
  var isFallback: Bool
  /// The layers in which it did when a dialog opened: what asks for it by then goes before.
  var fallbackLayers: Set<Int>

  /// Moves the focus where it must be after a frame.
  ///
  /// - Parameters:
  ///   - order: of what can have the focus in the topmost layer.
  ///   - appeared: what came with this frame and wants it at once.
  mutating func follow(
    _ order: [Identifier], preferred: Identifier?, layer: Int, appeared: [Identifier]
  ) {
    if let wanted = appeared.last(where: order.contains) {
      focus = wanted
      isFallback = false
    } else if isFallback || focus.map(order.contains) != true {
      let remembered = ofLayer[layer].flatMap { order.contains($0) ? $0 : nil }
      let isForgotten = isFallback || fallbackLayers.contains(layer)
      let wanted = (isForgotten ? nil : remembered) ?? preferred
      let present = focus.flatMap { order.contains($0) ? $0 : nil }
      focus = wanted ?? present ?? remembered ?? order.first
      isFallback = wanted == nil
    }
    ofLayer = ofLayer.filter { $0.key <= layer }
    fallbackLayers = fallbackLayers.filter { $0 < layer }
    if let focus { ofLayer[layer] = focus }
    if isFallback { fallbackLayers.insert(layer) }
  }
}

/// The state in which the user has left the screen before a resize: how far widgets are scrolled, and the place of
/// the focus, where its widget has gone with the size. Until the next input, each size is drawn from it, so that
/// another size and back change nothing.
struct LeftState {
  private var controls: [Identifier: any ControlState]?
  private var place: FocusState?
  /// True until the frame behind a resize.
  private var isResized = false

  /// Takes note of a resize.
  ///
  /// - Returns: the state of widgets to draw the new size from.
  mutating func resized(
    _ now: [Identifier: any ControlState]
  ) -> [Identifier: any ControlState] {
    isResized = true
    controls = controls ?? now
    return controls ?? now
  }

  /// Takes note of a frame.
  ///
  /// - Parameters:
  ///   - before: the place of the focus before the frame.
  ///   - order: of what can have the focus in the topmost layer.
  /// - Returns: the place to return to, and the state of widgets; nil where the focus stays where it is.
  mutating func follow(
    _ before: FocusState, _ order: [Identifier], layer: Int
  ) -> (FocusState, [Identifier: any ControlState])? {
    defer { isResized = false }
    if let back = place, back.ofLayer.keys.max() == layer, back.focus.map(order.contains) == true {
      place = nil
      return controls.map { (back, $0) }
    }
    if isResized, place == nil, before.focus.map(order.contains) == false { place = before }
    return nil
  }
}

/// The widgets of the last frame that was no interlude.
struct PresentWidgets {
  private(set) var widgets: [FocusCandidate] = []

  /// Takes note of a frame.
  ///
  /// - Returns: those that are new and want the focus at once, and those of `kept` that are about another
  ///   record now.
  mutating func follow(
    _ now: [FocusCandidate], keeping kept: some Sequence<Identifier>
  ) -> (appeared: [Identifier], replaced: [Identifier]) {
    let before = widgets
    widgets = now
    let appeared = now.filter {
      $0.wish == .atOnce && before.record(of: $0.identifier) != $0.record
    }
    let replaced = kept.filter { id in
      guard let old = before.record(of: id), let new = now.record(of: id) else { return false }
      return old != new
    }
    return (appeared.map(\.identifier), replaced)
  }
}

/// The widgets that a button of the mouse holds, from the press on.
struct HeldPointer {
  /// The point where it was pressed; nil while nothing is held.
  private(set) var start: Point?
  /// The widget that took the press, and those behind it.
  private(set) var widgets: [Identifier] = []

  init() {}

  /// - Parameter targets: those under the pointer, the foremost first.
  init<Action>(_ taker: Identifier, of targets: [Target<Action>], at start: Point) {
    self.start = start
    widgets = targets.map(\.identifier).drop { $0 != taker }.map { $0 }
  }

  /// Returns the event with the point where it began.
  func told(_ event: MouseEvent) -> MouseEvent {
    var event = event
    event.start = start
    return event
  }
}

extension Frame {
  /// Returns the targets of an event, the foremost first.
  ///
  /// A drag belongs to the widget it began on, wherever the pointer is, as long as input reaches it;
  /// one that this widget has no use for, to those behind it.
  ///
  /// - Parameter held: that widget and what was behind it, the foremost first.
  func targets(for event: MouseEvent, held: [Identifier]) -> [Target<Action>] {
    guard !held.isEmpty else { return targets(at: event.position) }
    switch event.kind {
    case .drag, .release:
      return held.compactMap { id in targets.last { $0.identifier == id && isReached($0) } }
    default: return targets(at: event.position)
    }
  }
}

/// The keys of a sequence that has been begun.
///
/// The sequence is tried as typed first; then with each key of another layout as its key cap, and
/// with `Ctrl-J`, a line feed, as `Enter`.
struct PendingKeys {
  private(set) var strokes: [KeyStroke] = []

  mutating func take<Action>(
    _ stroke: KeyStroke, in frame: Frame<Action>, focus: Identifier?
  ) -> KeyMatch<Action> {
    let typed = strokes + [stroke]
    var match = frame.match(typed, focus: focus)
    if case .none = match, let capped = Self.capped(typed) {
      match = frame.match(capped, focus: focus)
    }
    if case .begun = match { strokes = typed } else { strokes = [] }
    return match
  }

  /// Nil where that is what was typed.
  private static func capped(_ typed: [KeyStroke]) -> [KeyStroke]? {
    let capped = typed.map { $0 == .control("j") ? .enter : RussianLayout.latin($0) ?? $0 }
    return capped == typed ? nil : capped
  }

  mutating func clear() { strokes = [] }
}

extension Language {
  /// The notice of a text of which not all was taken.
  var leftOut: String {
    say(
      en: "Left out: signs that hide or reorder text",
      ru: "Убраны знаки, которые прячут или переставляют текст")
  }
}
