import Foundation
import GRDB
import Synchronization

/// Countries, cities and outlines, out of the file that the project's builder makes.
///
/// Opening costs well below a millisecond, and what a question needs is read when it is first put. All
/// calls block their thread for a few milliseconds at the most, and may come from any thread; a screen
/// puts them from an effect.
///
/// ```swift
/// let gazetteer = try Gazetteer(PlacesFile(environment: ProcessInfo.processInfo.environment))
/// let answer = try gazetteer.search("Кёльн", language: .english)
/// answer.matches.first?.city.name  // Köln
/// ```
public final class Gazetteer: Sendable {
  let database: PlacesDatabase
  /// Borders and coasts for a map.
  public let outlines: WorldOutlines
  private let parts = Mutex(Parts())

  private struct Parts {
    var countries: CountryTable?
    var weights: [Float]?
    var vocabulary: Vocabulary?
    var positions: [Float]?
  }

  /// - Throws: ``PlacesError`` where there is no file, or one that cannot be used.
  public convenience init(_ file: PlacesFile) throws {
    try self.init(at: file.locate())
  }

  /// - Throws: ``PlacesError``.
  public init(at url: URL) throws {
    database = try PlacesDatabase(at: url)
    outlines = WorldOutlines(database)
  }

  /// How many places the file holds.
  public func cityCount() throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT max(rank) FROM city") ?? 0 }
  }

  // MARK: Read once

  func countryTable() throws -> CountryTable {
    try once(\.countries) { try CountryTable(database) }
  }

  /// How much a place counts in a search, by its rank, which begins with 1.
  func weights() throws -> [Float] {
    try once(\.weights) { try database.values("weights", of: Float.self) }
  }

  func vocabulary() throws -> Vocabulary {
    try once(\.vocabulary) { try Vocabulary(database) }
  }

  /// Latitude and longitude of each place by its rank.
  func positions() throws -> [Float] {
    try once(\.positions) { try database.values("positions", of: Float.self) }
  }

  private func once<Part: Sendable>(
    _ path: WritableKeyPath<Parts, Part?>, _ make: () throws -> Part
  ) throws -> Part {
    try parts.withLock { parts in
      if let part = parts[keyPath: path] { return part }
      let part = try make()
      parts[keyPath: path] = part
      return part
    }
  }
}
