import Core
import Toolkit

extension Language {
  /// POSIX order: LC_ALL, LC_MESSAGES, LANG; the first that is not empty.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(locale: names.first { !$0.isEmpty } ?? "")
  }
}
