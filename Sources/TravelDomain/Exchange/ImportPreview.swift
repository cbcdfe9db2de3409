import Places

/// What reading a file in would come to. Nothing has been changed yet.
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
  /// How many rows the file has, those that were not understood too.
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

  /// Whether there is nothing to add.
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
