import Semantics
import Terminal

/// What is found on a screen by going through it with `Tab`: whoever uses keys only gets everywhere,
/// sees where that is, and every test can name what is there.
public struct Sweep {
  /// One widget that has had the focus, and the screen at that moment.
  public struct Stop {
    public var focus: Identifier
    public var screen: Screen
    /// Whether keys work that belong to this widget; true where nobody can know.
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

  /// What can be acted on, in front of which no dialog stands.
  var actors: [Int] {
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
}
