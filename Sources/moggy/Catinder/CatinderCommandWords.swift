import CatinderDomain
import CatinderServer
import Core
import Foundation
import Networking
import Scheduling
import Toolkit

/// The words of the commands about cats on standard error.
struct CatinderCommandWords: Sendable {
  let words: Words<Self>
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
    case .wrongCredentials, .wrongPassword, .notLoggedIn, .nameTaken: account(error)
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
        en: "no such account with this password", ru: "нет такого аккаунта с этим паролем")
    case .wrongPassword: words.say(en: "the password is wrong", ru: "неверный пароль")
    case .nameTaken:
      words.say(
        en: "this account name is already taken", ru: "такое имя аккаунта уже занято")
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

/// Reports of what was done.
extension CatinderCommandWords {
  func decided(_ decision: Decision, _ name: String, isMatch: Bool) -> String {
    let done =
      switch decision {
      case .like: words.say(en: "liked: \(name)", ru: "нравится: \(name)")
      case .superlike: words.say(en: "super liked: \(name)", ru: "очень нравится: \(name)")
      case .dislike: words.say(en: "passed on: \(name)", ru: "мимо: \(name)")
      }
    return isMatch ? done + words.say(en: "; it is a match", ru: "; это совпадение") : done
  }

  func undone(_ name: String, isMatchKept: Bool) -> String {
    isMatchKept
      ? words.say(
        en: "\(name): you have written to each other, the match stays",
        ru: "\(name): вы уже переписывались, пара остаётся")
      : words.say(en: "back in the deck: \(name)", ru: "снова среди карточек: \(name)")
  }

  /// A decision that was taken back, and the newer ones that were not.
  func passedOver(_ names: [String], for name: String) -> String {
    let names = names.joined(separator: ", ")
    return words.say(
      en: "taken back: \(name); newer, but a match with messages stays: \(names)",
      ru: "отменено: \(name); новее, но пара с сообщениями остаётся: \(names)")
  }

  func cats(_ count: Int) -> String {
    let word = words.plural(count, en: ("cat", "cats"), ru: ("кот", "кота", "котов"))
    return words.say(en: "\(count) \(word) in the deck", ru: "среди карточек \(count) \(word)")
  }

  func unmatched(_ name: String) -> String {
    words.say(en: "no match any more: \(name)", ru: "больше не пара: \(name)")
  }

  func blocked(_ name: String) -> String {
    words.say(en: "blocked: \(name)", ru: "заблокировано: \(name)")
  }

  func unblocked(_ name: String) -> String {
    words.say(en: "unblocked: \(name)", ru: "разблокировано: \(name)")
  }

  func reported(_ name: String, isBlocked: Bool) -> String {
    isBlocked
      ? words.say(
        en: "reported and blocked: \(name)", ru: "жалоба отправлена, заблокировано: \(name)")
      : words.say(en: "reported: \(name)", ru: "жалоба отправлена: \(name)")
  }

  var nobodyBlocked: String { words.say(en: "no cat is blocked", ru: "никто не заблокирован") }

  func boosted(_ seconds: Int) -> String {
    words.say(en: "the boost is on for \(seconds) s", ru: "буст действует \(seconds) с")
  }

  /// A profile, a line for each field that has something.
  func lines(_ profile: Profile) -> [String] {
    let count = profile.photosNames.count
    let word = words.plural(count, en: ("photo", "photos"), ru: ("фото", "фото", "фото"))
    return [
      "\(profile.uid)  \(profile.nameAndAge)", "\(count) \(word)", profile.shortDescription,
      profile.extendedDescription,
    ].filter { !$0.isEmpty }
  }
}

/// The account.
extension CatinderCommandWords {
  var askOldPassword: String { words.say(en: "The current password:", ru: "Текущий пароль:") }
  var askNewPassword: String { words.say(en: "The new password:", ru: "Новый пароль:") }
  var askToDelete: String {
    words.say(
      en: """
        The profile, its photos, all decisions, matches and messages will be deleted on the server, \
        for the other cats too. It cannot be undone. The password, to delete the account:
        """,
      ru: """
        Профиль, фото, все решения, пары и сообщения будут удалены с сервера, и у других котов тоже. \
        Отменить это нельзя. Пароль, чтобы удалить аккаунт:
        """)
  }

  var passwordChanged: String {
    words.say(
      en: "the password is changed; all other sessions are over",
      ru: "пароль изменён; все остальные сеансы окончены")
  }

  var accountDeleted: String { words.say(en: "the account is deleted", ru: "аккаунт удалён") }
}

/// The reports that an administrator reads.
extension CatinderCommandWords {
  var noReports: String { words.say(en: "no reports", ru: "жалоб нет") }

  /// The first line says who has reported whom and why, the second what was written.
  func lines(_ report: ReceivedReport) -> [String] {
    let (reporter, reported) = (cat(report.reporter), cat(report.reported))
    let head = words.say(
      en: "\(reporter) reports \(reported)", ru: "\(reporter) жалуется на: \(reported)")
    let line = "\(moment(report.date))  \(reason(report.reason))  \(head)"
    return report.text.isEmpty ? [line] : [line, "  \(report.text)"]
  }

  private func cat(_ cat: ReceivedReport.Cat) -> String {
    let user = cat.user.map { ", " + words.say(en: "account \($0)", ru: "аккаунт \($0)") } ?? ""
    return "\(cat.name) (\(cat.uid)\(user))"
  }

  private func reason(_ reason: CatReport.Reason) -> String {
    switch reason {
    case .spam: words.say(en: "spam", ru: "спам")
    case .fake: words.say(en: "fake profile", ru: "чужой профиль")
    case .abuse: words.say(en: "abuse", ru: "оскорбления")
    case .other: words.say(en: "other", ru: "другое")
    }
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
