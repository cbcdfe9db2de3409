import Core
import Interchange
import Places
import TravelDomain

/// The actions of the prompt that adds a country or a city.
public enum PlacePromptAction: Sendable {
  case opened(PlacePromptState.Wanted)
  case typed(String)
  /// To another suggestion, round the end.
  case stepped(Int)
  case moved(Int)
  /// The suggestion of an index.
  case taken(Int)
  case stateChosen(VisitState)
  /// The selected suggestion, or what is typed.
  case submitted
  /// The suggestions for a text; those for an older text are dropped.
  case answered(String, [PlaceSuggestion])
  /// The service is asked for what is typed.
  case serviceTapped
  /// The answer of the service to a text.
  case serviceAnswered(String, PlaceService.Answer)
  case refused(TravelProblem)
  /// Also for the parent, which shows it.
  case countryAdded(VisitedCountry)
  /// With its country, where that was not there; also for the parent, which shows it.
  case cityAdded(VisitedCity, VisitedCountry?)
  case cancelled
}

/// A country or a city that is being added: what is typed, and what goes with it.
public struct PlacePromptState: Equatable, Sendable {
  public enum Wanted: Equatable, Sendable {
    /// A country, or a city of any, which brings its country with it.
    case country
    /// Of the country of a code; those of other countries are refused.
    case city(in: String)
  }

  /// The state of the service on the network, for the typed text.
  enum Service: Equatable, Sendable {
    case none, offered, asked
    /// In the place of what is known here.
    case found([PlaceSuggestion])
    /// With the reason.
    case failed(String)
  }

  let wanted: Wanted
  /// The name of the service that can be asked; nil without a network.
  let serviceTitle: String?
  var text = ""
  /// Of the file of places.
  var known: [PlaceSuggestion] = []
  var service = Service.none
  /// The text that these go with.
  var answered = ""
  /// -1 where nothing is known: `Enter` then adds what is typed, and does not ask the service.
  var selection = 0
  var state = VisitState.been
  /// The reason that it was not added; shown beside the text, which stays.
  var problem: TravelProblem?
  /// `Enter` came before the suggestions did.
  var isAddedAtOnce = false
  /// It is being added: a second `Enter` adds nothing.
  var isAdding = false

  init(_ wanted: Wanted, service: String? = nil) { (self.wanted, serviceTitle) = (wanted, service) }

  var suggestions: [PlaceSuggestion] {
    if case .found(let places) = service { return places }
    return known
  }

  /// True where a row behind the suggestions asks the service.
  var hasServiceRow: Bool {
    switch service {
    case .none, .found: false
    case .offered: !isAsking && name.count >= 2
    case .asked, .failed: true
    }
  }

  var rowCount: Int { suggestions.count + (hasServiceRow ? 1 : 0) }

  /// The text without blanks around it.
  var name: String { TextRules.trimmed(text) }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  var isAsking: Bool { !isBlank && answered != text }

  mutating func select(_ index: Int) {
    selection = min(max(0, index), max(0, rowCount - 1))
  }
}

/// A country or a city that may be meant.
public struct PlaceSuggestion: Equatable, Sendable {
  enum Choice: Equatable, Sendable {
    case country(String)
    case city(City.ID)
    /// A place of the service, which is added as a point.
    case found(PlaceService.Place)
  }

  let choice: Choice
  let name: String
  /// The region of a city or the code of a country, to tell namesakes apart.
  let origin: String

  init(_ country: Country, _ language: Language) {
    (choice, name, origin) = (.country(country.code), country.name(language), country.code)
  }

  init(_ city: City, _ language: Language) {
    (choice, name) = (.city(city.id), city.name(language))
    origin = city.origin(language)
  }

  init(_ place: PlaceService.Place) {
    (choice, name, origin) = (.found(place), place.name, place.origin)
  }

  var key: String {
    switch choice {
    case .found(let place): "\(place.coordinates.latitude),\(place.coordinates.longitude)"
    case .country(let code): code
    case .city(let id): String(id)
    }
  }
}
