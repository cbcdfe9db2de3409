import Foundation
import Interchange
import Networking

extension HTTPResponse {
  /// The body as JSON.
  ///
  /// - Throws: ``WeatherError/notTheService`` for a page, ``WeatherError/unreadable(_:)`` for what is no
  ///   JSON.
  func json() throws(WeatherError) -> JSONValue {
    do throws(JSONProblem) {
      return try JSONReader.value(in: body)
    } catch {
      throw isPage ? .notTheService : .unreadable("no JSON")
    }
  }

  /// A page for people, which is what a captive portal answers to everything.
  var isPage: Bool {
    if headers["Content-Type"]?.lowercased().contains("html") == true { return true }
    let first = body.first { ![9, 10, 13, 32, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "<")
  }

  /// The error of a status that every provider means alike; nil where the body decides.
  var commonError: WeatherError? {
    switch status {
    case 429: .limitReached(until: limitEnd)
    case 408, 500..<600: .serviceDown
    default: nil
    }
  }

  private var limitEnd: Date? {
    guard let text = headers["Retry-After"], let seconds = Int(text), seconds >= 0 else {
      return nil
    }
    return confirmed.addingTimeInterval(TimeInterval(min(seconds, 86_400)))
  }
}
