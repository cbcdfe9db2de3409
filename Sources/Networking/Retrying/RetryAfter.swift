import Foundation

extension HTTPResponse {
  /// The rest that the host asks for; nil where it asks for none that can be understood.
  var retryAfter: Duration? {
    guard let text = headers["Retry-After"] else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : .seconds(seconds) }
    return HTTPDate.date(text).map { .seconds(max(0, $0.timeIntervalSince(confirmed))) }
  }
}
