import CatinderDomain
import Core
import Foundation
import Networking
import Toolkit

/// The reasons for which a request came to nothing.
extension CatinderCommandWords {
  func text(_ error: HTTPError) -> String {
    switch error {
    case .unreachable(let host, let reason): unreachable(server?.place ?? host, reason)
    case .timedOut: language.say(en: "no answer in time", ru: "нет ответа вовремя")
    case .insecure:
      language.say(en: error.description, ru: "соединение не защищено")
    default: language.say(en: error.description, ru: "соединение прервалось")
    }
  }

  private func unreachable(_ place: String, _ reason: String) -> String {
    let known = [
      "Connection refused": "в соединении отказано", "no such name": "нет такого имени",
      "no address": "нет адреса",
    ]
    let russian = known.first { reason.hasPrefix($0.key) }.map { ": \($0.value)" } ?? ""
    return language.say(
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
