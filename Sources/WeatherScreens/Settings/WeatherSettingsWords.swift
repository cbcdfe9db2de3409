import Core
import Places
import WeatherDomain

/// The words of the weather's settings in one language.
typealias WeatherSettingsWords = Words<WeatherSettingsFeature>

extension WeatherSettingsWords {
  var title: String { say(en: "Weather settings", ru: "Настройки погоды") }
  var short: String { say(en: "Settings", ru: "Настройки") }
  var back: String { say(en: "Weather", ru: "Погода") }
  var backHint: String { say(en: "back", ru: "назад") }

  // MARK: The default place
  var homeLabel: String { say(en: "Default place", ru: "Место по умолчанию") }
  var noHome: String { say(en: "not chosen yet", ru: "ещё не выбрано") }
  var locate: String { say(en: "My location", ru: "Моё местоположение") }
  var locateHint: String { say(en: "my location", ru: "моё местоположение") }
  var type: String { say(en: "Type a place", ru: "Ручной ввод") }
  var typeHint: String { say(en: "type a place", ru: "ввести место") }
  var typeTitle: String { say(en: "The default place", ru: "Место по умолчанию") }
  var map: String { say(en: "Choose on the map", ru: "Выбор на карте") }
  var mapHint: String { say(en: "the map", ru: "карта") }
  var asking: String { say(en: "Finding out where you are…", ru: "Определяем место…") }

  /// `Moscow, Russia`.
  func home(_ place: WeatherPlace) -> String {
    let name = place.name(language)
    return [name.title, name.origin].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func coordinates(_ point: Coordinates) -> String {
    let parts = [point.latitude, point.longitude].map { number($0, digits: 4) }
    return parts.joined(separator: say(en: ", ", ru: "; "))
  }

  func isDefault(_ place: WeatherPlace) -> String {
    let name = place.name(language).title
    return say(en: "\(name) is the default place now.", ru: "\(name): теперь место по умолчанию.")
  }

  /// Returns the origin of the default place and its accuracy.
  func origin(_ kind: DefaultPlace.Kind, zone: String, accuracy: Double?) -> String {
    switch kind {
    case .typed: say(en: "Typed by you.", ru: "Введено вами.")
    case .map: say(en: "Chosen on the map.", ru: "Выбрано на карте.")
    case .location(.configuration):
      say(
        en: "From your config.toml, as exact as written there.",
        ru: "Из вашего config.toml, с точностью, указанной там.")
    case .location(.geoClue): service(accuracy)
    case .location(.timeZone):
      say(
        en: "A guess by the time zone \(zone): can be hundreds of kilometres off.",
        ru: "Догадка по часовому поясу \(zone): ошибка может быть в сотни километров.")
    case .location(.network):
      say(
        en: "By your network address: often a neighbouring city.",
        ru: "По сетевому адресу: часто соседний город.")
    }
  }

  private func service(_ accuracy: Double?) -> String {
    guard let accuracy, accuracy > 0 else {
      return say(
        en: "By this computer’s location service (GeoClue).",
        ru: "От службы геолокации компьютера (GeoClue).")
    }
    let far = distance(accuracy)
    return say(
      en: "By this computer’s location service (GeoClue), right to about \(far).",
      ru: "От службы геолокации компьютера (GeoClue), с точностью около \(far).")
  }

  private func distance(_ meters: Double) -> String {
    meters < 1000
      ? number(meters) + say(en: " m", ru: " м")
      : number(meters / 1000) + say(en: " km", ru: " км")
  }

  /// - Parameter hasPlace: true where a place is chosen, which stays.
  func nothing(_ error: WeatherError?, hasPlace: Bool) -> String {
    let advice =
      hasPlace
      ? say(
        en: "Your location was not found, so the default place stays as it is.",
        ru: "Ваше местоположение не найдено, место по умолчанию осталось прежним.")
      : say(
        en: "Nobody knows where this computer is. Type a place, or choose it on the map.",
        ru: "Неизвестно, где этот компьютер. Введите место или выберите его на карте.")
    guard let message = error?.message else { return advice }
    return say(en: message.english, ru: message.russian) + ". " + advice
  }

  // MARK: Consent
  var consentTitle: String {
    say(en: "Ask the network where you are?", ru: "Спросить у сети, где вы?")
  }
  var consentText: String {
    say(
      en: "The service ipapi.co would see your network address and guess your city from it. "
        + "The answer is kept in these settings.",
      ru: "Служба ipapi.co увидит ваш сетевой адрес и догадается по нему о городе. "
        + "Ответ сохранится в этих настройках.")
  }
  var consentYes: String { say(en: "Ask", ru: "Спросить") }
  var consentNo: String { say(en: "Do not ask", ru: "Не спрашивать") }

  // MARK: How it is shown
  var provider: String { say(en: "Service", ru: "Служба") }
  var sample: String { say(en: "Sample, invented", ru: "Пример, придуман") }
  var keyMissing: String {
    say(
      en: "Needs a key: name its place in config.toml, [weather] key_file.",
      ru: "Нужен ключ: укажите его файл в config.toml, [weather] key_file.")
  }
  var contactMissing: String {
    say(
      en: "Needs an address to write to: config.toml, [contact] email.",
      ru: "Нужен адрес для связи: config.toml, [contact] email.")
  }
  var days: String { say(en: "Forecast", ru: "Прогноз") }

  func days(_ count: Int) -> String {
    let word = plural(count, en: ("day", "days"), ru: ("день", "дня", "дней"))
    return "\(count) \(word)"
  }

  var temperature: String { say(en: "Temperature", ru: "Температура") }
  var wind: String { say(en: "Wind", ru: "Ветер") }
  var pressure: String { say(en: "Pressure", ru: "Давление") }
  var precipitation: String { say(en: "Precipitation", ru: "Осадки") }
  var network: String { say(en: "Location by network", ru: "Место по сети") }
  var addresses: String { say(en: "Names of map points", ru: "Адреса точек карты") }

  /// For what may be asked: nil, true, false.
  var consents: [String] {
    [
      say(en: "ask me", ru: "спросить"), say(en: "allowed", ru: "можно"),
      say(en: "never", ru: "нельзя"),
    ]
  }

  func name(_ unit: Temperature.Unit) -> String { unit == .celsius ? "°C" : "°F" }

  func name(_ unit: Speed.Unit) -> String {
    switch unit {
    case .metersPerSecond: say(en: "m/s", ru: "м/с")
    case .kilometersPerHour: say(en: "km/h", ru: "км/ч")
    case .milesPerHour: say(en: "mph", ru: "миль/ч")
    case .knots: say(en: "kn", ru: "узлы")
    }
  }

  func name(_ unit: Pressure.Unit) -> String {
    switch unit {
    case .hectopascals: say(en: "hPa", ru: "гПа")
    case .millimetersOfMercury: say(en: "mmHg", ru: "мм рт. ст.")
    case .inchesOfMercury: say(en: "inHg", ru: "дюймы рт. ст.")
    }
  }

  func name(_ unit: Precipitation.Unit) -> String {
    unit == .millimeters ? say(en: "mm", ru: "мм") : say(en: "in", ru: "дюймы")
  }

  func author(_ name: String) -> String { say(en: "Made by \(name)", ru: "Автор: \(name)") }
  var avatar: String { say(en: "the author", ru: "автор") }
}
