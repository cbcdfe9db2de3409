import Toolkit

/// The words of the gallery around its specimens.
struct GalleryWords {
  let language: Language

  var title: String { language.say(en: "Gallery", ru: "Галерея") }
  var widgets: String { language.say(en: "Widgets", ru: "Виджеты") }
  var next: String { language.say(en: "next", ru: "дальше") }
  var previous: String { language.say(en: "back", ru: "назад") }
  var keys: String { language.say(en: "Keys", ru: "Клавиши") }
  var open: String { language.say(en: "try it", ru: "попробовать") }
}
