import WeatherDomain

/// A default place that took the place of another, so that it can be taken back.
struct HomeChange: Equatable, Sendable {
  /// Nil where there was none.
  let earlier: DefaultPlace?
  let chosen: DefaultPlace
}
