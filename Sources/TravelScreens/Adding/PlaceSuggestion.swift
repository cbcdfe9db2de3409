import Core
import Places

/// A country or a city that may be meant.
public struct PlaceSuggestion: Equatable, Sendable {
  enum Choice: Equatable, Sendable {
    case country(String)
    case city(City.ID)
  }

  let choice: Choice
  let name: String
  /// What tells it from its namesakes: the region of a city, the code of a country.
  let origin: String

  init(_ country: Country, _ language: Language) {
    (choice, name, origin) = (.country(country.code), country.name(language), country.code)
  }

  init(_ city: City, _ language: Language) {
    (choice, name) = (.city(city.id), city.name(language))
    origin = city.origin(language)
  }

  var key: String {
    switch choice {
    case .country(let code): code
    case .city(let id): String(id)
    }
  }
}
