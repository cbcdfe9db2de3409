import Foundation
import Interchange

/// A form of file in which travels leave the program, and come back.
public enum ExchangeFormat: String, Sendable, Hashable, CaseIterable {
  /// RFC 7946.
  case geoJSON = "geojson"
  /// RFC 4180, with a line of names first: see ``TravelContent/text(_:)``.
  case csv
  /// KML 2.2 (OGC 07-147r2).
  case kml
  /// GPX 1.1 (Topografix).
  case gpx

  /// More rows of a file are not read. Points are told at once; a name has to be searched for, which
  /// takes a good part of a millisecond.
  var mostRows: Int { self == .gpx || self == .kml ? 300_000 : 50_000 }

  /// By the end of a file's name; nil for another.
  public init?(path: String) {
    let parts = path.lowercased().split(separator: ".")
    switch parts.count > 1 ? parts.last : nil {
    case "geojson", "json": self = .geoJSON
    case "csv", "tsv", "txt": self = .csv
    case "kml": self = .kml
    case "gpx": self = .gpx
    default: return nil
    }
  }

  /// By what a file begins with: a bracket, a tag, or anything else.
  init(content: Data) {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    switch content.prefix(1000).first(where: { !blanks.contains($0) }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .geoJSON
    case UInt8(ascii: "<"):
      self = Data(content.prefix(1000)).range(of: Data("<kml".utf8)) == nil ? .gpx : .kml
    default: self = .csv
    }
  }
}

extension TravelContent {
  /// The content as a file of that form, in UTF-8.
  ///
  /// All forms have the same values: `type` (country, city), `id` (`geonames:…` or `own:…`),
  /// `country` (ISO 3166-1 alpha-2), `country_name`, `name`, `name_ru`, `region`, `region_ru`,
  /// `latitude`, `longitude`, `state` (been, want, lived), `from` and `until` (a year, a month or a
  /// day by ISO 8601), `note`, `home` (yes). They are the columns of CSV, in this order, the
  /// properties of a feature, the extended data of a placemark, and the extensions of a waypoint.
  public func text(_ format: ExchangeFormat) -> String {
    switch format {
    case .geoJSON: GeoJSONWriter.text(rows)
    case .csv: TravelTable.text(rows)
    case .kml: KMLWriter.text(rows)
    case .gpx: GPXWriter.text(rows)
    }
  }
}

/// Rows as CSV: the first line names the columns, and those that say nothing to us are left out.
enum TravelTable {
  static func text(_ rows: [ExchangeRow]) -> String {
    let columns = ExchangeColumn.allCases
    return CSVWriter.text([columns.map(\.rawValue)] + rows.map { row in columns.map { row[$0] } })
  }

  static func rows(in text: String, _ sink: inout RowSink) {
    var reader = CSVReader(
      text, longestField: 4 * ExchangeRow.longest, isColumn: { ExchangeColumn(header: $0) != nil })
    guard let header = reader.next() else { return sink.problem(line: 1, "", .noHeader) }
    let columns = header.fields.map { ExchangeColumn(header: $0) }
    let known: Set<ExchangeColumn> = [.name, .country, .countryName, .latitude, .id]
    guard columns.contains(where: { $0.map(known.contains) ?? false })
    else { return sink.problem(line: header.line, header.fields.joined(separator: ","), .noHeader) }
    while !sink.isFull, let record = reader.next() { take(record, columns, &sink) }
  }

  private static func take(
    _ record: CSVRecord, _ columns: [ExchangeColumn?], _ sink: inout RowSink
  ) {
    guard record.isWhole
    else { return sink.problem(line: record.line, record.fields.first ?? "", .openQuote) }
    var row = ExchangeRow(line: record.line)
    for (column, field) in zip(columns, record.fields) {
      if let column { row.take(field, for: column) }
    }
    if !row.isEmpty { sink.take(row) }
  }
}
