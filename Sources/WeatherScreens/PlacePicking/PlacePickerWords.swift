import Core
import Foundation
import Places
import WeatherDomain

/// The words of the search for a place in one language.
typealias PlacePickerWords = Words<PlacePicker>

extension PlacePickerWords {
  var field: String { say(en: "Place", ru: "Место") }
  var placeholder: String { say(en: "name or coordinates", ru: "название или координаты") }
  var results: String { say(en: "Places", ru: "Места") }
  var choose: String { say(en: "choose", ru: "выбрать") }
  var next: String { say(en: "next place", ru: "следующее место") }
  var previous: String { say(en: "previous place", ru: "предыдущее место") }
  var cancel: String { say(en: "back", ru: "назад") }

  func found(_ count: Int) -> String {
    if count >= PlacePicker.resultLimit {
      return say(en: "the first \(count)", ru: "первые \(count)")
    }
    return say(en: "\(count) found", ru: "найдено: \(count)")
  }

  // MARK: A row
  /// The name, with the one that was typed where it is another.
  func name(_ result: PlaceResult) -> String {
    switch result.choice {
    case .city(let city):
      let name = city.name(language)
      return result.alias.map { "\(name) (\($0))" } ?? name
    case .found(let place): return place.name(language).title
    case .point(let point, _): return digits(point)
    }
  }

  /// Returns region and country of a city; of a point, the nearest place.
  func origin(_ result: PlaceResult) -> String {
    switch result.choice {
    case .city(let city): return city.origin(language)
    case .found(let place): return place.name(language).origin
    case .point(_, let nearest?): return near(nearest)
    case .point: return ""
    }
  }

  /// Empty where it is not known.
  func population(_ result: PlaceResult) -> String {
    guard result.population > 0 else { return "" }
    let number = number(Double(result.population))
    return say(en: "pop. \(number)", ru: "\(number) чел.")
  }

  /// The whole row as one would say it.
  func label(_ result: PlaceResult) -> String {
    [name(result), origin(result), population(result)].filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func near(_ nearest: NearestCity) -> String {
    let name = nearest.city.name(language)
    let distance = number(nearest.distance)
    if nearest.distance < 1 { return name }
    return say(en: "\(distance) km from \(name)", ru: "\(distance) км: \(name)")
  }

  private func digits(_ point: Coordinates) -> String {
    let parts = [point.latitude, point.longitude].map { number($0, digits: 4) }
    return parts.joined(separator: say(en: ", ", ru: "; "))
  }

  // MARK: Nothing to list
  var start: String { say(en: "Which place?", ru: "Какое место?") }
  var startHint: String {
    say(
      en: "Moscow, Paris TX, Кёльн; or a point: 55.75, 37.62",
      ru: "Москва, Париж Техас, Köln; или точка: 55.75, 37.62")
  }
  var asking: String { say(en: "Searching…", ru: "Поиск…") }
  var nothing: String { say(en: "No such place", ru: "Такого места нет") }
  var nothingHint: String {
    say(
      en:
        "Try fewer letters, coordinates such as 55.75, 37.62, or the map in the settings. Places of "
        + "less than 15,000 people may be missing here.",
      ru: "Попробуйте меньше букв, координаты (55.75, 37.62) или карту в настройках. Мест, где "
        + "меньше 15 000 жителей, здесь может не быть.")
  }

  // MARK: The service
  /// The row of the service, and the line beside it.
  func service(_ service: PlacePickerState.Service, _ name: String) -> [String] {
    let title = Geocoder.title
    switch service {
    case .asked: return [askingService, say(en: "“\(name)”", ru: "«\(name)»")]
    case .failed(let error):
      return [
        "\(title): \(language == .english ? error.message.english : error.message.russian)",
        say(en: "choose it to ask again", ru: "выберите, чтобы спросить ещё раз"),
      ]
    case .none, .offered, .found:
      return [
        say(en: "Ask \(title)", ru: "Спросить \(title)"),
        say(en: "sends “\(name)” to this service", ru: "отправит «\(name)» этой службе"),
      ]
    }
  }
  var askingService: String {
    say(en: "Asking \(Geocoder.title)…", ru: "Спрашиваем \(Geocoder.title)…")
  }
  var credit: String { "\(Geocoder.title), \(Geocoder.credit)" }
  var nothingThere: String {
    say(
      en: "\(Geocoder.title) does not know it either", ru: "\(Geocoder.title) тоже не знает")
  }

  var noPoint: String { say(en: "No such point", ru: "Такой точки нет") }

  func hint(_ fault: CoordinateFault) -> String {
    let words = fault.words(language)
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }

  func failed(_ error: PlacesError) -> (title: String, hint: String) {
    switch error {
    case .missing:
      (
        say(en: "The places are not installed", ru: "Места не установлены"),
        say(
          en: "The file of places is missing. Coordinates can be typed all the same.",
          ru: "Нет файла с местами. Координаты ввести можно и без него.")
      )
    case .unreadable(let path, let code):
      (
        say(en: "The places cannot be read", ru: "Места не читаются"),
        "\(path): \(PlacesError.words(code, language)). "
          + say(
            en: "Coordinates can be typed all the same.", ru: "Координаты ввести можно и без него.")
      )
    case .damaged(let path, _):
      (
        say(en: "The places cannot be read", ru: "Места не читаются"),
        say(
          en: "The file is damaged: \(path). Coordinates can be typed all the same.",
          ru: "Файл повреждён: \(path). Координаты ввести можно и без него.")
      )
    case .outdated(let path, _):
      (
        say(en: "The places are of another version", ru: "Места другой версии"),
        say(
          en: "Install the program again to renew \(path). Coordinates can be typed all the same.",
          ru: "Переустановите программу, чтобы обновить \(path). Координаты ввести можно и так.")
      )
    }
  }
}
