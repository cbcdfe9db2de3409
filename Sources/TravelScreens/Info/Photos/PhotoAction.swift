import TravelDomain

/// What can happen to the photos of a country.
public enum PhotoAction: Sendable {
  case news(PhotoService.News)
  /// So many on or back.
  case stepped(Int)
  /// One of the strip, into all of the screen.
  case opened(Int)
  case openTapped
  case closed
  case againTapped
}
