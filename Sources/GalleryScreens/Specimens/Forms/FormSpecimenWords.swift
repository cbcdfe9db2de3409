import Core
import Toolkit

/// The words of the form.
struct FormSpecimenWords {
  let language: Language

  var card: String { language.say(en: "Pet’s card", ru: "Карточка питомца") }
  var name: String { language.say(en: "Name", ru: "Кличка") }
  var barsik: String { language.say(en: "Barsik", ru: "Барсик") }
  var nameless: String { language.say(en: "A pet needs a name", ru: "Питомцу нужна кличка") }
  var birthday: String { language.say(en: "Birthday", ru: "День рождения") }
  var weight: String { language.say(en: "Weight", ru: "Вес") }
  var kg: String { language.say(en: "kg", ru: "кг") }
  var about: String { language.say(en: "About", ru: "О питомце") }
  var edit: String { language.say(en: "Edit", ru: "Изменить") }

  func saved(_ name: String) -> String {
    language.say(en: "On the card: \(name)", ru: "На карточке: \(name)")
  }
}
