import Core
import Toolkit
import TravelDomain

/// The words of the map.
extension TravelWords {
  var wholeMap: String { language.say(en: "world map", ru: "карта мира") }
  var deselect: String { language.say(en: "select nothing", ru: "снять выбор") }
  var opening: String { language.say(en: "Opening the map…", ru: "Карта открывается…") }
  var nothingOnTheMap: String {
    language.say(en: "No countries yet: a adds one.", ru: "Стран пока нет: добавить — a.")
  }

  func counts(_ content: TravelContent) -> String {
    told([countries(content.countries.count), cities(content.cities.count)])
  }
}
