import CatinderDomain
import CatinderServer
import Core
import Toolkit

/// The mistakes in what was typed, and why they are some.
extension CatinderCommandWords {
  /// The first line says what is wrong; others show what may be meant.
  func lines(_ problem: CatinderProblem) -> [String] {
    switch problem {
    case .noUser: [language.say(en: "a name is needed", ru: "нужно имя")]
    case .longUser: [long(name, TextLimit.user)]
    case .noPassword: [noPassword]
    case .longPassword: [long(password, TextLimit.password)]
    case .emptyText: [emptyText]
    case .longText(let length): [longText(length)]
    case .noMatch(let text):
      [language.say(en: "there is no match “\(text)”", ru: "пары «\(text)» нет")]
    case .notUnique(let text, let cats):
      [notUnique(text)] + cats.map { "  \($0.uid)  \($0.name)" }
    }
  }

  /// The fields that the server found fault with; a name of a field that nobody knows says nothing to a reader.
  func fault(_ fields: [String]) -> String {
    if fields.contains("password") { return shortPassword }
    if fields.contains("user") { return long(name, TextLimit.user) }
    if fields.contains("text") { return emptyText }
    return language.say(
      en: "the server found fault with the request", ru: "сервер не принял запрос")
  }

  private var name: String { language.say(en: "the name", ru: "имя") }
  private var password: String { language.say(en: "the password", ru: "пароль") }

  private var noPassword: String {
    language.say(
      en: "a password is needed, on standard input", ru: "нужен пароль, на стандартном вводе")
  }

  private var shortPassword: String {
    let least = ServerPolicy().shortestPassword
    return language.say(
      en: "the password is too short: at least \(least) characters",
      ru: "пароль слишком короткий: не меньше \(least) знаков")
  }

  private var emptyText: String {
    language.say(en: "the message is empty", ru: "сообщение пустое")
  }

  private func longText(_ length: Int) -> String {
    let most = TextLimit.message.length
    return language.say(
      en: "the message is too long: \(length) of \(most) characters",
      ru: "сообщение слишком длинное: \(length) из \(most) знаков")
  }

  private func long(_ what: String, _ limit: TextLimit) -> String {
    language.say(
      en: "\(what) is too long: at most \(limit.length) characters",
      ru: "\(what): слишком длинно, не больше \(limit.length) знаков")
  }

  private func notUnique(_ text: String) -> String {
    language.say(
      en: "“\(text)” is more than one match; use the identifier:",
      ru: "«\(text)» — не одна пара; укажите идентификатор:")
  }
}
