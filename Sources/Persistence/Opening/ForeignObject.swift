import Core
import Interchange

/// An object of a database that somebody else has made, changed or removed; its type and name are
/// text from outside.
public struct ForeignObject: Hashable, Sendable {
  let type: String
  let name: String
  let isMissing: Bool

  public func words(_ language: Language) -> String {
    let kind = language.say(en: type, ru: russian)
    let object = TextRules.line("\(kind) \(name)", limit: 60)
    return isMissing ? language.say(en: "no \(object)", ru: "нет \(object)") : object
  }

  private var russian: String {
    switch type {
    case "table": isMissing ? "таблицы" : "таблица"
    case "index": isMissing ? "индекса" : "индекс"
    case "trigger": isMissing ? "триггера" : "триггер"
    case "view": isMissing ? "представления" : "представление"
    default: type
    }
  }
}
