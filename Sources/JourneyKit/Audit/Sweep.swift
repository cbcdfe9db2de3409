import Semantics
import Terminal

/// The result of a walk over a screen with `Tab`: it shows whether keys alone reach everything,
/// whether the focus is visible, and whether every widget has an identifier.
public struct Sweep {
  /// One widget that has had the focus, and the screen at that moment.
  public struct Stop {
    public var focus: Identifier
    public var screen: Screen
    /// True if keys of this widget work; true also if the driver cannot know.
    public var hasKeys: Bool

    package init(focus: Identifier, screen: Screen, hasKeys: Bool) {
      (self.focus, self.screen, self.hasKeys) = (focus, screen, hasKeys)
    }
  }

  /// The screen as it was found.
  public var screen: Screen
  /// The widgets that `Tab` has come to, in its order.
  public var stops: [Stop]
  /// The keys that work there, by their names.
  public var keys: Set<String>

  /// - Parameter keys: those that work on the screen, by their names.
  package init(screen: Screen, keys: Set<String>) {
    (self.screen, self.stops, self.keys) = (screen, [], keys)
  }

  /// Presses `Tab` until the focus has come round, in any program that publishes what it shows. The
  /// keys that work are those of its hints, and the arrows.
  @MainActor
  public static func walk(_ app: Journey) async throws -> Sweep {
    let hints = app.screen.nodes.filter { $0.role == .hint }.compactMap(\.value)
    var sweep = Sweep(screen: app.screen, keys: Set(hints + ["↑", "↓"]))
    var seen: Set<Identifier> = []
    while true {
      try await app.press(.tab)
      guard let focus = app.screen.focus, seen.insert(focus).inserted else { return sweep }
      sweep.stops.append(Stop(focus: focus, screen: app.screen, hasKeys: true))
    }
  }

  // MARK: Parts
  public var nodes: [SemanticNode] { screen.nodes }

  /// The nodes that can be acted on and are not behind a dialog.
  private var actors: [Int] {
    let dialog = nodes.lastIndex { $0.traits.contains(.modal) }
    return nodes.indices.filter { index in
      guard !nodes[index].actions.isEmpty else { return false }
      guard let dialog else { return true }
      return index == dialog || ancestors(of: index).contains(dialog)
        || ancestors(of: index).contains { nodes[$0].role == .footer }
    }
  }

  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = nodes[index].parent
    while let parent = next, !found.contains(parent) {
      found.append(parent)
      next = nodes[parent].parent
    }
    return found
  }

  /// Every broken rule in words. A screen without room for anything has no focus.
  public var faults: [String] {
    unnamed + doubled + unreachable + lost + unseen + mute + outside + cut
  }

  /// Rule: a node that can be acted on has an identifier.
  private var unnamed: [String] {
    nodes.filter { !$0.actions.isEmpty && $0.identifier == nil }.map { "no identifier: \($0.line)" }
  }

  /// No identifier stands twice.
  private var doubled: [String] {
    let names = nodes.compactMap(\.identifier)
    return Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
      .map { "doubled identifier: \($0)" }
  }

  /// Rule: a node that can be acted on is reached by `Tab`, is part of a widget that is, or has a
  /// key.
  private var unreachable: [String] {
    actors.filter { !isReached($0) }.map { "no way by keys: \(nodes[$0].line)" }
  }

  private func isReached(_ index: Int) -> Bool {
    let node = nodes[index]
    // A notice goes away by itself.
    if node.role == .toast { return true }
    if node.role == .hint { return node.value.map(keys.contains) == true }
    if node.role == .row, node.value.map(keys.contains) == true || isChosenByArrows(index) {
      return true
    }
    let reached = Set(stops.map(\.focus))
    // The focus takes what scrolls along with it.
    if node.role == .scrollBar, let owner = node.parent {
      return nodes.indices.contains { inside in
        ancestors(of: inside).contains(owner)
          && nodes[inside].identifier.map(reached.contains) == true
      } || nodes[owner].identifier.map(reached.contains) == true
    }
    return ([index] + ancestors(of: index)).contains { place in
      nodes[place].identifier.map(reached.contains) == true
    } || reached.contains { isPart(node, of: $0) }
  }

  /// Returns true for a part of a widget that stands beside it. Its identifier begins with that of
  /// the widget: `pets.name.suggestion[1]`.
  private func isPart(_ node: SemanticNode, of widget: Identifier) -> Bool {
    node.identifier?.name.hasPrefix(widget.name + ".") == true
  }

  /// Returns true for a row beside a selected one, as in a list below a field.
  private func isChosenByArrows(_ index: Int) -> Bool {
    keys.contains("↓")
      && nodes.contains { other in
        other.role == .row && other.parent == nodes[index].parent
          && other.traits.contains(.selected)
      }
  }

  /// `Tab` comes to every widget that says that it takes the focus.
  private var lost: [String] {
    let reached = Set(stops.map(\.focus))
    return actors.map { nodes[$0] }.filter { node in
      node.traits.contains(.focusable) && node.identifier.map(reached.contains) != true
    }.map { "Tab does not come to: \($0.line)" }
  }

  /// Rule: the focus is visible. The focused widget shows, and looks different without the focus.
  private var unseen: [String] {
    stops.compactMap { stop in
      let node = stop.screen.nodes.first { $0.identifier == stop.focus }
      guard let node, !node.frame.isEmpty else { return "focus out of view: \(stop.focus)" }
      guard node.traits.contains(.focused) else { return "focus is not told: \(stop.focus)" }
      if stops.count == 1 || stop.screen.cursor.map(node.frame.contains) == true { return nil }
      let isMarked = stops.contains { other in
        other.focus != stop.focus
          && Self.cells(other.screen, node.frame) != Self.cells(stop.screen, node.frame)
      }
      return isMarked ? nil : "focus looks like none: \(stop.focus)"
    }
  }

  private static func cells(_ screen: Screen, _ frame: Rect) -> [Cell] {
    (frame.minY..<frame.maxY).flatMap { y in
      (frame.minX..<frame.maxX).map { screen.surface[$0, y].asSeen }
    }
  }

  /// A widget with the focus answers to keys.
  private var mute: [String] {
    stops.filter { !$0.hasKeys }.map { "no keys of its own: \($0.focus)" }
  }

  /// Nothing stands outside of the screen, or of what it is a part of.
  private var outside: [String] {
    nodes.indices.filter { index in
      let frame = nodes[index].frame
      let room = nodes[index].parent.map { nodes[$0].frame } ?? screen.surface.bounds
      return !frame.isEmpty && frame.intersection(room) != frame
    }.map { "outside: \(nodes[$0].line)" }
  }

  /// The words of what can be pressed can be read whole; of a hint that is short of room, its key.
  private var cut: [String] {
    actors.map { nodes[$0] }.filter { node in
      guard [.button, .tab, .hint].contains(node.role), !node.frame.isEmpty else { return false }
      let words = node.role == .hint ? [node.label, node.value ?? ""] : [node.label]
      return words.allSatisfy { $0.isEmpty || screen.places(of: $0, in: node.frame).isEmpty }
    }.map { "cut: \($0.line)" }
  }
}
