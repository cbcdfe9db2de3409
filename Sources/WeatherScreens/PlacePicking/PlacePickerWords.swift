import Core
import Foundation
import Places
import Toolkit

/// The words of the search for a place in one language.
struct PlacePickerWords {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var field: String { language.say(en: "Place", ru: "Место") }
  var placeholder: String {
    language.say(en: "name or coordinates", ru: "название или координаты")
  }
  var results: String { language.say(en: "Places", ru: "Места") }
  var choose: String { language.say(en: "choose", ru: "выбрать") }
  var next: String { language.say(en: "next place", ru: "следующее место") }
  var previous: String { language.say(en: "previous place", ru: "предыдущее место") }
  var retry: String { language.say(en: "Try again", ru: "Повторить") }
  var cancel: String { language.say(en: "back", ru: "назад") }

  func found(_ count: Int) -> String {
    if count >= PlacePicker.resultLimit {
      return language.say(en: "the first \(count)", ru: "первые \(count)")
    }
    return language.say(en: "\(count) found", ru: "найдено: \(count)")
  }

  // MARK: A row

  /// The name, with the one that was typed where it is another.
  func name(_ result: PlaceResult) -> String {
    switch result.choice {
    case .city(let city):
      let name = city.name(language)
      return result.alias.map { "\(name) (\($0))" } ?? name
    case .point(let point, _): return digits(point)
    }
  }

  /// Returns region and country of a city; of a point, the nearest place.
  func origin(_ result: PlaceResult) -> String {
    switch result.choice {
    case .city(let city):
      return city.origin(language)
    case .point(_, let nearest?): return near(nearest)
    case .point: return ""
    }
  }

  /// Empty where it is not known.
  func population(_ result: PlaceResult) -> String {
    guard case .city(let city) = result.choice, city.population > 0 else { return "" }
    let number = language.number(Double(city.population))
    return language.say(en: "pop. \(number)", ru: "\(number) чел.")
  }

  /// The whole row as one would say it.
  func label(_ result: PlaceResult) -> String {
    [name(result), origin(result), population(result)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func near(_ nearest: NearestCity) -> String {
    let name = nearest.city.name(language)
    let distance = language.number(nearest.distance)
    if nearest.distance < 1 { return name }
    return language.say(en: "\(distance) km from \(name)", ru: "\(distance) км: \(name)")
  }

  private func digits(_ point: Coordinates) -> String {
    let parts = [point.latitude, point.longitude].map { language.number($0, digits: 4) }
    return parts.joined(separator: language.say(en: ", ", ru: "; "))
  }

  // MARK: Nothing to list

  var start: String { language.say(en: "Which place?", ru: "Какое место?") }
  var startHint: String {
    language.say(
      en: "Moscow, Paris TX, Кёльн; or a point: 55.75, 37.62",
      ru: "Москва, Париж Техас, Köln; или точка: 55.75, 37.62")
  }
  var asking: String { language.say(en: "Searching…", ru: "Поиск…") }
  var nothing: String { language.say(en: "No such place", ru: "Такого места нет") }
  var nothingHint: String {
    language.say(
      en: "Try fewer letters, or coordinates as 55.75, 37.62.",
      ru: "Попробуйте меньше букв или координаты: 55.75, 37.62.")
  }

  var noPoint: String { language.say(en: "No such point", ru: "Такой точки нет") }

  func hint(_ fault: CoordinateFault) -> String {
    let words = fault.words(language)
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  func failed(_ error: PlacesError) -> (title: String, hint: String) {
    switch error {
    case .missing:
      (
        language.say(en: "The places are not installed", ru: "Места не установлены"),
        language.say(
          en: "The file of places is missing. Coordinates can be typed all the same.",
          ru: "Нет файла с местами. Координаты ввести можно и без него.")
      )
    case .unreadable(let path, let code):
      (
        language.say(en: "The places cannot be read", ru: "Места не читаются"),
        "\(path): \(PlacesError.words(code)). "
          + language.say(
            en: "Coordinates can be typed all the same.", ru: "Координаты ввести можно и без него.")
      )
    case .damaged(let path, _):
      (
        language.say(en: "The places cannot be read", ru: "Места не читаются"),
        language.say(
          en: "The file is damaged: \(path). Coordinates can be typed all the same.",
          ru: "Файл повреждён: \(path). Координаты ввести можно и без него.")
      )
    case .outdated(let path, _):
      (
        language.say(en: "The places are of another version", ru: "Места другой версии"),
        language.say(
          en: "Install the program again to renew \(path). Coordinates can be typed all the same.",
          ru: "Переустановите программу, чтобы обновить \(path). Координаты ввести можно и так.")
      )
    }
  }
}
