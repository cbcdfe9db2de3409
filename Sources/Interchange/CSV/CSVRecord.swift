/// One line of a table, which goes on over line ends between quotes.
public struct CSVRecord: Sendable, Equatable {
  /// Of the file, counted from 1: where the record begins.
  public let line: Int
  public internal(set) var fields: [String] = []
  /// Whether every quote was closed; the last record of a file may have one that takes in the rest.
  public internal(set) var isWhole = true

  init(line: Int) { self.line = line }
}
