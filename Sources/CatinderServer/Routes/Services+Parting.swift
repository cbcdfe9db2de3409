import CatinderDomain
import Foundation

/// The calls with which somebody wants no more of a cat.
extension Services {
  var partingRoutes: [Route] { [unmatch, block, unblock, blocked, report] }

  private var unmatch: Route {
    Route(
      method: "POST", path: CatinderPath.unmatch,
      summary: "End a match: it and its messages are deleted for both, and the other is told.",
      body: .json(Schemas.somebody), success: .json(Schemas.outcome())
    ) { call in
      try await store.unmatch(by: try call.me(), from: try call.profileUid())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var block: Route {
    Route(
      method: "POST", path: CatinderPath.block,
      summary: "Block a profile: a match ends as with unmatch, and neither sees the other.",
      body: .json(Schemas.somebody), success: .json(Schemas.outcome())
    ) { call in
      try await store.block(by: try call.me(), try call.profileUid())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var unblock: Route {
    Route(
      method: "POST", path: CatinderPath.unblock, summary: "Unblock a profile.",
      body: .json(Schemas.somebody), success: .json(Schemas.outcome())
    ) { call in
      try await store.unblock(by: try call.me(), try call.profileUid())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var blocked: Route {
    Route(
      method: "GET", path: CatinderPath.blocked,
      summary: "The profiles that one has blocked, the last one first.",
      success: .json(.array(Schemas.profile, 0...Int(Int32.max)))
    ) { call in .json(try await store.blocked(by: try call.me(), reading(call))) }
  }

  private var report: Route {
    Route(
      method: "POST", path: CatinderPath.report,
      summary: "Report a profile to the administrator; nobody else learns of it.",
      body: .json(Schemas.report), success: .json(Schemas.outcome())
    ) { call in
      let me = try call.me()
      try await limiter.take("report \(me.id)", limits.reports)
      guard let reason = CatReport.Reason(rawValue: try call.text("reason"))
      else { throw Refusal.invalid(["reason"]) }
      try await store.report(
        CatReport(reason, try call.text("text")), by: me, about: try call.profileUid())
      return .json(CatinderAnswers.Outcome())
    }
  }
}
