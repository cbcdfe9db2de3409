import Core
import Foundation
import Networking
import Places
import Terminal
import Toolkit
import TravelDomain

/// The words of the page of a country, and of the form of a visit.
extension TravelWords {
  var myCities: String { say(en: "My cities", ru: "Мои города") }
  var edit: String { say(en: "Edit", ru: "Изменить") }
  var editCountry: String { say(en: "edit the country", ru: "изменить страну") }
  var editCity: String { say(en: "edit the city", ru: "изменить город") }
  var deleteCountryHint: String { say(en: "delete the country", ru: "удалить страну") }
  var homeHint: String { say(en: "my home country", ru: "страна дома") }
  var noHomeHint: String { say(en: "not my home", ru: "не дом") }
  var noCities: String { say(en: "No cities yet", ru: "Городов пока нет") }
  var noCitiesHint: String {
    say(en: "Add those that you remember.", ru: "Добавьте те, что запомнились.")
  }

  var deleteCountryTitle: String { say(en: "Delete the country?", ru: "Удалить страну?") }
  func deleteCountryText(_ name: String, _ count: Int) -> String {
    if count == 0 {
      return say(
        en: "\(name) is removed from the map. u brings it back.",
        ru: "С карты исчезнет \(name). Вернуть — u.")
    }
    return say(
      en: "\(name) is removed from the map with \(cities(count)). u brings everything back.",
      ru: "С карты исчезнут \(name) и \(cities(count)). Вернуть всё — u.")
  }

  func isHome(_ name: String) -> String {
    say(en: "\(name) is your home country.", ru: "\(name): это ваш дом.")
  }
  func isNoHome(_ name: String) -> String {
    say(en: "\(name) is no longer your home country.", ru: "\(name): больше не дом.")
  }

  /// `Lyon: 12°C, light rain`; nothing while it is asked for.
  func weather(_ state: CityWeatherState, of city: VisitedCity) -> String {
    let name = city.name(language)
    if state.isUnknown {
      return say(en: "\(name): weather unknown", ru: "\(name): погода неизвестна")
    }
    guard let weather = state.weather else { return "" }
    let age = weather.age.map { DataAge.short($0, language) }
    return told(["\(name): \(weather.text)", age].compactMap { $0 })
  }

  // MARK: The form
  var from: String { say(en: "From", ru: "С") }
  var until: String { say(en: "Until", ru: "По") }
  var note: String { say(en: "Note", ru: "Заметка") }
  /// Not longer than a field of 40 columns has room for.
  var datePlaceholder: String { dateExamples }
  private var dateExamples: String { PartialDate.examples(units.date).joined(separator: ", ") }
  var notePlaceholder: String { say(en: "what you want to remember", ru: "что хочется запомнить") }

  func problem(_ problem: VisitFormState.DateProblem) -> String {
    let (first, last) = (PartialDate.years.lowerBound, PartialDate.years.upperBound)
    return switch problem {
    case .unreadable:
      say(
        en: "Not a date. A year will do: \(dateExamples).",
        ru: "Это не дата. Хватит и года: \(dateExamples).")
    case .outOfRange: say(en: "A year from \(first) to \(last).", ru: "Год от \(first) до \(last).")
    case .endsBeforeStart: say(en: "That is before the beginning.", ru: "Это раньше начала.")
    }
  }
}

/// The words of the photos of a country.
extension TravelWords {
  var photos: String { say(en: "Photos", ru: "Фото") }
  var photosHint: String { say(en: "photos", ru: "фото") }
  var photoHint: String { say(en: "look at the photo", ru: "смотреть фото") }
  var nextPhoto: String { say(en: "next photo", ru: "следующее фото") }
  var previousPhoto: String { say(en: "previous photo", ru: "предыдущее фото") }
  var photosAgain: String { say(en: "photos again", ru: "фото заново") }
  var photosAgainButton: String { say(en: "Try again", ru: "Повторить") }
  var searchingPhotos: String { say(en: "Looking for photos", ru: "Ищем фото") }
  var loadingPhoto: String { say(en: "Loading the photo", ru: "Загружаем фото") }
  var missingPhoto: String { say(en: "This photo cannot be loaded", ru: "Это фото не загружается") }
  var noPhotos: String { say(en: "No photos", ru: "Нет фото") }
  var noPhotosOffline: String { say(en: "No photos: offline", ru: "Нет фото: нет связи") }

  func photoCount(_ count: Int) -> String {
    "\(count) " + plural(count, en: ("photo", "photos"), ru: ("фото", "фото", "фото"))
  }

  /// `2/5`.
  func place(_ index: Int, of count: Int) -> String { "\(index + 1)/\(count)" }

  /// Author, licence and service in one line; a long author is cut before the licence is.
  func credit(_ photo: CountryPhoto, author columns: Int) -> String {
    let author = photo.author.map { DisplayWidth.truncate($0, to: columns) }
    return told([author, photo.licence, photo.service.rawValue].compactMap { $0 })
  }

  /// Returns the photo's title in its author's words; without one, the word for a photo.
  func name(_ photo: CountryPhoto) -> String { photo.title.isEmpty ? photos : photo.title }

  func problem(_ problem: PhotoError) -> String {
    switch problem {
    case .noConnection: say(en: "No connection", ru: "Нет связи")
    case .serviceDown: say(en: "The service does not answer.", ru: "Служба не отвечает.")
    case .insecure: say(en: "The connection is not secure.", ru: "Соединение небезопасно.")
    case .notTheService:
      say(
        en: "Something else answers in place of the service.",
        ru: "Вместо службы отвечает кто-то другой.")
    case .unreadable: say(en: "The answer cannot be read.", ru: "Ответ не удалось прочитать.")
    case .limitReached: say(en: "The limit of requests is reached.", ru: "Лимит запросов исчерпан.")
    case .keyMissing: say(en: "There is no key of Pexels.", ru: "Ключа Pexels нет.")
    case .keyUnreadable(let error): keyProblem(error)
    case .keyRefused: say(en: "Pexels refuses the key.", ru: "Pexels не принимает ключ.")
    case .refused: say(en: "The service refused the request.", ru: "Служба отклонила запрос.")
    case .cancelled: say(en: "Cancelled", ru: "Отменено")
    }
  }

  private func keyProblem(_ error: SecretError) -> String {
    switch error {
    case .unreadable(let url, _):
      say(en: "The key cannot be read: \(path(url))", ru: "Ключ не читается: \(path(url))")
    case .notOurs(let url):
      say(
        en: "The file of the key belongs to someone else: \(path(url))",
        ru: "Файл с ключом принадлежит другому: \(path(url))")
    case .openToOthers(let url):
      say(
        en: "Others can read the key: chmod 600 \(path(url))",
        ru: "Файл с ключом открыт другим: chmod 600 \(path(url))")
    case .commandFailed(let status):
      say(
        en: "The command for the key has failed with status \(status).",
        ru: "Команда для ключа завершилась с кодом \(status).")
    }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}

/// The words of settings and counts.
extension TravelWords {
  var countryCount: String { say(en: "Countries:", ru: "Количество стран:") }
  var cityCount: String { say(en: "Cities:", ru: "Количество городов:") }
  var world: String { say(en: "The world is", ru: "Мир — это") }

  func name(_ world: WorldCount) -> String {
    switch world {
    case .unMembers: say(en: "193 UN members", ru: "193 страны ООН")
    case .iso: say(en: "250 with territories", ru: "250 стран и территорий")
    }
  }

  // MARK: Photos
  var photoCountLabel: String { say(en: "Country photos:", ru: "Фото страны:") }
  var changePhotoCount: String { say(en: "number of photos", ru: "количество фото") }
  var morePhotos: String { say(en: "more photos", ru: "больше фото") }
  var fewerPhotos: String { say(en: "fewer photos", ru: "меньше фото") }
  var photoCountRange: String {
    let range = TravelSettings.photoCounts
    return say(
      en: "From \(range.lowerBound) to \(range.upperBound) photos.",
      ru: "От \(range.lowerBound) до \(range.upperBound) фото.")
  }

  // MARK: Information
  var informationTitle: String { say(en: "Information", ru: "О приложении") }
  var informationHint: String { say(en: "information", ru: "о приложении") }

  // MARK: Deleting everything
  var deleteAll: String { say(en: "Delete data", ru: "Удалить данные") }
  var deleteAllHint: String { say(en: "delete data", ru: "удалить данные") }
  var nothingToDelete: String {
    say(en: "Nothing has been added yet.", ru: "Пока ничего не добавлено.")
  }

  func deleteAllText(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return say(
      en: "\(some) and \(others) are deleted, with dates and notes. u brings them back.",
      ru: "Удалятся \(some) и \(others) с датами и заметками. Вернуть — u.")
  }

  func deletedAll(_ countries: Int, _ cities: Int) -> String {
    let (some, others) = (self.countries(countries), self.cities(cities))
    return say(
      en: "\(some) and \(others) deleted. u brings them back.",
      ru: "Удалено: \(some) и \(others). Вернуть — u.")
  }
}
