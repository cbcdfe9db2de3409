import Core
import Foundation
import Networking
import Terminal
import Toolkit
import TravelDomain

/// The words of the photos of a country.
extension TravelWords {
  var photos: String { language.say(en: "Photos", ru: "Фото") }
  var photosHint: String { language.say(en: "photos", ru: "фото") }
  var photoHint: String { language.say(en: "look at the photo", ru: "смотреть фото") }
  var nextPhoto: String { language.say(en: "next photo", ru: "следующее фото") }
  var previousPhoto: String { language.say(en: "previous photo", ru: "предыдущее фото") }
  var photosAgain: String { language.say(en: "photos again", ru: "фото заново") }
  var photosAgainButton: String { language.say(en: "Try again", ru: "Повторить") }
  var searchingPhotos: String { language.say(en: "Looking for photos", ru: "Ищем фото") }
  var loadingPhoto: String { language.say(en: "Loading the photo", ru: "Загружаем фото") }
  var missingPhoto: String {
    language.say(en: "This photo cannot be loaded", ru: "Это фото не загружается")
  }
  var noPhotos: String { language.say(en: "No photos", ru: "Нет фото") }
  var noPhotosOffline: String {
    language.say(en: "No photos: offline", ru: "Нет фото: нет связи")
  }

  func photoCount(_ count: Int) -> String {
    "\(count) " + language.plural(count, en: ("photo", "photos"), ru: ("фото", "фото", "фото"))
  }

  /// `2/5`.
  func place(_ index: Int, of count: Int) -> String { "\(index + 1)/\(count)" }

  /// Author, licence and service in one line; a long author is cut before the licence is.
  func credit(_ photo: CountryPhoto, author columns: Int) -> String {
    let author = photo.author.map { DisplayWidth.truncate($0, to: columns) }
    return told([author, photo.licence, photo.service.rawValue].compactMap { $0 })
  }

  /// What it shows, in words that somebody else has written; else what it is.
  func name(_ photo: CountryPhoto) -> String { photo.title.isEmpty ? photos : photo.title }

  func problem(_ problem: PhotoError) -> String {
    switch problem {
    case .noConnection: language.say(en: "No connection", ru: "Нет связи")
    case .serviceDown:
      language.say(en: "The service does not answer.", ru: "Служба не отвечает.")
    case .insecure:
      language.say(en: "The connection is not secure.", ru: "Соединение небезопасно.")
    case .notTheService:
      language.say(
        en: "Something else answers in place of the service.",
        ru: "Вместо службы отвечает кто-то другой.")
    case .unreadable:
      language.say(en: "The answer cannot be read.", ru: "Ответ не удалось прочитать.")
    case .limitReached:
      language.say(en: "The limit of requests is reached.", ru: "Лимит запросов исчерпан.")
    case .keyMissing:
      language.say(en: "There is no key of Pexels.", ru: "Ключа Pexels нет.")
    case .keyUnreadable(let error): keyProblem(error)
    case .keyRefused:
      language.say(en: "Pexels refuses the key.", ru: "Pexels не принимает ключ.")
    case .refused:
      language.say(en: "The service refused the request.", ru: "Служба отклонила запрос.")
    case .cancelled: language.say(en: "Cancelled", ru: "Отменено")
    }
  }

  private func keyProblem(_ error: SecretError) -> String {
    switch error {
    case .unreadable(let url, _):
      language.say(
        en: "The key cannot be read: \(path(url))", ru: "Ключ не читается: \(path(url))")
    case .notOurs(let url):
      language.say(
        en: "The file of the key belongs to someone else: \(path(url))",
        ru: "Файл с ключом принадлежит другому: \(path(url))")
    case .openToOthers(let url):
      language.say(
        en: "Others can read the key: chmod 600 \(path(url))",
        ru: "Файл с ключом открыт другим: chmod 600 \(path(url))")
    case .commandFailed(let status):
      language.say(
        en: "The command for the key has failed with status \(status).",
        ru: "Команда для ключа завершилась с кодом \(status).")
    }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
