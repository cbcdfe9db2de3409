import Foundation
import Interchange
import Scheduling

/// Turns a request into its answer, with or without a port.
///
/// The checks have one order: path, method, account, rate, form, values.
final class Application: Sendable {
  let table: RouteTable
  let store: CatinderStore
  let hub: EventHub
  let limits: ServerLimits
  let monitor: ServerMonitor
  private let limiter: any RateLimiting

  init(
    table: RouteTable, store: CatinderStore, hub: EventHub, limits: ServerLimits,
    limiter: any RateLimiting, monitor: ServerMonitor
  ) {
    (self.table, self.store, self.hub) = (table, store, hub)
    (self.limits, self.limiter, self.monitor) = (limits, limiter, monitor)
  }

  func answer(_ request: ServerRequest) async -> ServerAnswer {
    let began = monitor.clock.uptime
    let found = Result { () throws(Refusal) in try table.find(request.method, request.path) }
    let answer = await answer(request, found)
    monitor.note(
      try? found.get().route, status: answer.status, time: monitor.clock.uptime - began,
      client: request.address)
    return answer
  }

  private func answer(
    _ request: ServerRequest, _ found: Result<RouteTable.Found, Refusal>
  ) async -> ServerAnswer {
    do {
      return try await perform(request, try found.get())
    } catch let refusal as Refusal {
      return refusal.answer
    } catch is CancellationError {
      return Refusal.slow.answer
    } catch { return Refusal.failed.answer }
  }

  private func perform(
    _ request: ServerRequest, _ found: RouteTable.Found
  ) async throws -> ServerAnswer {
    let (route, parameters) = found
    if monitor.isDraining, case .events = route.success { throw Refusal.busy }
    let account = try await account(of: request, for: route)
    if route.isLimited {
      let client = account.map { "account \($0.id)" } ?? request.address
      try await limiter.take(client, limits.requests)
    }
    try check(request, parameters, for: route)
    let body = try body(of: request, for: route)
    return try await route.handle(
      RouteCall(request: request, account: account, parameters: parameters, body: body))
  }

  private func account(of request: ServerRequest, for route: Route) async throws -> Account? {
    guard route.needsSession else { return nil }
    guard let token = request.token, let account = try await store.account(token: token) else {
      // Guesses have their limit too.
      try await limiter.take(request.address, limits.requests)
      throw Refusal.notLoggedIn
    }
    return account
  }

  private func check(
    _ request: ServerRequest, _ parameters: [String: String], for route: Route
  ) throws(Refusal) {
    var wrong = route.parameters.flatMap { parameter in
      parameter.schema.problems(in: .string(parameters[parameter.name] ?? ""), at: parameter.name)
    }
    for (name, value) in request.query {
      guard let known = route.query.first(where: { $0.name == name }) else {
        wrong.append("unknown")
        continue
      }
      wrong += known.schema.problems(inParameter: value, at: name)
    }
    if !wrong.isEmpty { throw .invalid(wrong) }
  }

  /// The most JSON values of a body, more than any call has.
  private static let mostValues = 500

  private static func json(_ body: Data) throws(Refusal) -> JSONValue {
    guard String(validating: body, as: UTF8.self) != nil else { throw .badRequest }
    do throws(JSONProblem) {
      return try JSONReader.value(in: body, mostValues: mostValues)
    } catch { throw .badRequest }
  }

  private func body(of request: ServerRequest, for route: Route) throws(Refusal) -> JSONValue {
    switch route.body {
    case .none: return .null
    case .picture:
      guard request.mediaType == "multipart/form-data" else { throw .wrongType }
      return .null
    case .json(let schema):
      guard request.mediaType == "application/json" else { throw .wrongType }
      let value = try Self.json(request.body)
      let problems = schema.problems(in: value)
      if !problems.isEmpty { throw .invalid(problems) }
      return value
    }
  }
}
