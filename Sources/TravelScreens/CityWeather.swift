/// The weather of a city in a few words.
public struct CityWeather: Sendable, Equatable {
  /// In the units and the language of the user: `12°C, light rain`.
  public var text: String
  /// How old it is; nil where it still holds.
  public var age: Duration?

  public init(text: String, age: Duration?) { (self.text, self.age) = (text, age) }
}
