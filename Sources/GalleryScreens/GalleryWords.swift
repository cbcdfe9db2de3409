import Core
import Toolkit

/// The words of the gallery around its specimens.
struct GalleryWords {
  let language: Language

  var title: String { language.say(en: "Gallery", ru: "Галерея") }
  var widgets: String { language.say(en: "Widgets", ru: "Виджеты") }
  var next: String { language.say(en: "next widget", ru: "следующий") }
  var previous: String { language.say(en: "previous", ru: "предыдущий") }
  var keys: String { language.say(en: "Keys", ru: "Клавиши") }
  var backToList: String { language.say(en: "to the list", ru: "к списку") }
  var open: String { language.say(en: "try it", ru: "попробовать") }
}
