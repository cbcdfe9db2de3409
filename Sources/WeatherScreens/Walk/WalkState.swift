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
  func address(for verdict: WalkVerdict) -> URL? {
    let urls = (verdict == .walk ? pictures?.stroll : pictures?.home) ?? []
    return index(of: urls.count).map { urls[$0] }
  }

  /// Returns the loaded picture for a verdict; nil while there is none.
  func picture(for verdict: WalkVerdict) -> WebPicture? {
    address(for: verdict).flatMap { loaded[$0] }
  }

  var background: WebPicture? { pictures?.background.flatMap { loaded[$0] } }
}

/// The advice to take the dog out or to stay at home.
enum WalkVerdict: Sendable, Hashable {
  case walk, home

  /// Dry weather, clouds and drizzle that does not freeze are for a walk; all else is not.
  init(_ code: WeatherCode) {
    switch code {
    case .clear, .mainlyClear, .partlyCloudy, .overcast, .lightDrizzle, .drizzle, .denseDrizzle:
      self = .walk
    default: self = .home
    }
  }
}

extension CurrentWeather {
  /// Nil where nobody says what the weather is.
  var walkVerdict: WalkVerdict? { code.map { WalkVerdict($0) } }
}
