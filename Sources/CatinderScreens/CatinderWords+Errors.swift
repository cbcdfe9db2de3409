import CatinderDomain
import Core
import Networking
import Toolkit

extension CatinderError {
  /// Whether the server did not get the question, or not in time.
  var isOffline: Bool {
    if case .requestFailed = self { return true }
    return false
  }
}

/// What went wrong: one header for each class, and the reason (C-71).
extension CatinderWords {
  func words(_ error: CatinderError) -> String {
    let reason = reason(error)
    return reason.isEmpty ? header(error) + "." : "\(header(error)): \(reason)"
  }

  func header(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress, .requestFailed, .status, .emptyData, .tooManyRequests, .cancelled:
      language.say(en: "The server could not be asked", ru: "Не удалось спросить сервер")
    case .notFound, .invalid:
      language.say(en: "The server says no", ru: "Сервер отказал")
    case .wrongData, .couldNotParse:
      language.say(en: "The server's answer is of no use", ru: "Ответ сервера не подходит")
    case .couldNotUpdateImage, .couldNotDeleteImage:
      language.say(en: "The picture stays as it was", ru: "Фото осталось прежним")
    case .wrongCredentials, .notLoggedIn, .nameTaken:
      language.say(en: "You are not logged in", ru: "Вы не вошли")
    }
  }

  func reason(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress: language.say(en: "its address is wrong.", ru: "неверный адрес.")
    case .requestFailed(let error): reason(error)
    case .status(let status):
      language.say(
        en: "it answered with status \(status).", ru: "сервер ответил статусом \(status).")
    case .emptyData: language.say(en: "it answered nothing.", ru: "ответ пуст.")
    case .wrongData: language.say(en: "wrong data.", ru: "не те данные.")
    case .couldNotParse: language.say(en: "it cannot be read.", ru: "его не удалось прочесть.")
    case .couldNotUpdateImage(let problem): reason(problem)
    case .couldNotDeleteImage: language.say(en: "not deleted.", ru: "не удалено.")
    case .wrongCredentials:
      language.say(en: "name and password do not match.", ru: "имя и пароль не подходят.")
    case .notLoggedIn: language.say(en: "the session is over.", ru: "сеанс окончен.")
    case .nameTaken: language.say(en: "the name is taken.", ru: "имя занято.")
    case .invalid(let fields) where fields.contains { $0.contains("password") }:
      language.say(
        en: "the password needs at least \(CatinderLimits.shortestPassword) characters.",
        ru: "в пароле нужно не меньше \(CatinderLimits.shortestPassword) знаков.")
    case .invalid: language.say(en: "it finds fault with the request.", ru: "он против запроса.")
    case .notFound: language.say(en: "there is no such cat.", ru: "такого кота нет.")
    case .tooManyRequests(let delay): rest(delay)
    case .cancelled: language.say(en: "given up.", ru: "отменено.")
    }
  }

  private func rest(_ delay: Duration) -> String {
    let seconds = max(1, Int(delay.components.seconds))
    return language.say(
      en: "too many requests, \(seconds) s of rest.", ru: "слишком часто, пауза \(seconds) с.")
  }

  private func reason(_ error: HTTPError) -> String {
    switch error {
    case .unreachable: language.say(en: "the server cannot be reached.", ru: "сервер недоступен.")
    case .timedOut: language.say(en: "no answer in time.", ru: "нет ответа вовремя.")
    case .insecure:
      language.say(en: "the connection is not secure.", ru: "соединение не защищено.")
    default: language.say(en: "the connection broke off.", ru: "соединение прервалось.")
    }
  }

  private func reason(_ problem: ImageProblem) -> String {
    switch problem {
    case .tooLarge: language.say(en: "it is too large.", ru: "оно слишком велико.")
    case .unreadable: language.say(en: "it cannot be read.", ru: "оно не читается.")
    case .noSlot: language.say(en: "all places are taken.", ru: "все места заняты.")
    }
  }
}
