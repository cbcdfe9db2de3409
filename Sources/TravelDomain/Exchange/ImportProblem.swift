import Interchange
import Places

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
  /// What tells the row from others: its name, cleaned and cut.
  public let text: String
  public let reason: Reason

  init(line: Int, text: String, reason: Reason) {
    (self.line, self.reason) = (line, reason)
    self.text = TextRules.trimmed(String(text.prefix(80)))
  }
}
