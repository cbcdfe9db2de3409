import CatinderDomain
import Core
import Networking

/// The words of the Catinder tab in one language; those of a page stand beside it.
public typealias CatinderWords = Words<CatinderFeature>

extension CatinderWords {
  /// A name, in every language.
  public var title: String { "Catinder" }
  var opening: String { say(en: "looking who is here", ru: "вход") }
  var offline: String { say(en: "Offline", ru: "Нет связи") }
  var logOut: String { say(en: "log out", ru: "выйти из профиля") }
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
      say(en: "The server could not be asked", ru: "Не удалось спросить сервер")
    case .notFound, .invalid: say(en: "The server says no", ru: "Сервер отказал")
    case .wrongData, .couldNotParse:
      say(en: "The server's answer is of no use", ru: "Ответ сервера не подходит")
    case .couldNotUpdateImage, .couldNotDeleteImage:
      say(en: "The picture stays as it was", ru: "Фото осталось прежним")
    case .wrongCredentials, .notLoggedIn, .nameTaken:
      say(en: "You are not logged in", ru: "Вы не вошли")
    }
  }

  func reason(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress: say(en: "its address is wrong.", ru: "неверный адрес.")
    case .requestFailed(let error): reason(error)
    case .status(let status):
      say(en: "it answered with status \(status).", ru: "сервер ответил статусом \(status).")
    case .emptyData: say(en: "it answered nothing.", ru: "ответ пуст.")
    case .wrongData: say(en: "wrong data.", ru: "не те данные.")
    case .couldNotParse: say(en: "it cannot be read.", ru: "его не удалось прочесть.")
    case .couldNotUpdateImage(let problem): reason(problem)
    case .couldNotDeleteImage: say(en: "not deleted.", ru: "не удалено.")
    case .wrongCredentials:
      say(en: "name and password do not match.", ru: "имя и пароль не подходят.")
    case .notLoggedIn: say(en: "the session is over.", ru: "сеанс окончен.")
    case .nameTaken: say(en: "the name is taken.", ru: "имя занято.")
    case .invalid(let fields) where fields.contains { $0.contains("password") }:
      say(
        en: "the password needs at least \(CatinderLimits.shortestPassword) characters.",
        ru: "в пароле нужно не меньше \(CatinderLimits.shortestPassword) знаков.")
    case .invalid: say(en: "it finds fault with the request.", ru: "он против запроса.")
    case .notFound: say(en: "there is no such cat.", ru: "такого кота нет.")
    case .tooManyRequests(let delay): rest(delay)
    case .cancelled: say(en: "given up.", ru: "отменено.")
    }
  }

  private func rest(_ delay: Duration) -> String {
    let seconds = max(1, Int(delay.components.seconds))
    return say(
      en: "too many requests, \(seconds) s of rest.", ru: "слишком часто, пауза \(seconds) с.")
  }

  private func reason(_ error: HTTPError) -> String {
    switch error {
    case .unreachable: say(en: "the server cannot be reached.", ru: "сервер недоступен.")
    case .timedOut: say(en: "no answer in time.", ru: "нет ответа вовремя.")
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
  var fullText: String { say(en: "What it says of itself", ru: "О себе") }
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

/// The way in.
extension CatinderWords {
  var login: String { say(en: "Log in", ru: "Вход") }
  var user: String { say(en: "Name", ru: "Имя") }
  var userPlaceholder: String { say(en: "the name of your cat", ru: "имя вашего кота") }
  var password: String { say(en: "Password", ru: "Пароль") }
  /// Of the longer label and a gap.
  var labelColumns: Int { 9 }
  var enter: String { say(en: "Log in", ru: "Войти") }
  var enterHint: String { say(en: "log in", ru: "войти") }
  var register: String { say(en: "New account", ru: "Новый профиль") }
  var registerHint: String { say(en: "new account", ru: "новый профиль") }
  var staysLoggedIn: String { say(en: "stay logged in", ru: "оставаться в профиле") }
  var loggingIn: String { say(en: "logging in", ru: "вход") }
  var toPassword: String { say(en: "to the password", ru: "к паролю") }
  var nextField: String { say(en: "next field", ru: "следующее поле") }
  var previousField: String { say(en: "previous field", ru: "предыдущее поле") }
  var noUser: String { say(en: "A name is needed.", ru: "Нужно имя.") }
  var noPassword: String { say(en: "A password is needed.", ru: "Нужен пароль.") }

  /// Returns the reason of a refused log-in.
  ///
  /// A server elsewhere makes no account of a new name by itself.
  func loginProblem(_ error: CatinderError, _ host: String?) -> String {
    guard error == .wrongCredentials, host != nil else { return words(error) }
    return words(error) + " "
      + say(en: "For a new name, choose [ \(register) ].", ru: "Для нового имени: [ \(register) ].")
  }

  /// The hint at the use of a name and a password.
  func loginHint(_ host: String?) -> String {
    guard let host else {
      return say(
        en: "Any name and password will do: a new name makes a profile on this machine.",
        ru: "Подойдут любые имя и пароль: новое имя создаст профиль на этой машине.")
    }
    return say(
      en: "Your account at \(host), or a new one.", ru: "Ваш профиль на \(host) или новый.")
  }
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
      en: "Whoever likes you back shows here.",
      ru: "Здесь появятся те, с кем вы нравитесь друг другу.")
  }
  var toDeck: String { say(en: "To the cats", ru: "К котам") }

  var disconnected: String {
    say(
      en: "New messages do not arrive for the moment; it is tried again.",
      ru: "Новые сообщения пока не приходят, попробуем ещё раз.")
  }
}
