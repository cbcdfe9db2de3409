import CatinderDomain

extension RouteTable {
  /// Every route of the server, and last the description of them all.
  init(_ services: Services) {
    let calls =
      services.accountRoutes + services.profileRoutes + services.relationshipRoutes
      + services.messageRoutes
    let description = Route(
      method: "GET", path: CatinderPath.description, summary: "This description.",
      needsSession: false, success: .description
    ) { _ in throw Refusal.failed }
    let bytes = OpenAPIDocument(routes: calls + [description]).data
    let served = Route(
      method: description.method, path: description.path, summary: description.summary,
      needsSession: false, success: .description
    ) { _ in
      ServerAnswer(status: 200, body: .data(bytes, type: ServerAnswer.jsonType))
    }
    self.init(calls + [served])
  }
}
