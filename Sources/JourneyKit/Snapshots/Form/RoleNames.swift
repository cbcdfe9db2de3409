import Semantics
import Terminal

/// The words of a legend for the colours of a theme: the names of the program's roles, and the colours
/// themselves where it has none.
struct RoleNames: Hashable {
  /// The roles whose names can be told from colours and attributes, in the order in which they name.
  let roles: [ColorRole]

  init(_ roles: [ColorRole]) {
    var seen: Set<String> = []
    self.roles = roles.filter { Self.isName($0.name) && seen.insert($0.name).inserted }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { $0 == " " || $0 == "," || $0.isNewline }
      && !["on", "default"].contains(name) && Color(words: name) == nil && Style(words: name) == nil
  }

  /// Returns `accent`, `183 on dialog`, `selection-focused`; nil where only the ground shows.
  ///
  /// A role with a background names both colours where both are its own.
  func words(_ style: Style, on ground: Color) -> String? {
    let (ink, paper) = (style.foreground.name, style.background.name)
    if style.background != ground, let ink, let paper,
      let role = roles.first(where: { $0.foreground == ink && $0.background == paper })
    {
      return role.name
    }
    let text = ink.map { ink in
      roles.first { $0.background == nil && $0.foreground == ink }?.name ?? ink
    }
    if style.background == ground { return text }
    let behind = paper.map { paper in
      roles.first { $0.background == paper }?.name ?? paper
    }
    return [text, "on \(behind ?? "default")"].compactMap(\.self).joined(separator: " ")
  }

  /// Sets the colours that ``words(_:on:)`` names; false for any other text.
  ///
  /// - Parameter isOther: true for words of another theme, of which a role may have no colours here.
  func read(_ words: Substring, into style: inout Style, isOther: Bool) -> Bool {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    switch parts.count {
    case 1:
      if parts[0] == "on" { return false }
      if let color = Self.color(parts[0]) {
        style.foreground = color
        return true
      }
      guard let role = role(parts[0], isOther) else { return false }
      style.foreground = Self.color(role.foreground) ?? .default
      if let paper = Self.color(role.background) { style.background = paper }
      return true
    case 2 where parts[0] == "on": return readPaper(parts[1], into: &style, isOther: isOther)
    case 3 where parts[1] == "on":
      guard
        let ink = Self.color(parts[0])
          ?? role(parts[0], isOther).map({ role in
            Self.color(role.foreground) ?? .default
          })
      else { return false }
      style.foreground = ink
      return readPaper(parts[2], into: &style, isOther: isOther)
    default: return false
    }
  }

  private func readPaper(_ word: Substring, into style: inout Style, isOther: Bool) -> Bool {
    if let color = Self.color(word) {
      style.background = color
      return true
    }
    guard let role = role(word, isOther) else { return false }
    if let paper = Self.color(role.background) { style.background = paper }
    return true
  }

  private func role(_ name: Substring, _ isOther: Bool) -> ColorRole? {
    roles.first { $0.name == name }
      ?? (isOther && Self.isName(String(name)) ? ColorRole(String(name), foreground: nil) : nil)
  }

  private static func color(_ word: (some StringProtocol)?) -> Color? {
    guard let word else { return nil }
    return word == "default" ? .default : Color(words: String(word))
  }

  // MARK: Lines
  /// Returns the colours of the roles that words of the legend name, one role a line, `dialog 255 on
  /// 235`.
  ///
  /// - Parameter words: of any theme, split at blanks and commas.
  func lines(named words: Set<Substring>) -> [String] {
    roles.filter { words.contains(Substring($0.name)) }.map { "\($0.name) \(Self.colors($0))" }
  }

  /// Returns the roles that have other colours than before, `accent: 183 → 184`.
  func changes(since old: RoleNames) -> [String] {
    roles.compactMap { role in
      guard let before = old.roles.first(where: { $0.name == role.name }), before != role
      else { return nil }
      return "\(role.name): \(Self.colors(before)) → \(Self.colors(role))"
    }
  }

  private static func colors(_ role: ColorRole) -> String {
    [role.foreground, role.background.map { "on \($0)" }].compactMap(\.self).joined(separator: " ")
  }

  /// Reads one of ``lines(named:)``.
  static func role(_ line: Substring) -> ColorRole? {
    guard let match = line.wholeMatch(of: #/([^ ]+?)(?: (?!on )([^ ]+))?(?: on ([^ ]+))?/#),
      match.2 != nil || match.3 != nil
    else { return nil }
    return ColorRole(
      String(match.1), foreground: match.2.map(String.init), background: match.3.map(String.init))
  }
}
