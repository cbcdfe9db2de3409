import CatinderDomain

extension Services {
  /// What lets a deck go on where it was left, on another terminal or after a restart.
  var decisions: Route {
    Route(
      method: "GET", path: CatinderPath.decisions,
      summary: "The last 100 decisions that can be taken back, the newest first.",
      success: .json(.array(Schemas.pastDecision, 0...CatinderLimits.deck))
    ) { call in
      .json(
        try await store.decisions(
          of: try call.me(), reading(call), limit: CatinderLimits.deck))
    }
  }
}
