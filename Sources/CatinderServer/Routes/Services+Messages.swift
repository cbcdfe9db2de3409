import CatinderDomain
import Foundation
import Interchange

extension Services {
  var messageRoutes: [Route] { [messages, send, seen, events] }

  private var messages: Route {
    Route(
      method: "GET", path: CatinderPath.messages + "/{profileUid}",
      summary: "The last 500 messages with a match, the oldest first.",
      query: [
        .init(name: "before", schema: .uuid, summary: "Only those before this message.")
      ],
      success: .json(.array(Schemas.message, 0...CatinderLimits.messages))
    ) { call in
      .json(
        try await store.messages(
          of: try call.me(), with: try call.profileUid(), before: call.request.query["before"]))
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
      try limiter.take("message \(me.id)", limits.messages)
      let id = call.body["id"].string ?? UUID().uuidString
      let text = TextLimit.message.cleaned(try call.text("text"))
      let (message, pair, isNew) = try await store.send(
        text, id: id.lowercased(), from: me, to: try call.profileUid())
      if isNew {
        // The sender first: the other one may have seen it before this returns.
        for account in [pair.me, pair.partner] { hub.tell(account.id, "message", message) }
        try await demo.reply(to: message, pair, inRussian: call.request.prefersRussian)
      }
      var outcome = CatinderAnswers.Outcome()
      outcome.message = message
      return .json(outcome)
    }
  }

  private var seen: Route {
    Route(
      method: "POST", path: CatinderPath.messages + "/{profileUid}/seen",
      summary: "Say that one has looked at everything a match has sent.",
      success: .json(Schemas.outcome())
    ) { call in
      let me = try call.me()
      if let seen = try await store.markSeen(by: me, from: try call.profileUid()) {
        hub.tell(seen.sender.id, "seen", CatinderAnswers.Reader(me.uid, upTo: seen.last))
      }
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
          status: 200, body: .data(Data(EventWriter.welcome.utf8), type: EventWriter.mediaType))
      }
      return ServerAnswer(status: 200, body: .events(account: try call.me().id))
    }
  }
}
