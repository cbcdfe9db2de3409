import Toolkit

/// The words of the gallery around its specimens.
struct GalleryWords {
  let language: Language

  var title: String { language.say(en: "Gallery", ru: "Галерея") }
  var widgets: String { language.say(en: "Widgets", ru: "Виджеты") }
  var next: String { language.say(en: "next widget", ru: "следующий") }
  var previous: String { language.say(en: "previous", ru: "предыдущий") }
  var help: String { language.say(en: "help", ru: "справка") }
  var palette: String { language.say(en: "commands", ru: "команды") }
  var keys: String { language.say(en: "Keys", ru: "Клавиши") }
  var quit: String { language.say(en: "quit", ru: "выход") }
  var suspend: String { language.say(en: "suspend", ru: "приостановить") }
  var redraw: String { language.say(en: "draw anew", ru: "перерисовать") }
  var otherLanguage: String { language.say(en: "other language", ru: "другой язык") }
  var nextTheme: String { language.say(en: "next theme", ru: "другая тема") }
  var flat: String { language.say(en: "flat mode on or off", ru: "плоский режим вкл/выкл") }
  var motion: String { language.say(en: "motion on or off", ru: "движение вкл/выкл") }
  var mouse: String { language.say(en: "mouse on or off", ru: "мышь вкл/выкл") }
  var nextFocus: String { language.say(en: "next control", ru: "следующий элемент") }
  var previousFocus: String { language.say(en: "previous control", ru: "предыдущий элемент") }
  var backToList: String { language.say(en: "to the list", ru: "к списку") }
  var open: String { language.say(en: "try it", ru: "попробовать") }
}
