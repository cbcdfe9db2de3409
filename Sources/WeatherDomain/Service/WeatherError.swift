import Core
import Foundation
import Networking

/// The reason for which there is no weather, in terms that a screen can explain.
public enum WeatherError: Error, Sendable, Equatable {
  /// The cache has nothing, and no request was sent.
  case notStored
  /// No way to the service.
  case noConnection
  /// The service is there, but busy, broken or slow.
  case serviceDown
  /// The server could not prove that it is the service.
  case insecure
  /// Another server answers in its place, as the page of a hotel's network.
  case notTheService
  /// The answer is not in the expected form, with the reason.
  case unreadable(String)
  /// The allowed requests are used up, until the date where that is known.
  case limitReached(until: Date?)
  case keyMissing
  /// There is a key, and it cannot be read.
  case keyUnreadable(SecretError)
  case keyRefused
  /// The key is valid, but not for this request.
  case noSubscription
  /// The service requires an address to write to.
  case contactMissing
  /// The service has nothing for this place.
  case noData
  /// The service refused the request; its words are text from outside.
  case refused(String)
  case cancelled

  init(_ error: HTTPError) {
    switch error {
    case .unreachable: self = .noConnection
    case .timedOut(.connecting): self = .noConnection
    case .timedOut, .interrupted: self = .serviceDown
    case .resting(_, _, let error): self = error.map { WeatherError($0) } ?? .serviceDown
    case .malformed, .tooLarge, .redirected: self = .notTheService
    case .insecure: self = .insecure
    case .quota(_, let until): self = .limitReached(until: until)
    case .cancelled: self = .cancelled
    }
  }

  /// The error in one sentence, without the server's words.
  public var message: Bilingual {
    switch self {
    case .notStored: Bilingual("Nothing is stored yet", "Пока ничего не сохранено")
    case .noConnection: Bilingual("No connection to the service", "Нет связи со службой")
    case .serviceDown:
      Bilingual(
        "The service does not answer; try again later", "Служба не отвечает, попробуйте позже")
    case .insecure:
      Bilingual(
        "The connection is not secure, nothing was sent",
        "Соединение небезопасно, ничего не отправлено")
    case .notTheService:
      Bilingual(
        "Something else answers in place of the service; does the network want a login?",
        "Вместо службы отвечает кто-то другой; возможно, сеть требует входа")
    case .unreadable: Bilingual("The answer cannot be read", "Ответ не удалось прочитать")
    case .limitReached: Bilingual("The limit of requests is reached", "Лимит запросов исчерпан")
    case .keyMissing: Bilingual("The service needs a key", "Службе нужен ключ")
    case .keyUnreadable(let error): error.message
    case .keyRefused:
      Bilingual("The key is wrong or not active yet", "Ключ неверен или ещё не активен")
    case .noSubscription:
      Bilingual("The key has no subscription for this", "У ключа нет нужной подписки")
    case .contactMissing:
      Bilingual("The service needs an address to write to", "Службе нужен адрес для связи")
    case .noData:
      Bilingual("The service has no data for this place", "У службы нет данных об этом месте")
    case .refused: Bilingual("The service refused the request", "Служба отклонила запрос")
    case .cancelled: Bilingual("Cancelled", "Отменено")
    }
  }
}

extension SecretError {
  /// The error in one sentence, with a remedy; the path is text from outside.
  var message: Bilingual {
    switch self {
    case .unreadable:
      Bilingual(
        "The key cannot be read: \(words(.english))", "Ключ не читается: \(words(.russian))")
    case .notOurs(let url):
      Bilingual(
        "The file of the key belongs to someone else: \(url.path(percentEncoded: false))",
        "Файл с ключом принадлежит другому: \(url.path(percentEncoded: false))")
    case .openToOthers(let url):
      Bilingual(
        "Others can read the file of the key: chmod 600 \(url.path(percentEncoded: false))",
        "Файл с ключом открыт другим: chmod 600 \(url.path(percentEncoded: false))")
    case .commandFailed(let status):
      Bilingual(
        "The command for the key has failed with status \(status)",
        "Команда для ключа завершилась с кодом \(status)")
    }
  }
}
