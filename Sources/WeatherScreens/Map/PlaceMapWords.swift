import Core
import Maps
import Places
import WeatherDomain

/// The words of the map on which a place is chosen.
typealias PlaceMapWords = Words<PlaceMapFeature>

extension PlaceMapWords {
  var title: String { say(en: "Choose on the map", ru: "Выбор на карте") }
  var map: String { say(en: "Map", ru: "Карта") }
  var backHint: String { say(en: "back", ru: "назад") }
  var choose: String { say(en: "Choose", ru: "Выбрать") }
  var chooseHint: String { say(en: "choose", ru: "выбрать") }
  var opening: String { say(en: "Opening the map…", ru: "Открываем карту…") }
  var looking: String { say(en: "looking for the address", ru: "ищем адрес") }
  var homeHint: String { say(en: "my place", ru: "моё место") }
  var searchTitle: String { say(en: "Go to a place", ru: "Перейти к месту") }
  var searchHint: String { say(en: "search", ru: "поиск") }
  var graticuleHint: String { say(en: "grid of degrees", ru: "сетка градусов") }
  var retryHint: String { say(en: "ask again", ru: "спросить снова") }

  /// Returns the name of the other projection.
  func projectionHint(from projection: MapProjection) -> String {
    switch projection {
    case .mercator: say(en: "even degrees", ru: "ровные градусы")
    case .equirectangular: say(en: "true shapes", ru: "верные очертания")
    }
  }

  // MARK: Asking OpenStreetMap
  var offer: String {
    say(
      en: "Send where the mark is to OpenStreetMap, for addresses?",
      ru: "Отправлять место метки в OpenStreetMap для адресов?")
  }
  var allow: String { say(en: "Yes", ru: "Да") }
  var allowHint: String { say(en: "addresses", ru: "адреса") }
  var refuse: String { say(en: "No", ru: "Нет") }
  var refuseHint: String { say(en: "no addresses", ru: "без адресов") }

  func failed(_ error: WeatherError) -> String {
    say(
      en: "OpenStreetMap: \(error.message.english)", ru: "OpenStreetMap: \(error.message.russian)")
  }

  // MARK: What is there
  var noFile: String {
    say(en: "no place file, no names", ru: "нет файла мест и названий")
  }
  var nowhere: String { say(en: "sea or unknown address", ru: "море или неизвестный адрес") }
}
