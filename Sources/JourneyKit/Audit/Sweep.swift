import AppRuntime
import Terminal
import Toolkit

/// What is found on a screen by going through it with `Tab`: whoever uses keys only gets everywhere,
/// sees where that is, and every test can name what is there.
public struct Sweep {
  /// One widget that has had the focus, and the screen at that moment.
  public struct Stop {
    public var focus: Identifier
    public var screen: Screen
    /// Whether keys work that belong to this widget; true where nobody can know.
    public var hasKeys: Bool
  }

  /// The screen as it was found.
  public var screen: Screen
  /// The widgets that `Tab` has come to, in its order.
  public var stops: [Stop]
  /// The keys that work there, by their names.
  public var keys: Set<String>

  /// Presses `Tab` until the focus has come round, in any program that publishes what it shows. The
  /// keys that work are those of its hints, and the arrows.
  @MainActor
  public static func walk(_ app: Journey) async throws -> Sweep {
    let hints = app.screen.nodes.filter { $0.role == .hint }.compactMap(\.value)
    var sweep = Sweep(screen: app.screen, stops: [], keys: Set(hints + ["↑", "↓"]))
    var seen: Set<Identifier> = []
    while true {
      try await app.press(.tab)
      guard let focus = app.screen.focus, seen.insert(focus).inserted else { return sweep }
      sweep.stops.append(Stop(focus: focus, screen: app.screen, hasKeys: true))
    }
  }

  /// Presses `Tab` until the focus has come round, in a program in process, whose keys are known.
  @MainActor
  public static func walk<Root: Feature>(
    _ app: Journey, _ driver: InProcessDriver<Root>
  ) async throws -> Sweep {
    var sweep = Sweep(screen: app.screen, stops: [], keys: keys(driver))
    try await leaveField(app, driver, &sweep)
    for _ in app.screen.focusOrder {
      try await app.press(.tab)
      guard let focus = app.screen.focus else { continue }
      let scopes = driver.session?.frame.activeScopes(focus: focus) ?? []
      let hasKeys = scopes.contains { $0.owner == focus && !$0.bindings.isEmpty }
      sweep.stops.append(Stop(focus: focus, screen: app.screen, hasKeys: hasKeys))
    }
    return sweep
  }

  /// A field that keeps `Tab` for going to the next one is a stop by itself; the way to the rest is
  /// `Esc`, which the footer shows.
  @MainActor
  private static func leaveField<Root: Feature>(
    _ app: Journey, _ driver: InProcessDriver<Root>, _ sweep: inout Sweep
  ) async throws {
    guard let focus = app.screen.focus, let frame = driver.session?.frame else { return }
    // A widget that is made of a field and more has a scope for each.
    let own = frame.activeScopes(focus: focus).filter { $0.owner == focus }.flatMap(\.bindings)
    guard own.contains(where: { $0.answers(.tab) }), own.contains(where: { $0.answers(.escape) })
    else { return }
    sweep.stops.append(Stop(focus: focus, screen: app.screen, hasKeys: true))
    try await app.press(.escape)
    sweep.keys.formUnion(keys(driver))
  }

  @MainActor
  private static func keys<Root: Feature>(_ driver: InProcessDriver<Root>) -> Set<String> {
    guard let session = driver.session else { return [] }
    let bindings = session.frame.activeScopes(focus: session.focus).flatMap(\.bindings)
    return Set(bindings.flatMap(\.keys).map(\.description))
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
