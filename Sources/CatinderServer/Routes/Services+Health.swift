import CatinderDomain
import Foundation

extension Services {
  var healthRoutes: [Route] { [health, ready] }

  /// The routes of the address for those who run the server.
  var monitorRoutes: [Route] { healthRoutes + [metrics] }

  private var health: Route {
    Route(
      method: "GET", path: CatinderPath.health, summary: "The process answers.",
      needsSession: false, isLimited: false, success: .json(Schemas.outcome())
    ) { _ in .json(CatinderAnswers.Outcome()) }
  }

  private var ready: Route {
    Route(
      method: "GET", path: CatinderPath.ready,
      summary: "The server takes requests: its records can be read, and it is not about to end.",
      needsSession: false, isLimited: false, success: .json(Schemas.outcome())
    ) { _ in
      if monitor.isDraining { throw Refusal.busy }
      // Any read shows that the records answer; there is nobody with an empty name.
      do { _ = try await store.account(user: "") } catch { throw Refusal.busy(after: 5) }
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var metrics: Route {
    Route(
      method: "GET", path: "/metrics", summary: "The figures of the server, for Prometheus.",
      needsSession: false, isLimited: false, success: .description
    ) { _ in
      let text = Data(monitor.metrics.text.utf8)
      return ServerAnswer(status: 200, data: text, type: ServerMetrics.mediaType)
    }
  }
}
