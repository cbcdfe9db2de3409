import Core
import PetsDomain
import Toolkit

/// What the user of a first run types, in either language, and what is then to be seen.
struct FirstTimeUser {
  let language: Language

  init(_ language: Language) { self.language = language }

  private func say(_ english: String, _ russian: String) -> String {
    language.say(en: english, ru: russian)
  }

  var name: String { say("Barsik", "Барсик") }

  /// The letters after which a suggestion is taken.
  var begins: [(PetField, String)] {
    [
      (.kind, say("ca", "ко")), (.breed, say("sib", "сиб")), (.sterilised, say("y", "д")),
      (.colour, say("gr", "сер")), (.coat, say("lo", "дл")),
    ]
  }

  /// What the card shows, field by field.
  var values: [PetField: String] {
    [
      .name: name, .kind: say("Cat", "Кошка"), .breed: say("Siberian", "Сибирская"),
      // A week before today, and one day on.
      .birthday: "28.02.2026", .weight: say("4.25", "4,25"), .sterilised: say("yes", "да"),
      .colour: say("grey", "серый"), .coat: say("long", "длинная"), .chip: "643094100067890",
    ]
  }

  var photo: String { say("photo of Barsik, PNG", "фото, Барсик, PNG") }
  var vaccine: String { say("Rabies", "Бешенство") }
  var when: String { say("in 6 days", "через 6 дней") }
  var heading: String { say("This week · 1", "На этой неделе · 1") }
  var calendar: String { say("moggy-due.ics", "moggy-сроки.ics") }
  var summary: String { say("Barsik: vaccination — Rabies", "Барсик: прививка — Бешенство") }
}
