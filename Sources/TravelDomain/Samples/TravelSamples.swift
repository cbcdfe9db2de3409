import Core
import Places

/// A place of the samples, with all that a person may say of one.
struct TravelSample {
  /// GeoNames' number; nil for a country.
  let city: City.ID?
  /// ISO 3166-1 alpha-2.
  let country: String
  let state: VisitState
  let from: String
  let until: String
  let note: PlaceNames
  let isHome: Bool

  private init(
    _ country: String, _ city: City.ID?, _ state: VisitState, _ from: String, _ until: String,
    _ note: PlaceNames, isHome: Bool
  ) {
    (self.country, self.city, self.state) = (country, city, state)
    (self.from, self.until, self.note, self.isHome) = (from, until, note, isHome)
  }

  private static func country(
    _ code: String, _ state: VisitState, _ from: String = "", _ until: String = "",
    en: String = "", ru: String = "", isHome: Bool = false
  ) -> TravelSample {
    TravelSample(
      code, nil, state, from, until, PlaceNames(english: en, russian: ru), isHome: isHome)
  }

  private static func city(
    _ id: City.ID, _ code: String, _ state: VisitState, _ from: String = "", _ until: String = "",
    en: String = "", ru: String = ""
  ) -> TravelSample {
    TravelSample(code, id, state, from, until, PlaceNames(english: en, russian: ru), isHome: false)
  }

  func details(_ language: Language) -> VisitDetails {
    VisitDetails(
      state, from: PartialDate(iso: from), until: PartialDate(iso: until), note: note[language])
  }

  static let countries: [TravelSample] = [
    country("DE", .lived, "2012", isHome: true),
    country(
      "FR", .been, "2019-05", "2019-06", en: "By train, with the cat.", ru: "На поезде, с котом."),
    country("IT", .been, "2021-09-04", "2021-09-18"),
    country("GE", .been, "2023-10", en: "The best khachapuri.", ru: "Лучшие хачапури."),
    country("JP", .been, "2024-04-01", "2024-04-21", en: "Cherry trees.", ru: "Сакура."),
    country("MX", .lived, "2008", "2011"),
    country("NO", .been, "2022-07"),
    country("IS", .want, en: "Whales and hot springs.", ru: "Киты и горячие источники."),
    country("NZ", .want),
    country("PE", .want, "2028"),
  ]

  static let cities: [TravelSample] = [
    city(2_950_159, "DE", .lived, "2012"),
    city(2_867_714, "DE", .been, "2018-10", en: "Beer and mountains.", ru: "Пиво и горы."),
    city(2_988_507, "FR", .been, "2019-05", "2019-06"),
    city(2_996_944, "FR", .been, "2019-06"),
    city(3_169_070, "IT", .been, "2021-09-04", "2021-09-11"),
    city(3_176_959, "IT", .been, "2021-09"),
    city(611_717, "GE", .been, "2023-10"),
    city(1_850_147, "JP", .been, "2024-04-01", "2024-04-12"),
    city(1_857_910, "JP", .been, "2024-04", en: "A cat café.", ru: "Кафе с кошками."),
    city(1_862_415, "JP", .want),
    city(3_530_597, "MX", .lived, "2008", "2011"),
    city(3_161_732, "NO", .been, "2022-07", en: "Rain, of course.", ru: "Дождь, конечно."),
    city(3_413_829, "IS", .want),
    city(3_936_456, "PE", .want, "2028"),
  ]
}
