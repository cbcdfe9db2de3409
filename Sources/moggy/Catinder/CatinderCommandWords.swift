import CatinderDomain
import CatinderServer
import Core
import Foundation
import Networking
import Scheduling
import Toolkit

/// The words of the commands about cats on standard error.
struct CatinderCommandWords: Sendable {
  private let words: Words<Self>
  /// The server that is asked; nil for the one within the program.
  var server: CatinderAddress?

  init(_ language: Language, server: CatinderAddress? = nil) {
    words = Words(language)
    self.server = server
  }

  var language: Language { words.language }

  func text(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress: address
    case .requestFailed(let reason):
      words.say(en: "the request failed: \(text(reason))", ru: "запрос не удался: \(text(reason))")
    case .status, .emptyData, .wrongData, .couldNotParse: answer(error)
    case .couldNotUpdateImage:
      words.say(en: "the picture could not be taken", ru: "картинку не удалось принять")
    case .couldNotDeleteImage:
      words.say(en: "the picture could not be deleted", ru: "картинку не удалось удалить")
    case .wrongCredentials, .notLoggedIn, .nameTaken: account(error)
    case .invalid(let fields): fault(fields)
    case .notFound:
      words.say(
        en: "no such cat, or none that matches", ru: "такого кота нет, или он не совпал с вами")
    case .tooManyRequests(let wait):
      words.say(
        en: "too often: again in \(wait.components.seconds) s",
        ru: "слишком часто: повторите через \(wait.components.seconds) с")
    case .cancelled: words.say(en: "cancelled", ru: "отменено")
    }
  }

  private var address: String {
    words.say(
      en: "the address of the server is none, or plain http to another machine",
      ru: "это не адрес сервера, или это http без шифрования на другую машину")
  }

  private func answer(_ error: CatinderError) -> String {
    switch error {
    case .status(let status):
      words.say(
        en: "the server answered with status \(status)", ru: "сервер ответил кодом \(status)")
    case .emptyData: words.say(en: "the server sent nothing", ru: "сервер ничего не прислал")
    case .wrongData:
      words.say(
        en: "the server sent something else than was asked for",
        ru: "сервер прислал не то, о чём его просили")
    default: words.say(en: "the answer could not be read", ru: "ответ не удалось прочитать")
    }
  }

  private func account(_ error: CatinderError) -> String {
    switch error {
    case .wrongCredentials:
      words.say(
        en: "no such account with this password", ru: "нет такой учётной записи с этим паролем")
    case .nameTaken: words.say(en: "the name is taken", ru: "имя занято")
    default:
      words.say(
        en: "nobody is logged in: moggy catinder login", ru: "никто не вошёл: moggy catinder login")
    }
  }

  /// The server within the program has one user at a time.
  func busy(_ process: Int32?) -> String {
    let number = process.map { " (\($0))" } ?? ""
    return words.say(
      en: "the server within the program is in use by a running moggy\(number); quit it first",
      ru: "встроенный сервер занят запущенной программой\(number); сначала закройте её")
  }
}

/// The words of the lists.
extension CatinderCommandWords {
  var noCats: String { words.say(en: "no cats left", ru: "котов больше нет") }
  var noMatches: String { words.say(en: "no matches yet", ru: "пар пока нет") }
  var noMessages: String { words.say(en: "nobody has written yet", ru: "пока никто не писал") }
  var newMatch: String { words.say(en: "new match: say hello!", ru: "новая пара: напишите!") }
  var you: String { words.say(en: "you", ru: "вы") }

  /// `22 Nov 07:49` in the time zone of the machine; of another year with it.
  func moment(_ date: Date, now: Date = Date(), in zone: TimeZone = .current) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let (day, today) = (CalendarDay(date, in: zone), CalendarDay(now, in: zone))
    let month = CalendarWords(language).nameInDate(of: day.month).prefix(3)
    let text =
      day.year == today.year ? "\(day.day) \(month)" : DateStyle.usual(inRegion: nil).text(day)
    return text + " " + Self.clock(time.hour ?? 0, time.minute ?? 0)
  }

  private static func clock(_ hour: Int, _ minute: Int) -> String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

/// The reasons for which a request came to nothing.
extension CatinderCommandWords {
  func text(_ error: HTTPError) -> String {
    switch error {
    case .unreachable(let host, let reason): unreachable(server?.place ?? host, reason)
    case .timedOut: words.say(en: "no answer in time", ru: "нет ответа вовремя")
    case .insecure: words.say(en: error.description, ru: "соединение не защищено")
    default: words.say(en: error.description, ru: "соединение прервалось")
    }
  }

  private func unreachable(_ place: String, _ reason: String) -> String {
    let known = [
      "Connection refused": "в соединении отказано", "no such name": "нет такого имени",
      "no address": "нет адреса",
    ]
    let russian = known.first { reason.hasPrefix($0.key) }.map { ": \($0.value)" } ?? ""
    return words.say(
      en: "\(place) cannot be reached: \(reason)", ru: "\(place): сервер недоступен\(russian)")
  }
}

extension CatinderAddress {
  /// `cats.example:8140`.
  fileprivate var place: String {
    let host = url.host() ?? ""
    let port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    return host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)"
  }
}

/// The mistakes in what was typed, and why they are some.
extension CatinderCommandWords {
  /// The first line says what is wrong; others show what may be meant.
  func lines(_ problem: CatinderProblem) -> [String] {
    switch problem {
    case .noUser: [words.say(en: "a name is needed", ru: "нужно имя")]
    case .longUser: [long(name, TextLimit.user)]
    case .noPassword: [noPassword]
    case .longPassword: [long(password, TextLimit.password)]
    case .emptyText: [emptyText]
    case .longText(let length): [longText(length)]
    case .noMatch(let text):
      [words.say(en: "there is no match “\(text)”", ru: "пары «\(text)» нет")]
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

  private var name: String { words.say(en: "the name", ru: "имя") }
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
