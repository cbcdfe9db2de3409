import Foundation

/// How long an answer holds, by RFC 9111; what a server writes that makes no sense counts as nothing.
enum CacheRules {
  /// Nobody's forecast holds longer, whatever its header says.
  static let longest: TimeInterval = 86_400

  /// Statuses whose answers are kept.
  static func mayStore(_ response: HTTPResponse) -> Bool {
    response.status == 200 && !directives(response).keys.contains("no-store")
      && response.headers["Vary"]?.contains("*") != true
  }

  /// Until when it holds, counted from its arrival.
  static func freshUntil(_ response: HTTPResponse, otherwise: Duration) -> Date {
    let arrival = response.confirmed
    guard let lifetime = lifetime(response) else {
      return arrival.addingTimeInterval(TimeInterval(otherwise.components.seconds))
    }
    return arrival.addingTimeInterval(min(max(0, lifetime), longest))
  }

  private static func lifetime(_ response: HTTPResponse) -> TimeInterval? {
    let directives = directives(response)
    if directives.keys.contains("no-cache") { return 0 }
    if let text = directives["max-age"], let seconds = Int(text), seconds >= 0 {
      let age = response.headers["Age"].flatMap { Int($0) } ?? 0
      return TimeInterval(seconds) - TimeInterval(max(0, age))
    }
    guard let expires = response.headers["Expires"] else { return nil }
    // "0" and other junk mean: already stale.
    guard let end = HTTPDate.date(expires) else { return 0 }
    // Counted on the server's clock, which may be wrong, where it tells it.
    let sent = response.headers["Date"].flatMap(HTTPDate.date) ?? response.confirmed
    return end.timeIntervalSince(sent)
  }

  private static func directives(_ response: HTTPResponse) -> [String: String] {
    var found: [String: String] = [:]
    for part in (response.headers["Cache-Control"] ?? "").lowercased().split(separator: ",") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      }
      guard let name = pair.first else { continue }
      found[name] = pair.count == 2 ? pair[1] : ""
    }
    return found
  }
}
