import AppRuntime
import JourneyKit
import Terminal
import Toolkit

extension Sweep {
  /// Presses `Tab` until the focus has come round, in a program in process, whose keys are known.
  @MainActor
  public static func walk<Root: Feature>(
    _ app: Journey, _ driver: InProcessDriver<Root>
  ) async throws -> Sweep {
    var sweep = Sweep(screen: app.screen, keys: keys(driver))
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

  /// Leaves a field that keeps `Tab` for itself. The field is a stop by itself; `Esc`, which the
  /// footer shows, leads to the rest.
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
}
