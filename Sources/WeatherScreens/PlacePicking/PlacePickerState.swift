import Foundation
import Places
import Semantics
import WeatherDomain

/// The actions of the search for a place.
public enum PlacePickerAction: Sendable {
  case typed(String)
  case moved(Int)
  /// By a step, round the end.
  case stepped(Int)
  /// The row of an index.
  case opened(Int)
  /// The selected row, or the first of an answer that is still to come.
  case submitted
  case retryTapped
  /// The answer to a text; that to an older one is dropped.
  case answered(String, PlacePickerAnswer)
  /// The answer of the service to a text.
  case serviceAnswered(String, Result<[Geocoder.Match], WeatherError>)
  /// For the parent: this one.
  case chosen(PlaceChoice)
  /// For the parent: none.
  case cancelled
}

/// The answer of the gazetteer; made by the picker alone.
public struct PlacePickerAnswer: Sendable { let answer: PlacePickerState.Answer }

/// A question for a place: what is typed, and what was found.
public struct PlacePickerState: Equatable, Sendable {
  /// The result of a search.
  enum Answer: Equatable, Sendable {
    case results([PlaceResult])
    /// There are no places to look in, and why.
    case failed(PlacesError)
  }

  /// A service on the network, which is asked only when its row is chosen.
  enum Service: Equatable, Sendable {
    /// There is none, as without a network.
    case none
    case offered
    case asked
    /// In the place of what the gazetteer found.
    case found([PlaceResult])
    case failed(WeatherError)
  }

  enum Row: Equatable, Sendable {
    case place(PlaceResult)
    /// Behind the places: the text can be sent to the service.
    case service
  }

  /// As it is typed; ``PlacePicker/textLimit`` characters at the most.
  public internal(set) var text = ""
  /// To the newest question that was answered; what it found shows until the next answer.
  var answer: Answer?
  /// The text that the answer is to.
  var answered = ""
  /// For the typed text.
  var service = Service.none
  /// -1 where no place is known, so that `Enter` alone sends nothing to the service.
  var selection = 0
  /// `Enter` came before the answer did.
  var isChosenAtOnce = false

  public init() {}

  /// The places that were found, here or by the service if it knows any.
  var results: [PlaceResult] {
    if case .found(let results) = service, !results.isEmpty { return results }
    if case .results(let results) = answer { return results }
    return []
  }

  var rows: [Row] { results.map(Row.place) + (hasServiceRow ? [.service] : []) }

  /// Coordinates need no service, and it knows no name of a single letter.
  private var hasServiceRow: Bool {
    switch service {
    case .none, .found: return false
    case .offered where isAsking: return false
    case .offered, .asked, .failed: break
    }
    if case .point = results.first?.choice { return false }
    return name.count >= 2 && CoordinateFault(parsing: text) == nil
  }

  /// The text without blanks around it.
  var name: String { text.trimmingCharacters(in: .whitespaces) }

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
  /// True while the answer to the typed text is still to come.
  var isAsking: Bool { !isBlank && (answer == nil || answered != text) }
  mutating func select(_ index: Int) { selection = min(max(0, index), max(0, rows.count - 1)) }
}

/// The user's choice: a place of the gazetteer or of the service, or a point of the globe.
public enum PlaceChoice: Equatable, Sendable {
  case city(City)
  case found(WeatherPlace)
  /// Typed coordinates, with the place closest to them; nil where no places are at hand.
  case point(Coordinates, NearestCity?)

  public var coordinates: Coordinates {
    switch self {
    case .city(let city): city.coordinates
    case .found(let place): place.coordinates
    case .point(let point, _): point
    }
  }
}

/// A row of what was found.
struct PlaceResult: Equatable, Sendable {
  let choice: PlaceChoice
  /// The kind of match of text and name; nil for a point.
  var kind: SearchMatch.Kind?
  /// The name that was meant where it is not the one that is shown: `Cologne` for Köln.
  var alias: String?
  /// 0 where it is unknown.
  var population = 0

  init(_ match: SearchMatch) {
    choice = .city(match.city)
    kind = match.kind
    alias = match.alias
    population = match.city.population
  }

  init(_ match: Geocoder.Match) {
    (choice, population) = (.found(match.place), match.population)
  }

  init(_ point: Coordinates, _ nearest: NearestCity?) { choice = .point(point, nearest) }

  /// The key of a row, which stays when others come and go.
  var key: String {
    switch choice {
    case .city(let city): "\(city.id)"
    case .found(let place): place.id
    case .point: "point"
    }
  }
}

/// The identifiers of the search for a place; only one is on the screen at a time.
public enum PlacePickerID {
  public static let screen: Identifier = "places.picker"
  public static let back: Identifier = "places.picker.back"
  public static let field: Identifier = "places.picker.field"
  /// The count of results.
  public static let status: Identifier = "places.picker.status"
  public static let list: Identifier = "places.picker.list"
  /// The text in place of an empty list: a hint, no results, or no file of places.
  public static let state: Identifier = "places.picker.state"
}
