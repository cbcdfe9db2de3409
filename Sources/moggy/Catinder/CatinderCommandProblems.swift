import CatinderDomain
import CatinderServer
import Core

/// The mistakes in what was typed, and why they are some.
extension CatinderCommandWords {
  /// The first line says what is wrong; others show what may be meant.
  func lines(_ problem: CatinderProblem) -> [String] {
    switch problem {
    case .noUser: [words.say(en: "an account name is needed", ru: "нужно имя аккаунта")]
    case .longUser: [long(name, TextLimit.user)]
    case .noPassword: [noPassword]
    case .longPassword: [long(password, TextLimit.password)]
    case .emptyText: [emptyText]
    case .longText(let length): [longText(length)]
    case .noMatch(let text):
      [words.say(en: "there is no match “\(text)”", ru: "пары «\(text)» нет")]
    case .noCard(let text):
      [words.say(en: "there is no “\(text)” in the deck", ru: "среди карточек нет «\(text)»")]
    case .noCat(let text):
      [words.say(en: "there is no cat “\(text)”", ru: "кота «\(text)» нет")]
    case .notBlocked(let text):
      [
        words.say(
          en: "no blocked cat is called “\(text)”", ru: "среди заблокированных нет «\(text)»")
      ]
    case .longReport: [long(words.say(en: "the report", ru: "жалоба"), TextLimit.report)]
    case .emptyDeck: [noCats]
    case .nothingToUndo:
      [words.say(en: "there is nothing to undo", ru: "отменять нечего")]
    case .profile(let problem): [text(problem)]
    case .photo(let problem): [text(problem)]
    case .notUnique(let text, let cats): [notUnique(text)] + cats.map { "  \($0.uid)  \($0.name)" }
    }
  }

  /// The fields that the server found fault with; a name of a field that nobody knows says nothing to a reader.
  func fault(_ fields: [String]) -> String {
    if fields.contains("password") { return shortPassword }
    if fields.contains("user") { return long(name, TextLimit.user) }
    if fields.contains("text") { return emptyText }
    return words.say(en: "the server found fault with the request", ru: "сервер не принял запрос")
  }

  private var name: String { words.say(en: "the account name", ru: "имя аккаунта") }
  private var password: String { words.say(en: "the password", ru: "пароль") }

  private var noPassword: String {
    words.say(
      en: "a password is needed, on standard input", ru: "нужен пароль, на стандартном вводе")
  }

  private var shortPassword: String {
    let least = ServerPolicy().shortestPassword
    return words.say(
      en: "the password is too short: at least \(least) characters",
      ru: "пароль слишком короткий: не меньше \(least) знаков")
  }

  private var emptyText: String { words.say(en: "the message is empty", ru: "сообщение пустое") }

  private func longText(_ length: Int) -> String {
    let most = TextLimit.message.length
    return words.say(
      en: "the message is too long: \(length) of \(most) characters",
      ru: "сообщение слишком длинное: \(length) из \(most) знаков")
  }

  private func long(_ what: String, _ limit: TextLimit) -> String {
    words.say(
      en: "\(what) is too long: at most \(limit.length) characters",
      ru: "\(what): слишком длинно, не больше \(limit.length) знаков")
  }

  private func notUnique(_ text: String) -> String {
    words.say(
      en: "“\(text)” is more than one match; use the identifier:",
      ru: "«\(text)» — не одна пара; укажите идентификатор:")
  }
}

/// The mistakes in a profile.
extension CatinderCommandWords {
  private func text(_ problem: ProfileProblem) -> String {
    switch problem {
    case .nameMissing: words.say(en: "the cat needs a name", ru: "коту нужно имя")
    case .nameTooLong: long(words.say(en: "the name", ru: "имя"), TextLimit.name)
    case .ageOutOfRange:
      words.say(en: "an age is from 0 to 120", ru: "возраст — от 0 до 120")
    case .shortDescriptionTooLong:
      long(
        words.say(en: "the short description", ru: "краткое описание"), TextLimit.shortDescription)
    case .extendedDescriptionTooLong:
      long(
        words.say(en: "the full description", ru: "полное описание"),
        TextLimit.extendedDescription)
    }
  }

  private func text(_ problem: CommandPhotoProblem) -> String {
    switch problem {
    case .noFile(let path):
      words.say(en: "there is no file \(path)", ru: "файла \(path) нет")
    case .unreadable(let path):
      words.say(en: "\(path) cannot be read", ru: "\(path) не удалось прочитать")
    case .tooLarge(let path):
      words.say(en: "\(path) is larger than 5 MB", ru: "\(path) больше 5 МБ")
    case .noNumber(let number, let count):
      words.say(
        en: "there is no photo \(number); the profile has \(count)",
        ru: "фото \(number) нет: в профиле их \(count)")
    }
  }
}
