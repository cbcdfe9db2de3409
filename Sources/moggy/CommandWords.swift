import Core
import Toolkit

/// The words that all commands have alike when something was done, with the line of what it was done to.
protocol CommandWords {
  var language: Language { get }
}

extension CommandWords {
  func added(_ line: String) -> String {
    language.say(en: "added: \(line)", ru: "добавлено: \(line)")
  }

  func changed(_ line: String) -> String {
    language.say(en: "changed: \(line)", ru: "изменено: \(line)")
  }

  func unchanged(_ line: String) -> String {
    language.say(en: "as before: \(line)", ru: "без изменений: \(line)")
  }

  func removed(_ line: String) -> String {
    language.say(
      en: "removed: \(line); u in the program brings it back",
      ru: "удалено: \(line); u в программе вернёт")
  }
}
