import Core
import Maps
import Places
import Toolkit
import WeatherDomain

/// The words of the map on which a place is chosen.
struct PlaceMapWords {
  let language: Language

  init(_ language: Language) {
    self.language = language
  }

  var title: String { language.say(en: "Choose on the map", ru: "Выбор на карте") }
  var map: String { language.say(en: "Map", ru: "Карта") }
  var backHint: String { language.say(en: "back", ru: "назад") }
  var choose: String { language.say(en: "Choose", ru: "Выбрать") }
  var chooseHint: String { language.say(en: "choose", ru: "выбрать") }
  var opening: String { language.say(en: "Opening the map…", ru: "Открываем карту…") }
  var looking: String { language.say(en: "looking for the address", ru: "ищем адрес") }
  var homeHint: String { language.say(en: "my place", ru: "моё место") }
  var searchTitle: String { language.say(en: "Go to a place", ru: "Перейти к месту") }
  var searchHint: String { language.say(en: "search", ru: "поиск") }
  var graticuleHint: String { language.say(en: "grid of degrees", ru: "сетка градусов") }
  var retryHint: String { language.say(en: "ask again", ru: "спросить снова") }

  /// Returns the name of the other projection.
  func projectionHint(from projection: MapProjection) -> String {
    switch projection {
    case .mercator: language.say(en: "even degrees", ru: "ровные градусы")
    case .equirectangular: language.say(en: "true shapes", ru: "верные очертания")
    }
  }

  // MARK: Asking OpenStreetMap

  var offer: String {
    language.say(
      en: "Send where the mark is to OpenStreetMap, for addresses?",
      ru: "Отправлять место метки в OpenStreetMap для адресов?")
  }
  var allow: String { language.say(en: "Yes", ru: "Да") }
  var allowHint: String { language.say(en: "addresses", ru: "адреса") }
  var refuse: String { language.say(en: "No", ru: "Нет") }
  var refuseHint: String {
    language.say(en: "no addresses", ru: "без адресов")
  }

  func failed(_ error: WeatherError) -> String {
    language.say(
      en: "OpenStreetMap: \(error.message.english)", ru: "OpenStreetMap: \(error.message.russian)")
  }

  // MARK: What is there

  var noFile: String {
    language.say(en: "no file of places, so no names", ru: "нет файла мест, поэтому без названий")
  }
  var nowhere: String {
    language.say(en: "sea or unknown address", ru: "море или неизвестный адрес")
  }

  /// Nothing where the place is right there.
  func away(_ nearest: NearestCity) -> String? {
    let name = nearest.closest.name(language)
    guard nearest.distance >= 1 else { return nil }
    let way = language.number(nearest.distance.rounded())
    return language.say(en: "\(way) km from \(name)", ru: "\(way) км: \(name)")
  }
}
