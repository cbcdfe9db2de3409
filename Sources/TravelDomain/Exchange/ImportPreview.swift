import Interchange
import Places

/// The result that an import would have. Nothing has been changed yet.
public struct ImportPreview: Sendable, Equatable {
  /// A row that was taken for a place by its coordinates, or for the biggest of namesakes.
  public struct Guess: Sendable, Equatable {
    public let line: Int
    /// As the file has it; may be empty.
    public let text: String
    public let names: PlaceNames
    /// Kilometres from the row's point; nil where there was none.
    public let distance: Double?
  }

  /// A row of something that is in the list, or stands in the file twice.
  public struct Known: Sendable, Equatable {
    public let line: Int
    public let names: PlaceNames
  }

  public internal(set) var format: ExchangeFormat
  /// The number of rows of the file, those that were not understood included.
  public internal(set) var rows = 0
  /// To be added, with those that only come with their cities.
  public internal(set) var countries: [VisitedCountry] = []
  /// To be added.
  public internal(set) var cities: [VisitedCity] = []
  /// The first of them, as many as of problems.
  public internal(set) var guesses: [Guess] = []
  public internal(set) var guessCount = 0
  /// The first of them, as many as of problems.
  public internal(set) var known: [Known] = []
  public internal(set) var knownCount = 0
  public internal(set) var problems = ImportProblems()

  /// True if there is nothing to add.
  public var isEmpty: Bool { countries.isEmpty && cities.isEmpty }

  init(format: ExchangeFormat) { self.format = format }

  /// By their lines: countries were looked at before cities.
  mutating func sort() {
    problems.sort()
    guesses.sort { $0.line < $1.line }
    known.sort { $0.line < $1.line }
  }

  mutating func add(_ guess: Guess) {
    guessCount += 1
    if guesses.count < ImportProblems.most { guesses.append(guess) }
  }

  mutating func add(_ row: Known) {
    knownCount += 1
    if known.count < ImportProblems.most { known.append(row) }
  }
}

/// A row that was not understood, or a file that was not read to its end.
public struct ImportProblem: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// The first line names no column that we know.
    case noHeader
    /// A quote that nothing closes.
    case openQuote
    /// No JSON, at that byte, or no GeoJSON.
    case notJSON
    /// No XML, or no GPX.
    case notXML
    /// Types and entities that a file declares by itself are not read: they can be without end.
    case declaresTypes
    /// Parts within each other, deeper than is read.
    case tooDeep
    case tooMany(most: Int)
    /// Nothing that names a place.
    case nothing
    case badCoordinates
    case badDate(String)
    case badState(String)
    case badNote(most: Int)
    /// The end is before the start.
    case endsBeforeStart
    case unknownCountry(String)
    case unknownCity(String)
    /// More than one is called so.
    case ambiguousCountry([Country])
    /// More than one is called so; the biggest first, five at the most.
    case ambiguous([City])
    /// The city is in another country than the row says.
    case elsewhere(City)
    /// The point is not in that country.
    case outside(country: String)
    /// Nothing is near; the closest place and how many kilometres away it is.
    case nothingNear(City, distance: Double)
    case inNoCountry
    /// There is no file of places to look in.
    case noPlaces
  }

  /// Of the file, counted from 1.
  public let line: Int
  /// The name of the row, cleaned and cut.
  public let text: String
  public let reason: Reason

  init(line: Int, text: String, reason: Reason) {
    (self.line, self.reason) = (line, reason)
    self.text = TextRules.trimmed(String(text.prefix(80)))
  }
}

/// Problems by their line, the first of them kept and all counted.
public struct ImportProblems: Sendable, Equatable {
  public static let most = 200

  public private(set) var first: [ImportProblem] = []
  public private(set) var count = 0

  mutating func add(_ problem: ImportProblem) {
    count += 1
    if first.count < Self.most { first.append(problem) }
  }

  mutating func add(_ others: ImportProblems) {
    count += others.count
    first += others.first.prefix(Self.most - first.count)
  }

  /// Sorts by lines, as problems of the file and of its records come one after the other.
  mutating func sort() {
    // Not stable by itself: of a line, the one that was found first stays first.
    first = first.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }
    .map(\.element)
  }
}
