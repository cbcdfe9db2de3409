import Foundation
import Networking
import WeatherDomain

/// What the walk card keeps beside the weather.
struct WalkState: Equatable, Sendable {
  /// Drawn by lot at each appearance: which of the pictures shows (P-24).
  var lot: UInt64 = 0
  /// The list that the settings name; nil until it is there, when the bundled set serves.
  var pictures: WalkPictures?
  var loaded: [URL: WebPicture] = [:]

  /// One of so many, whichever list is in use.
  func index(of count: Int) -> Int? { count > 0 ? Int(lot % UInt64(count)) : nil }

  /// The picture of the list for a verdict; nil where that has none.
  func address(for verdict: WalkVerdict) -> URL? {
    let urls = (verdict == .walk ? pictures?.stroll : pictures?.home) ?? []
    return index(of: urls.count).map { urls[$0] }
  }
}

extension WalkState {
  /// What has come of the list's picture for a verdict.
  func picture(for verdict: WalkVerdict) -> WebPicture? {
    address(for: verdict).flatMap { loaded[$0] }
  }

  var background: WebPicture? { pictures?.background.flatMap { loaded[$0] } }
}
