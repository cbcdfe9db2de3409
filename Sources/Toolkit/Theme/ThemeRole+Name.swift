import Semantics

extension ThemeRole {
  /// What the role is called in a theme file: `text`, `selection-focused`, `chart-1`.
  public var name: String {
    var name = ""
    for character in String(describing: self) {
      if character.isUppercase || character.isNumber { name += "-" }
      name += character.lowercased()
    }
    return name
  }

  /// The role of a name; nil for a name that is none.
  public init?(name: String) {
    guard let role = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = role
  }
}
