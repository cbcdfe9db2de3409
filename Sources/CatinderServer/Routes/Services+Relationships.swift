import CatinderDomain
import Foundation
import Interchange

extension Services {
  var relationshipRoutes: [Route] {
    Decision.allCases.map(decide) + [decisions, undo, startAgain, boost, matches]
  }

  private func decide(_ decision: Decision) -> Route {
    let isMutual: [Schema.Property] = decision == .dislike ? [] : [.init("isLikeMutual", .boolean)]
    return Route(
      method: "POST", path: CatinderPath.decision(decision), summary: Self.summary(decision),
      body: .json(Schemas.somebody), success: .json(.object([.init("result", .boolean)] + isMutual))
    ) { call in
      let me = try call.me()
      let isMutual = try await store.decide(
        decision, by: me, on: try call.profileUid(), reading(call)
      ) { demo.isMutual(decision, isBoosted: $0) }
      return .json(
        CatinderAnswers.Outcome(isLikeMutual: decision == .dislike ? nil : isMutual))
    }
  }

  private static func summary(_ decision: Decision) -> String {
    switch decision {
    case .like: "Like a profile; a match when the other has said so too."
    case .superlike: "Like a profile very much: one comes first in the other's deck."
    case .dislike: "Do not show a profile again."
    }
  }

  /// The decisions with which a deck continues in another program or after a restart.
  private var decisions: Route {
    Route(
      method: "GET", path: CatinderPath.decisions,
      summary: "The last 100 decisions that can be taken back, the newest first.",
      success: .json(.array(Schemas.pastDecision, 0...CatinderLimits.deck))
    ) { call in .json(try await store.decisions(of: try call.me(), reading(call))) }
  }

  private var undo: Route {
    Route(
      method: "POST", path: CatinderPath.undo,
      summary: "Take a decision back, and a match in which nobody has written.",
      body: .json(Schemas.somebody),
      success: .json(
        Schemas.outcome(
          .init("isMatchKept", .boolean),
          .init(
            "passedOver", .array(Schemas.profile, 0...CatinderLimits.deck), isRequired: false)))
    ) { call in
      switch try await store.undo(by: try call.me(), on: try call.profileUid(), reading(call)) {
      case .matchStays: .json(CatinderAnswers.Outcome(isMatchKept: true))
      case .withdrawn(let past):
        .json(CatinderAnswers.Outcome(isMatchKept: false, passedOver: past.isEmpty ? nil : past))
      }
    }
  }

  private var startAgain: Route {
    Route(
      method: "POST", path: CatinderPath.startAgain,
      summary: "Forget all decisions that led to no match.", success: .json(Schemas.outcome())
    ) { call in
      try await store.startAgain(try call.me())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var boost: Route {
    Route(
      method: "POST", path: CatinderPath.boost,
      summary: "Stand in front of other decks for ten seconds; tells how long is left.",
      success: .json(Schemas.outcome(.init("seconds", .integer(0...10))))
    ) { call in
      let until = try await store.boost(try call.me())
      let seconds = max(0, Int((Double(until - store.now) / 1000).rounded(.up)))
      return .json(CatinderAnswers.Outcome(seconds: seconds))
    }
  }

  private var matches: Route {
    Route(
      method: "GET", path: CatinderPath.matches,
      summary: "All matches, by what happened in them last, the newest first.",
      success: .json(.array(Schemas.match, 0...Int(Int32.max)))
    ) { call in .json(try await store.matches(of: try call.me(), reading(call))) }
  }

  // MARK: - Messages
  var messageRoutes: [Route] { [messages, send, seen, events] }

  private var messages: Route {
    Route(
      method: "GET", path: CatinderPath.messages + "/{profileUid}",
      summary: "The last 500 messages with a match, the oldest first.",
      query: [
        .init(name: "before", schema: .uuid, summary: "Only those before this message."),
        .limit(CatinderLimits.messages),
      ],
      success: .json(.array(Schemas.message, 0...CatinderLimits.messages))
    ) { call in
      .json(
        try await store.messages(
          of: try call.me(), with: try call.profileUid(), before: call.request.query["before"],
          call.limit(CatinderLimits.messages)))
    }
  }

  private var send: Route {
    Route(
      method: "POST", path: CatinderPath.messages + "/{profileUid}/send",
      summary: "Send a message. Sent again under the same id it is said once.",
      body: .json(Schemas.outgoing),
      success: .json(Schemas.outcome(.init("message", Schemas.message))),
      refusals: [409: "Another message has this id."]
    ) { call in
      let me = try call.me()
      try await limiter.take("message \(me.id)", limits.messages)
      let id = call.body["id"].string ?? UUID().uuidString
      let text = TextLimit.message.cleaned(try call.text("text"))
      let (message, pair, isNew) = try await store.send(
        text, id: id.lowercased(), from: me, to: try call.profileUid())
      if isNew {
        try await demo.reply(to: message, pair, inRussian: call.request.prefersRussian)
      }
      return .json(CatinderAnswers.Outcome(message: message))
    }
  }

  private var seen: Route {
    Route(
      method: "POST", path: CatinderPath.messages + "/{profileUid}/seen",
      summary: "Say that one has looked at everything a match has sent.",
      success: .json(Schemas.outcome())
    ) { call in
      try await store.markSeen(by: try call.me(), from: try call.profileUid())
      return .json(CatinderAnswers.Outcome())
    }
  }

  private var events: Route {
    Route(
      method: "GET", path: CatinderPath.events,
      summary: """
        Server-sent events as they happen: message, seen, match, unmatch. Ends at once for who does \
        not accept text/event-stream by name.
        """,
      success: .events
    ) { call in
      let isMeant = call.request.headers["accept"]?.contains(EventWriter.mediaType) == true
      guard isMeant else {
        return ServerAnswer(
          status: 200, data: Data(EventWriter.welcome.utf8), type: EventWriter.mediaType)
      }
      return ServerAnswer(status: 200, body: .events(account: try call.me().id))
    }
  }
}
