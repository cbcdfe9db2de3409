import Semantics
import Terminal
import Toolkit
import WeatherDomain

/// A value of the weather with its name, and how much care it asks for.
struct WeatherFact {
  let name: String
  let label: String
  let value: String
  var severity: Severity?

  /// The columns of the names.
  static let labels = 14

  /// A row: the name, the value, and a word where it asks for care.
  func row<Action>(_ id: Identifier, _ words: WeatherMainWords) -> Element<Action> {
    let mark = severity.map { " " + words.severity($0) } ?? ""
    let head = label + String(repeating: " ", count: max(1, Self.labels - DisplayWidth.of(label)))
    return HStack {
      Text(head, .muted, semantics: nil)
      Text(value + mark, CurrentView.role(severity) ?? .text, lines: 2, semantics: nil)
    }
    .semantics(id.item(name), .text, label: label, value: value + mark)
  }
}
