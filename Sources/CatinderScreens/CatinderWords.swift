import CatinderDomain
import Core
import Networking

/// The words of the Catinder tab in one language; those of a page stand beside it.
public typealias CatinderWords = Words<CatinderFeature>

extension CatinderWords {
  /// A name, in every language.
  public var title: String { "Catinder" }
  var opening: String { say(en: "connecting", ru: "подключаемся") }
  var offline: String { say(en: "Offline", ru: "Нет связи") }
  var logOut: String { say(en: "log out", ru: "выйти из аккаунта") }
  var sessionOver: String {
    say(en: "The session is over. Please log in again.", ru: "Сеанс окончен. Войдите ещё раз.")
  }
}

extension CatinderError {
  /// True where the server did not get the request, or not in time.
  var isOffline: Bool {
    if case .requestFailed = self { return true }
    return false
  }
}

/// The words for a failure: one header for each class, and the reason.
extension CatinderWords {
  func words(_ error: CatinderError) -> String {
    let reason = reason(error)
    return reason.isEmpty ? header(error) + "." : "\(header(error)): \(reason)"
  }

  func header(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress, .requestFailed, .status, .emptyData, .tooManyRequests, .cancelled:
      say(en: "The request failed", ru: "Запрос не удался")
    case .notFound, .invalid: say(en: "The server refused", ru: "Сервер отказал")
    case .wrongData, .couldNotParse:
      say(en: "The server's answer makes no sense", ru: "Непонятный ответ сервера")
    case .couldNotUpdateImage, .couldNotDeleteImage:
      say(en: "The picture stays as it was", ru: "Фото осталось прежним")
    case .nameTaken: say(en: "No account was made", ru: "Аккаунт не создан")
    case .wrongPassword: say(en: "Nothing was changed", ru: "Ничего не изменено")
    case .wrongCredentials, .notLoggedIn: say(en: "You are not logged in", ru: "Вы не вошли")
    }
  }

  func reason(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress:
      say(en: "the address of the server is wrong.", ru: "неверный адрес сервера.")
    case .requestFailed(let error): reason(error)
    case .status(let status):
      say(en: "the server answered with status \(status).", ru: "код ответа сервера — \(status).")
    case .emptyData: say(en: "the answer is empty.", ru: "ответ пуст.")
    case .wrongData: say(en: "it is about something else.", ru: "он не о том.")
    case .couldNotParse: say(en: "it cannot be read.", ru: "его не удалось прочесть.")
    case .couldNotUpdateImage(let problem): reason(problem)
    case .couldNotDeleteImage: say(en: "it was not deleted.", ru: "оно не удалено.")
    case .wrongCredentials:
      say(en: "account and password do not match.", ru: "аккаунт и пароль не подходят.")
    case .wrongPassword: say(en: "the password is wrong.", ru: "пароль неверный.")
    case .notLoggedIn: say(en: "the session is over.", ru: "сеанс окончен.")
    case .nameTaken:
      say(en: "this account name is already taken.", ru: "такое имя аккаунта уже занято.")
    case .invalid(let fields) where fields.contains { $0.contains("password") }:
      say(
        en: "the password needs at least \(CatinderLimits.shortestPassword) characters.",
        ru: "в пароле нужно не меньше \(CatinderLimits.shortestPassword) знаков.")
    case .invalid: say(en: "it does not accept these values.", ru: "он не принял эти данные.")
    case .notFound: say(en: "there is no such cat.", ru: "такого кота нет.")
    case .tooManyRequests(let delay): rest(delay)
    case .cancelled: say(en: "cancelled.", ru: "отменено.")
    }
  }

  private func rest(_ delay: Duration) -> String {
    let seconds = max(1, Int(delay.components.seconds))
    return say(
      en: "too many requests; try again in \(seconds) s.",
      ru: "слишком много запросов; повторите через \(seconds) с.")
  }

  private func reason(_ error: HTTPError) -> String {
    switch error {
    case .unreachable: say(en: "the server cannot be reached.", ru: "сервер недоступен.")
    case .timedOut: say(en: "there was no answer in time.", ru: "ответ не пришёл вовремя.")
    case .insecure: say(en: "the connection is not secure.", ru: "соединение не защищено.")
    default: say(en: "the connection broke off.", ru: "соединение прервалось.")
    }
  }

  private func reason(_ problem: ImageProblem) -> String {
    switch problem {
    case .tooLarge: say(en: "it is too large.", ru: "оно слишком велико.")
    case .unreadable: say(en: "it cannot be read.", ru: "оно не читается.")
    case .noSlot: say(en: "all places are taken.", ru: "все места заняты.")
    }
  }
}

/// A card in full.
extension CatinderWords {
  var back: String { say(en: "back", ru: "назад") }
  var fullTitle: String { say(en: "About the cat", ru: "О коте") }
  var fullText: String { say(en: "Description", ru: "Описание") }
}

/// A match.
extension CatinderWords {
  var match: String { say(en: "It's a match!", ru: "Совпадение!") }
  func likeEachOther(_ name: String) -> String {
    say(en: "You and \(name) like each other.", ru: "Вы и \(name) понравились друг другу.")
  }
  var sendMessage: String { say(en: "Send a message", ru: "Отправить сообщение") }
  var sendMessageHint: String { say(en: "message", ru: "сообщение") }
  var keepLooking: String { say(en: "Keep looking", ru: "Продолжить поиски") }
  var keepLookingHint: String { say(en: "keep looking", ru: "продолжить поиски") }
  var you: String { say(en: "you", ru: "вы") }
}

/// The list of messages.
extension CatinderWords {
  var messages: String { say(en: "Messages", ru: "Сообщения") }
  var messagesHint: String { say(en: "messages", ru: "сообщения") }
  var messagesLoading: String { say(en: "messages", ru: "сообщения") }
  var open: String { say(en: "open", ru: "открыть") }

  func unread(_ count: Int) -> String {
    let word = plural(
      count, en: ("new message", "new messages"),
      ru: ("новое сообщение", "новых сообщения", "новых сообщений"))
    return "\(count) \(word)"
  }

  var newMatch: String { say(en: "new match: say hello!", ru: "новая пара: напишите!") }
  func own(_ text: String) -> String { "\(you): \(text)" }
  var noMessages: String { say(en: "No matches yet", ru: "Пар пока нет") }
  var noMessagesHint: String {
    say(
      en: "Cats that you like and that like you appear here.",
      ru: "Здесь появятся коты, с которыми вы нравитесь друг другу.")
  }
  var toDeck: String { say(en: "To the cats", ru: "К котам") }

  var disconnected: String {
    say(
      en: "Offline: new messages come when the server is back.",
      ru: "Нет связи: новые сообщения придут, когда она вернётся.")
  }
}
