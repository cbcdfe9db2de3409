import Core
import Foundation
import Interchange
import Terminal

/// One mistake in a file that the user has written, and where.
public struct ConfigurationProblem: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// Counted from 1; a column is a Unicode scalar.
  public var line: Int
  public var column: Int
  public var reason: Reason

  public init(file: String, line: Int, column: Int, _ reason: Reason) {
    (self.file, self.line, self.column, self.reason) = (file, line, column, reason)
  }

  init(_ file: URL, _ place: TOMLPlace, _ reason: Reason) {
    self.init(
      file: file.path(percentEncoded: false), line: place.line, column: place.column, reason)
  }

  public func message(in language: Language) -> String {
    Sanitizer.clean(reason.text(in: language))
  }

  /// `config.toml:3:9: …`, with the name of the file alone.
  public func shortText(in language: Language) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(Sanitizer.clean(name)):\(line):\(column): \(message(in: language))"
  }
}

extension ConfigurationProblem: CustomStringConvertible {
  /// `path:line:column: message`, as editors understand it.
  public var description: String {
    "\(Sanitizer.clean(file)):\(line):\(column): \(message(in: .english))"
  }

  /// A kind of mistake.
  public enum Reason: Hashable, Sendable {
    case tooLarge, notUTF8, notAFile
    /// The number of the system, `errno`.
    case unreadable(Int32)
    case tooManyProblems, tooManyThemes
    /// A mistake in the words of the TOML parser, which are English.
    case syntax(String)
    case expected(TOMLExpectation)
    case tooDeep
    case setTwice(String)
    case unknownTable(String, known: [String])
    case unknownKey(String, known: [String])
    /// `wanted` are values or words for them.
    case wrongValue(String, wanted: [String])
    case notAKey(String)
    /// A key that terminals cannot tell from another.
    case sameKey(String, as: String)
    /// A key of two actions, of which the second cannot be done by it where the first can.
    case keyTaken(String, winner: String, loser: String)
    case unknownAction(String, nearest: String?)
    case notAColor(String)
    case unknownTheme(String)
    /// The name of a theme that is built in.
    case nameTaken(String)
  }
}

extension ConfigurationProblem.Reason {
  func text(in language: Language) -> String {
    switch self {
    case .tooLarge: language.say(en: "larger than 1 MB", ru: "больше 1 МБ")
    case .notUTF8: language.say(en: "not text in UTF-8", ru: "это не текст в UTF-8")
    case .notAFile: language.say(en: "not a file", ru: "это не файл")
    case .unreadable(let code): unreadable(SystemError(code).words(language), language)
    case .tooManyProblems:
      language.say(
        en: "too many mistakes; the rest is not read", ru: "слишком много ошибок; дальше не читаю")
    case .tooManyThemes:
      language.say(en: "too many themes; not read", ru: "слишком много тем; не прочитана")
    case .syntax(let words):
      language.say(en: "not valid TOML: \(words)", ru: "неверная запись TOML: \(words)")
    case .expected(let what):
      language.say(
        en: "not valid TOML: \(what.text(in: .english))",
        ru: "неверная запись TOML: \(what.text(in: .russian))")
    case .tooDeep: language.say(en: "nested too deeply", ru: "слишком глубокая вложенность")
    default: valueText(in: language)
    }
  }

  private func unreadable(_ why: String, _ language: Language) -> String {
    language.say(en: "cannot be read: \(why)", ru: "не читается: \(why)")
  }

  private func valueText(in language: Language) -> String {
    switch self {
    case .setTwice(let name):
      language.say(
        en: "“\(name)” is set twice; the first one counts",
        ru: "«\(name)» задано дважды; считается первое")
    case .unknownTable(let name, let known):
      language.say(
        en: "there is no table [\(name)]; there is \(list(known, language))",
        ru: "нет раздела [\(name)]; есть \(list(known, language))")
    case .unknownKey(let name, let known):
      language.say(
        en: "there is no “\(name)” here; there is \(list(known, language))",
        ru: "«\(name)» здесь не бывает; есть \(list(known, language))")
    case .wrongValue(let name, let wanted):
      language.say(
        en: "“\(name)” must be \(list(wanted, language))",
        ru: "для «\(name)» нужно \(list(wanted, language))")
    default: nameText(in: language)
    }
  }

  private func nameText(in language: Language) -> String {
    switch self {
    case .notAKey(let name):
      language.say(
        en: "“\(name)” is no key; keys are written a, Ctrl-R, F1, Shift-Tab, Space",
        ru: "«\(name)» — не клавиша; клавиши пишутся так: a, Ctrl-R, F1, Shift-Tab, Space")
    case .sameKey(let name, let other):
      language.say(
        en: "terminals cannot tell “\(name)” from \(other); choose another key",
        ru: "терминал не отличает «\(name)» от \(other); выберите другую клавишу")
    case .keyTaken(let key, let winner, let loser):
      language.say(
        en: "“\(key)” does \(winner), so \(loser) loses this key there",
        ru: "«\(key)» выполняет \(winner), а \(loser) там эту клавишу теряет")
    case .unknownAction(let name, let nearest):
      language.say(en: "there is no action “\(name)”", ru: "нет действия «\(name)»")
        + (nearest.map { language.say(en: "; the nearest is \($0)", ru: "; похожее: \($0)") } ?? "")
    case .notAColor(let name):
      language.say(
        en: "“\(name)” is no colour; colours are written #c6a0f6, indexed 183, ansi red, default",
        ru: "«\(name)» — не цвет; цвета пишутся так: #c6a0f6, indexed 183, ansi red, default")
    case .unknownTheme(let name):
      language.say(en: "there is no theme “\(name)”", ru: "нет темы «\(name)»")
    case .nameTaken(let name):
      language.say(
        en: "the name “\(name)” belongs to a built-in theme; choose another",
        ru: "имя «\(name)» занято встроенной темой; выберите другое")
    default: ""
    }
  }

  private func list(_ words: [String], _ language: Language) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let or = language.say(en: " or ", ru: " или ")
    return words.dropLast().joined(separator: ", ") + or + last
  }
}
