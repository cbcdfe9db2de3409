/// A value in a script, from YAML or JSON, and where it stands.
///
/// Numbers and booleans are text: `type: 42` types two digits.
public struct ScriptNode: Sendable {
  public enum Kind: Sendable {
    case nothing
    case text(String)
    case list([ScriptNode])
    /// In the order of the text.
    case map([(key: ScriptNode, value: ScriptNode)])
  }

  public let kind: Kind
  public let place: ScriptPlace

  init(_ kind: Kind, at place: ScriptPlace) {
    self.kind = kind
    self.place = place
  }

  /// What it is, for an error: `a list`, `“big”`.
  var words: String {
    switch kind {
    case .nothing: "nothing"
    case .text(let text): "“\(text)”"
    case .list: "a list"
    case .map: "a map"
    }
  }

  func error(expected: String) -> ScriptError {
    ScriptError("expected \(expected), found \(words)", at: place)
  }
}
