import CatinderDomain
import Core
import Foundation
import Toolkit

/// The words of the commands about cats on standard error.
struct CatinderCommandWords: Sendable {
  let language: Language
  /// The server that is asked; nil for the one within the program.
  var server: CatinderAddress?

  init(_ options: CatinderOptions, _ program: MoggyCommand) {
    language =
      options.language ?? program.language
      ?? Language(environment: ProcessInfo.processInfo.environment)
  }

  func text(_ error: CatinderError) -> String {
    switch error {
    case .wrongAddress: address
    case .requestFailed(let reason):
      language.say(
        en: "the request failed: \(text(reason))", ru: "запрос не удался: \(text(reason))")
    case .status, .emptyData, .wrongData, .couldNotParse: answer(error)
    case .couldNotUpdateImage:
      language.say(en: "the picture could not be taken", ru: "картинку не удалось принять")
    case .couldNotDeleteImage:
      language.say(en: "the picture could not be deleted", ru: "картинку не удалось удалить")
    case .wrongCredentials, .notLoggedIn, .nameTaken: account(error)
    case .invalid(let fields): fault(fields)
    case .notFound:
      language.say(
        en: "no such cat, or none that matches", ru: "такого кота нет, или он не совпал с вами")
    case .tooManyRequests(let wait):
      language.say(
        en: "too often: again in \(wait.components.seconds) s",
        ru: "слишком часто: повторите через \(wait.components.seconds) с")
    case .cancelled: language.say(en: "cancelled", ru: "отменено")
    }
  }

  private var address: String {
    language.say(
      en: "the address of the server is none, or plain http to another machine",
      ru: "это не адрес сервера, или это http без шифрования на другую машину")
  }

  private func answer(_ error: CatinderError) -> String {
    switch error {
    case .status(let status):
      language.say(
        en: "the server answered with status \(status)", ru: "сервер ответил кодом \(status)")
    case .emptyData: language.say(en: "the server sent nothing", ru: "сервер ничего не прислал")
    case .wrongData:
      language.say(
        en: "the server sent something else than was asked for",
        ru: "сервер прислал не то, о чём его просили")
    default: language.say(en: "the answer could not be read", ru: "ответ не удалось прочитать")
    }
  }

  private func account(_ error: CatinderError) -> String {
    switch error {
    case .wrongCredentials:
      language.say(
        en: "no such account with this password", ru: "нет такой учётной записи с этим паролем")
    case .nameTaken: language.say(en: "the name is taken", ru: "имя занято")
    default:
      language.say(
        en: "nobody is logged in: moggy catinder login",
        ru: "никто не вошёл: moggy catinder login")
    }
  }

  /// The server within the program has one user at a time.
  func busy(_ process: Int32?) -> String {
    let number = process.map { " (\($0))" } ?? ""
    return language.say(
      en: "the server within the program is in use by a running moggy\(number); quit it first",
      ru: "встроенный сервер занят запущенной программой\(number); сначала закройте её")
  }
}
