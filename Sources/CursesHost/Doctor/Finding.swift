import Core
import Glibc
import Terminal
import Toolkit

/// A thing that a doctor has looked at: what is there, what follows from it, and how to mend it.
public struct Finding: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case good
    /// Something does less than it could.
    case limited
    /// Something does not work.
    case bad

    func word(_ language: Language) -> String {
      switch self {
      case .good: language.say(en: "good", ru: "хорошо")
      case .limited: language.say(en: "limited", ru: "неполно")
      case .bad: language.say(en: "bad", ru: "плохо")
      }
    }
  }

  /// A word that stays the same in all languages and versions: `locale`.
  public var topic: String
  public var state: State
  public var found: String
  public var consequence: String?
  public var remedy: String?

  public init(
    _ topic: String, _ state: State, _ found: String, consequence: String? = nil,
    remedy: String? = nil
  ) {
    (self.topic, self.state) = (topic, state)
    self.found = Self.clean(found)
    (self.consequence, self.remedy) = (consequence.map(Self.clean), remedy.map(Self.clean))
  }

  /// Names of terminals and paths are the words of others.
  private static func clean(_ text: String) -> String { Sanitizer.clean(text) }

  /// Names and texts for JSON; what is not there is left out.
  public var members: [(name: String, text: String)] {
    var members = [("topic", topic), ("state", state.rawValue), ("found", found)]
    if let consequence { members.append(("consequence", consequence)) }
    if let remedy { members.append(("remedy", remedy)) }
    return members.map { (name: $0.0, text: $0.1) }
  }
}

/// The report of a doctor in words.
public enum DoctorReport {
  /// The least room for texts beside the states and topics; where there is less, they stand below.
  private static let leastRoom = 30

  /// Prints the report, as wide as the terminal is.
  public static func write(_ findings: [Finding], _ language: Language) {
    let columns = TerminalSize.of(STDOUT_FILENO)?.columns
    for line in lines(findings, language, columns: columns) { StandardOutput.write(line) }
  }

  /// A line for each finding, and one each for what follows and how to mend it. Long ones go on below their own
  /// beginning.
  ///
  /// - Parameter columns: those of the terminal; nil for lines as long as their text, as in a pipe.
  public static func lines(
    _ findings: [Finding], _ language: Language, columns: Int? = nil
  ) -> [String] {
    let words = Finding.State.allCases.map { DisplayWidth.of($0.word(language)) }.max() ?? 0
    let topics = findings.map { DisplayWidth.of(word($0.topic, language)) }.max() ?? 0
    let mend = language.say(en: "to mend it: ", ru: "как исправить: ")
    let isBeside = columns.map { $0 - words - topics - 4 >= leastRoom } ?? true
    let margin = String(repeating: " ", count: isBeside ? words + topics + 4 : 2)
    return findings.flatMap { finding in
      let (state, topic) = (finding.state.word(language), word(finding.topic, language))
      let texts = [finding.found, finding.consequence, finding.remedy.map { mend + $0 }]
      let lines = texts.compactMap(\.self).flatMap { text in
        columns.map { TextWrapping.wrap(text, to: max(1, $0 - margin.count)) } ?? [text]
      }
      let below = lines.map { margin + $0 }
      guard isBeside else { return ["\(state)  \(topic)"] + below }
      let head = "\(padded(state, words))  \(padded(topic, topics))  \(lines.first ?? "")"
      return [head] + below.dropFirst()
    }
  }

  private static func word(_ topic: String, _ language: Language) -> String {
    language.say(en: topic, ru: russian[topic] ?? topic)
  }

  /// Topics that are no names of programs or calls.
  private static let russian = [
    "terminal": "терминал", "locale": "локаль", "width": "ширина", "colours": "цвета",
    "mouse": "мышь", "clipboard": "буфер", "keyboard": "клавиши", "pictures": "картинки",
    "folder": "папка", "permissions": "права", "network": "сеть", "program": "программа",
  ]

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
