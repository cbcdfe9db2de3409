import Foundation
import Networking
import WeatherDomain

/// The state of the walk card beside the weather.
struct WalkState: Equatable, Sendable {
  /// Drawn by lot at each appearance: which of the pictures shows.
  var lot: UInt64 = 0
  /// The list that the settings name; nil until it is there, when the bundled set serves.
  var pictures: WalkPictures?
  var loaded: [URL: WebPicture] = [:]

  /// One of so many, whichever list is in use.
  func index(of count: Int) -> Int? { count > 0 ? Int(lot % UInt64(count)) : nil }

  /// The picture of the list for a verdict; nil where that has none.
  func address(for verdict: WalkAdvice.Verdict) -> URL? {
    let urls = (verdict == .home ? pictures?.home : pictures?.stroll) ?? []
    return index(of: urls.count).map { urls[$0] }
  }

  /// Returns the loaded picture for a verdict; nil while there is none.
  func picture(for verdict: WalkAdvice.Verdict) -> WebPicture? {
    address(for: verdict).flatMap { loaded[$0] }
  }

  var background: WebPicture? { pictures?.background.flatMap { loaded[$0] } }
}
