import Interchange

/// What a record has in a file: the columns of CSV, the properties of GeoJSON, the data of KML and
/// the extensions of GPX are the same.
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
