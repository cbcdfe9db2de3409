import Foundation
import Interchange
import Places

/// One record on its way into a file or out of one: texts by their columns.
struct ExchangeRow: Equatable {
  /// Characters of a value that is looked at.
  static let longest = 4000

  /// Of the file, counted from 1; 0 for a row that is to be written.
  var line = 0
  private(set) var values: [ExchangeColumn: String] = [:]

  init(line: Int = 0) { self.line = line }

  /// Empty where the row has none.
  subscript(column: ExchangeColumn) -> String {
    get { values[column] ?? "" }
    set { values[column] = newValue.isEmpty ? nil : newValue }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The values in the order of the columns.
  var pairs: [(column: ExchangeColumn, text: String)] {
    ExchangeColumn.allCases.compactMap { column in values[column].map { (column, $0) } }
  }

  /// Takes a value of a file, cleaned; the first of a column counts.
  mutating func take(_ text: String, for column: ExchangeColumn) {
    guard values[column] == nil else { return }
    // What has no more bytes than that has no more characters either.
    let start = text.utf8.count <= Self.longest ? text : String(text.prefix(Self.longest))
    self[column] = TextRules.trimmed(start, multiline: column == .note)
  }

  /// Nil where there are no two numbers within their ranges.
  var coordinates: Coordinates? {
    guard let latitude = Self.number(self[.latitude]), let longitude = Self.number(self[.longitude])
    else { return nil }
    let point = Coordinates(latitude: latitude, longitude: longitude)
    return point.isValid ? point : nil
  }

  /// A decimal number with a point or a comma; `Double` would also take `inf` and `0x1p3`.
  private static func number(_ text: String) -> Double? {
    guard (1...40).contains(text.utf8.count), text.utf8.allSatisfy(isOfNumber) else { return nil }
    return Double(text.utf8.contains(UInt8(ascii: ",")) ? text.replacing(",", with: ".") : text)
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

extension ExchangeRow {
  init(_ country: VisitedCountry) {
    self.init()
    self[.type] = "country"
    self[.country] = country.code
    self[.countryName] = country.names.english
    self[.name] = country.names.english
    self[.nameRussian] = country.names.russian
    set(country.center, country.details)
    self[.home] = country.isHome ? "yes" : ""
  }

  /// - Parameter country: the name of its country.
  init(_ city: VisitedCity, country: String) {
    self.init()
    self[.type] = "city"
    self[.id] = city.key.text
    self[.country] = city.country
    self[.countryName] = country
    self[.name] = city.names.english
    self[.nameRussian] = city.names.russian
    self[.region] = city.region?.english ?? ""
    self[.regionRussian] = city.region?.russian ?? ""
    set(city.coordinates, city.details)
  }

  /// Returns degrees without an exponent, which the decimals of XML Schema do not have: what is smaller than
  /// a millionth of a metre is 0.
  private static func decimal(_ degrees: Double) -> String {
    let text = "\(degrees)"
    guard text.contains("e") else { return text }
    let digits = String(format: "%.12f", degrees).reversed().drop { $0 == "0" }
    return digits.first == "." ? "0.0" : String(digits.reversed())
  }

  private mutating func set(_ point: Coordinates, _ details: VisitDetails) {
    self[.latitude] = Self.decimal(point.latitude)
    self[.longitude] = Self.decimal(point.longitude)
    self[.state] = details.state.rawValue
    self[.from] = details.from?.iso ?? ""
    self[.until] = details.until?.iso ?? ""
    self[.note] = details.note
  }
}

extension TravelContent {
  /// Countries first, so that a reader has them before their cities.
  var rows: [ExchangeRow] {
    let names = Dictionary(
      countries.map { ($0.code, $0.names.english) }, uniquingKeysWith: { first, _ in first })
    return countries.map(ExchangeRow.init)
      + cities.map { ExchangeRow($0, country: names[$0.country] ?? $0.country) }
  }
}

/// A value of a record in a file: the columns of CSV, the properties of GeoJSON, the data of KML
/// and the extensions of GPX are the same.
enum ExchangeColumn: String, CaseIterable {
  /// `country` or `city`.
  case type
  /// `geonames:2950159` or `own:…`; empty for a country.
  case id
  /// ISO 3166-1 alpha-2; a name in either language is understood too.
  case country
  case countryName = "country_name"
  case name
  case nameRussian = "name_ru"
  case region
  case regionRussian = "region_ru"
  case latitude
  case longitude
  /// `been`, `want` or `lived`.
  case state
  /// `2019`, `2019-05` or `2019-05-14`.
  case from
  case until
  case note
  /// `yes` for the home country.
  case home

  /// The column of a name as files of other programs have it, in either language; nil for one that
  /// says nothing to us.
  init?(header: String) {
    let name = TextRules.folded(TextRules.trimmed(String(header.prefix(60))))
      .replacing(" ", with: "_")
    if let column = ExchangeColumn(rawValue: name) ?? Self.aliases[name] {
      self = column
    } else {
      return nil
    }
  }

  private static let aliases: [String: ExchangeColumn] = {
    let words: [ExchangeColumn: String] = [
      .type: "kind тип вид",
      .id: "geonames geonames_id geonameid",
      .country: "country_code countrycode code iso iso2 iso_a2 страна код код_страны",
      .name: "city title place town город название место",
      .nameRussian: "название_ru город_ru",
      .region: "state_province province admin1 регион область",
      .latitude: "lat y широта",
      .longitude: "lon lng long x долгота",
      .state: "status статус состояние",
      .from: "date start begin since date_from arrival дата с начало",
      .until: "to end date_to departure по конец",
      .note: "notes comment description desc заметка примечание комментарий описание",
      .home: "is_home дом",
    ]
    let pairs = words.flatMap { column, names in
      names.split(separator: " ").map { (TextRules.folded(String($0)), column) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()
}
