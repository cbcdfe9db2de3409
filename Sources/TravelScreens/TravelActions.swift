import AppRuntime
import Terminal

extension TravelFeature {
  public static let actions = [everywhere, onTheList, inACountry, inSettings]

  private static let everywhere = ActionGroup(
    "travel", way: Phrase("open the map or the countries", "откройте карту или список стран"),
    [
      NamedAction("add", "a", "add a country or a city", "добавить страну или город"),
      NamedAction("info", "i", "read about the country", "узнать о стране"),
      NamedAction("nextPart", "]", "go to the next page of Travel", "перейти к следующему разделу"),
      NamedAction(
        "previousPart", "[", "go to the previous page of Travel", "перейти к предыдущему разделу"),
      NamedAction("import", "I", "import travels", "импортировать поездки"),
      NamedAction("export", "E", "export the travels", "экспортировать поездки"),
      NamedAction("addAll", "a", "add all places of the file", "добавить все места из файла"),
      NamedAction("poster", "P", "make a poster of the travels", "сделать плакат с поездками"),
      NamedAction(
        "statistics", "S", "see the statistics of the travels", "посмотреть статистику поездок"),
      NamedAction("save", "s", "save the poster to a file", "записать плакат в файл"),
      NamedAction("delete", "d", "delete the place", "удалить место"),
      NamedAction("back", .escape, "go back to the whole map", "вернуться ко всей карте"),
    ])

  private static let onTheList = ActionGroup(
    "travel", way: Phrase("open the list of countries first", "сначала откройте список стран"),
    [
      NamedAction("search", "/", "search for a country", "найти страну"),
      NamedAction("filter", "f", "filter the countries", "фильтровать страны"),
      NamedAction("sort", "s", "sort the countries", "сортировать страны"),
      NamedAction("map", "m", "show the country on the map", "показать страну на карте"),
      NamedAction("nextMatch", "n", "go to the next country found", "перейти к следующей стране"),
      NamedAction(
        "previousMatch", "N", "go to the previous country found", "перейти к предыдущей стране"),
      NamedAction("clearSearch", .escape, "show all countries again", "показать все страны"),
      NamedAction("nextPlace", .down, "go to the next place found", "перейти к следующему месту"),
      NamedAction(
        "previousPlace", .up, "go to the previous place found", "перейти к предыдущему месту"),
    ])

  private static let inACountry = ActionGroup(
    "travel", way: Phrase("open a country first", "сначала откройте страну"),
    [
      NamedAction("edit", "e", "edit the city", "изменить город"),
      NamedAction("editCountry", "E", "edit the country", "изменить страну"),
      NamedAction("deleteCountry", "D", "delete the country", "удалить страну"),
      NamedAction("home", "H", "make it my home country", "сделать страну домом"),
      NamedAction("photos", "p", "look at photos of the country", "посмотреть фото страны"),
      NamedAction("openPhoto", .enter, "open the photo", "открыть фото"),
      NamedAction(
        "nextPhoto", .right, "see the next photo of the country", "посмотреть следующее фото"),
      NamedAction(
        "previousPhoto", .left, "see the previous photo of the country",
        "посмотреть предыдущее фото"),
      NamedAction("photosAgain", "r", "ask for photos again", "спросить фото снова"),
    ])

  private static let inSettings = ActionGroup(
    "travel",
    way: Phrase("open the settings of Travel first", "сначала откройте настройки поездок"),
    [
      NamedAction("information", "i", "read about Travel", "узнать о разделе «Поездки»"),
      NamedAction("deleteAll", "D", "delete all travels", "удалить все поездки"),
      NamedAction("photoCount", "e", "choose the number of photos", "выбрать число фото"),
      NamedAction("morePhotos", "+", "show more photos", "показывать больше фото"),
      NamedAction("fewerPhotos", "-", "show fewer photos", "показывать меньше фото"),
    ])
}
