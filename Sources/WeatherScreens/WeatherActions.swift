import AppRuntime
import Terminal

extension WeatherFeature {
  public static let actions = [
    ActionGroup(
      "weather", way: Phrase("choose a place first", "сначала выберите место"),
      [
        NamedAction("refresh", "r", "ask for the weather again", "обновить погоду"),
        NamedAction("favourites", "f", "open the favourite places", "открыть избранные места"),
        NamedAction("favourite", "*", "make the place a favourite", "добавить место в избранное"),
        NamedAction(
          "settings", "s", "open the settings of the weather", "открыть настройки погоды"),
        NamedAction("day", "o", "open a day of the forecast", "открыть день прогноза"),
      ]),
    ActionGroup(
      "weather", way: Phrase("open a day of the forecast first", "сначала откройте день прогноза"),
      [
        NamedAction("day.previous", "p", "go to the day before", "перейти к дню раньше"),
        NamedAction("day.next", "n", "go to the day after", "перейти к дню позже"),
        NamedAction("day.back", .escape, "go back to the weather", "вернуться к погоде"),
      ]),
    ActionGroup(
      "weather",
      way: Phrase("open the settings of the weather first", "сначала откройте настройки погоды"),
      [
        NamedAction("locate", "w", "take my location", "взять моё местоположение"),
        NamedAction("type", "t", "type a place", "ввести место"),
        NamedAction("map", "m", "choose a place on the map", "выбрать место на карте"),
        NamedAction(
          "undo", "u", "take back the change of the settings", "отменить изменение настроек"),
        NamedAction("back", .escape, "go back to the weather", "вернуться к погоде"),
      ]),
    ActionGroup(
      "weather", way: Phrase("open the map of places first", "сначала откройте карту мест"),
      [
        NamedAction(
          "map.choose", .enter, "take the place under the mark", "взять место под меткой"),
        NamedAction("map.back", .escape, "leave the map of places", "закрыть карту мест"),
        NamedAction("map.home", "c", "go to my place on the map", "перейти к моему месту на карте"),
        NamedAction("map.allow", "y", "allow to look up addresses", "разрешить поиск адресов"),
        NamedAction("map.refuse", "x", "forbid to look up addresses", "запретить поиск адресов"),
        NamedAction("map.again", "r", "look up the address again", "спросить адрес снова"),
        NamedAction("map.search", "/", "search for a place on the map", "найти место на карте"),
        NamedAction("map.projection", "m", "change the map's projection", "сменить проекцию карты"),
        NamedAction("map.graticule", "g", "show the grid of degrees", "показать сетку градусов"),
      ]),
    ActionGroup(
      "favourites",
      way: Phrase("open the favourite places first", "сначала откройте избранные места"),
      [
        NamedAction("add", "a", "add a favourite place", "добавить избранное место"),
        NamedAction("delete", "d", "delete the favourite place", "удалить избранное место"),
        NamedAction("back", .escape, "leave the favourite places", "закрыть избранные места"),
      ]),
    ActionGroup(
      "places", way: Phrase("search for a place first", "сначала начните поиск места"),
      [
        NamedAction("next", .down, "go to the next place found", "перейти к следующему месту"),
        NamedAction(
          "previous", .up, "go to the previous place found", "перейти к предыдущему месту"),
        NamedAction("cancel", .escape, "end the search for a place", "закончить поиск места"),
      ]),
  ]
}
