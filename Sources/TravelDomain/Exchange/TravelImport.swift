import Core
import Foundation
import GRDB
import Interchange
import Persistence

/// Reads files in: first a preview, then the act itself.
public struct TravelImport: Sendable {
  /// Bytes of a file.
  public static let largest = 16 << 20

  private let travel: TravelRepository

  public init(_ travel: TravelRepository) { self.travel = travel }

  /// Returns the records that a file would add; about a millisecond for each row that has only a
  /// name.
  ///
  /// - Parameter format: nil to tell it by the name and the content.
  /// - Throws: ``TravelFileFailure`` for the file, ``DataStoreError``, ``PlacesError``.
  public func preview(of file: URL, format: ExchangeFormat? = nil) async throws -> ImportPreview {
    let path = file.path(percentEncoded: false)
    let data: Data
    do throws(FileIntakeProblem) {
      data = try FileIntake.read(path, limit: Self.largest)
    } catch { throw TravelFileFailure.file(error) }
    return try await preview(of: data, format: format ?? Self.format(path, data))
  }

  /// Returns the preview of content that was read already.
  public func preview(of data: Data, format: ExchangeFormat) async throws -> ImportPreview {
    if data.count > Self.largest {
      throw TravelFileFailure.file(.tooLarge(limit: Self.largest, size: data.count))
    }
    guard let text = TextDecoding.text(data) else { throw TravelFileFailure.notText }
    let finder = try travel.gazetteer.map { try PlaceFinder($0, forMany: true) }
    let reading = RowReading(
      finder: finder, now: travel.now, today: travel.today, makeID: travel.makeID,
      words: Words(travel.language))
    let plan = ImportPlan(format, over: try await travel.content(), reading)
    var sink = RowSink(plan, mostRows: format.mostRows)
    switch format {
    case .csv: TravelTable.rows(in: text, &sink)
    case .geoJSON: GeoJSONReader.rows(in: text, &sink)
    case .gpx: PlacemarkReader<GPXForm>.rows(in: text, &sink)
    case .kml: PlacemarkReader<KMLForm>.rows(in: text, &sink)
    }
    return try sink.finished()
  }

  /// Adds what a preview has, as one act; what has come into the list meanwhile stays as it is.
  ///
  /// - Returns: how many were added.
  public func apply(_ preview: ImportPreview) async throws -> (countries: Int, cities: Int) {
    let added = try await travel.store.record(TravelAct.importing.act()) {
      [today = travel.today] db in
      [
        try Self.add(preview.countries, in: db),
        try Self.add(preview.cities, beside: Set(preview.countries.map(\.code)), today, in: db),
      ]
    }
    return (added[0], added[1])
  }

  // MARK: - Writing
  private static func add(_ countries: [VisitedCountry], in db: Database) throws -> Int {
    var count = 0
    var hasHome = try CountryTable.all(in: db).contains(where: \.isHome)
    for var country in countries where try CountryTable.country(country.code, in: db) == nil {
      country.isHome = country.isHome && !hasHome
      hasHome = hasHome || country.isHome
      try CountryTable.insert(country, in: db)
      count += 1
    }
    return count
  }

  /// - Parameter told: the codes of the countries that the preview has, with a state of their own;
  ///   others follow their cities.
  private static func add(
    _ cities: [VisitedCity], beside told: Set<String>, _ today: CalendarDay, in db: Database
  ) throws -> Int {
    var count = 0
    for city in cities {
      guard try CityTable.city(city.key, in: db) == nil,
        try CountryTable.country(city.country, in: db) != nil
      else { continue }
      try CityTable.insert(city, in: db)
      if !told.contains(city.country) { try CountryTable.follow(city, on: today, in: db) }
      count += 1
    }
    return count
  }

  // MARK: - Files
  private static func format(_ path: String, _ data: Data) -> ExchangeFormat {
    let content = ExchangeFormat(content: data)
    guard let named = ExchangeFormat(path: path) else { return content }
    // A name may lie; a bracket or a tag at the beginning does not.
    return content == .csv ? named : content
  }
}

/// A reason for which the content of a file was not looked at.
public enum TravelFileFailure: Error, Sendable, Equatable {
  case file(FileIntakeProblem)
  case notText
}
