import Core

/// The words on a poster.
typealias PosterWords = Words<Poster>

extension PosterWords {
  func name(_ state: VisitStanding) -> String {
    switch state {
    case .been: say(en: "been", ru: "был(а)")
    case .want: say(en: "want to go", ru: "хочу")
    case .lived: say(en: "lived", ru: "жил(а)")
    case .planned: say(en: "planned", ru: "в планах")
    }
  }

  /// `12 of 193 countries · 6.2% of the world`.
  func world(_ part: TravelStatistics.Part) -> String {
    let (visited, total) = (String(part.visited), String(part.total))
    let countries = plural(
      part.total, en: ("country", "countries"), ru: ("страны", "стран", "стран"))
    return say(
      en: "\(visited) of \(total) \(countries) · \(share(part.share)) of the world",
      ru: "\(visited) из \(total) \(countries) · \(share(part.share)) мира")
  }

  func area(_ part: Double) -> String {
    say(en: "\(share(part)) of the land area", ru: "\(share(part)) площади суши")
  }

  /// `3/44 · 6.8%`.
  func part(_ part: TravelStatistics.Part) -> String {
    "\(part.visited)/\(part.total) · \(share(part.share))"
  }

  var newByYear: String { say(en: "New countries by year", ru: "Новые страны по годам") }

  /// Nil where every visited country has a date.
  func undated(_ count: Int) -> String? {
    if count == 0 { return nil }
    let countries = plural(count, en: ("country", "countries"), ru: ("страна", "страны", "стран"))
    return say(en: "without a date: \(count) \(countries)", ru: "без даты: \(count) \(countries)")
  }

  var without: String { say(en: "Not named on the map", ru: "Без подписи на карте") }
}

extension Words {
  /// Returns a part of a whole as people write it, from 0 to 1: `6.8%`, with a digit after the mark below a
  /// tenth.
  public func share(_ part: Double) -> String {
    language.percent(part * 100, digits: part > 0 && part < 0.1 ? 1 : 0)
  }
}
