import Foundation
import Networking

extension SecretError {
  /// One sentence, with what can be done about it; the path is text from outside.
  var words: Bilingual {
    switch self {
    case .unreadable(let url, let reason):
      Bilingual(
        "The key cannot be read: \(url.path(percentEncoded: false)): \(reason)",
        "Ключ не читается: \(url.path(percentEncoded: false)): \(reason)")
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
