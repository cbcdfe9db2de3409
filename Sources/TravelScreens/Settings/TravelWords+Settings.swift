import Core
import Places
import Toolkit
import TravelDomain

/// The words of settings and counts.
extension TravelWords {
  var countryCount: String { language.say(en: "Countries:", ru: "Количество стран:") }
  var cityCount: String { language.say(en: "Cities:", ru: "Количество городов:") }
  var world: String { language.say(en: "The world is", ru: "Мир — это") }
  var continents: String { language.say(en: "By continent", ru: "По континентам") }

  func name(_ world: WorldCount) -> String {
    switch world {
    case .unMembers:
      language.say(en: "193 members of the UN", ru: "193 страны ООН")
    case .iso:
      language.say(en: "250 countries and territories", ru: "250 стран и территорий")
    }
  }

  public func share(_ part: TravelStatistics.Part) -> String {
    let share = percent(part.share)
    return language.say(
      en: "\(part.visited) of \(part.total) visited: \(share) of the world",
      ru: "Посещено \(part.visited) из \(part.total): \(share) мира")
  }

  public func area(_ share: Double) -> String {
    language.say(
      en: "\(percent(share)) of the land area", ru: "\(percent(share)) площади суши")
  }

  public func farthest(_ place: TravelStatistics.Farthest) -> String {
    let (name, distance) = (place.names[language], language.number(place.distance))
    return language.say(
      en: "Farthest from home: \(name), \(distance) km",
      ru: "Дальше всего от дома: \(name), \(distance) км")
  }

  public func journeys(_ first: PartialDate, _ last: PartialDate) -> String {
    if first == last {
      return language.say(en: "A journey: \(date(first))", ru: "Поездка: \(date(first))")
    }
    return language.say(
      en: "Journeys from \(date(first)) to \(date(last))",
      ru: "Поездки с \(date(first)) по \(date(last))")
  }

  /// How many countries are in each state; nil without any.
  public func states(_ statistics: TravelStatistics) -> String? {
    let parts = VisitState.allCases.compactMap { state in
      statistics.countries[state].map { "\(glyph(state)) \(name(state)): \($0)" }
    }
    return parts.isEmpty ? nil : told(parts)
  }

  /// `3/44 · 7 %`.
  public func part(_ part: TravelStatistics.Part) -> String {
    told(["\(part.visited)/\(part.total)", percent(part.share)])
  }

  private func percent(_ share: Double) -> String {
    language.number(share * 100, digits: share > 0 && share < 0.1 ? 1 : 0) + " %"
  }

  // MARK: Photos

  var photoCountLabel: String { language.say(en: "Photos of a country:", ru: "Фото страны:") }
  var changePhotoCount: String {
    language.say(en: "number of photos", ru: "количество фото")
  }
  var morePhotos: String { language.say(en: "more photos", ru: "больше фото") }
  var fewerPhotos: String { language.say(en: "fewer photos", ru: "меньше фото") }
  var photoCountRange: String {
    let range = TravelSettings.photoCounts
    return language.say(
      en: "From \(range.lowerBound) to \(range.upperBound) photos.",
      ru: "От \(range.lowerBound) до \(range.upperBound) фото.")
  }

  // MARK: Deleting everything

  var deleteAll: String { language.say(en: "Delete data", ru: "Удалить данные") }
  var deleteAllHint: String { language.say(en: "delete data", ru: "удалить данные") }
  var nothingToDelete: String {
    language.say(en: "Nothing has been added yet.", ru: "Пока ничего не добавлено.")
  }

  func deleteAllText(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return language.say(
      en: "\(some) and \(others) are deleted, with dates and notes. u brings them back.",
      ru: "Удалятся \(some) и \(others) с датами и заметками. Вернуть — u.")
  }

  func deletedAll(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return language.say(
      en: "\(some) and \(others) deleted. u brings them back.",
      ru: "Удалено: \(some) и \(others). Вернуть — u.")
  }
}
