import JourneyKit
import Terminal

/// The names of keys, and the one that the writer of a wrong name may have meant.
enum KeyAdvice {
  /// The keys that have names; all others are the characters that they type.
  static let names =
    [
      "Enter", "Esc", "Tab", "Space", "Backspace", "Delete", "Insert", "Up", "Down", "Left",
      "Right",
      "Home", "End", "PgUp", "PgDn",
    ] + (1...24).map { "F\($0)" }
  /// Other names of theirs.
  private static let longNames = ["PageUp", "PageDown", "Escape", "Return"]
  static let modifiers = ["Ctrl", "Alt", "Shift", "Super"]

  /// Words on a text that names no key; nil where nothing is like it.
  ///
  /// - Parameter typing: what types words; nil where nothing does.
  static func advice(_ text: String, typing: String? = "type: ") -> String? {
    if let twin = KeyStroke.twin(ofKeyNamed: text) {
      return "terminals cannot tell it from “\(twin)”"
    }
    if text.contains(#/^[Ff][0-9]+$/#) { return "there are F1 to F24" }
    if let list = list(text) { return "several keys are a list: [\(list.joined(separator: ", "))]" }
    if let name = corrected(text) { return "did you mean “\(name)”?" }
    let head = text.prefix { !"-+ ".contains($0) }
    if head.count < text.count, modifiers.contains(where: { $0.lowercased() == head.lowercased() })
    {
      return "terminals have no such key"
    }
    let isText = text.allSatisfy { $0.isLetter || $0.isNumber || $0.isPunctuation || $0 == " " }
    return text.count > 1 && isText ? typing.map { "to type words: “\($0)\(text)”" } : nil
  }

  /// `“hello” is no key; did you mean …?`, for a command line.
  static func wrong(_ text: String) -> String {
    let advice = advice(text, typing: nil) ?? "a key is as Enter, Ctrl-R or a"
    return "“\(text)” is no key; \(advice)"
  }

  /// Returns the names of keys that stand in one text with commas, as they should be; nil where one is no
  /// key.
  private static func list(_ text: String) -> [String]? {
    let parts = text.split { ",;".contains($0) }.map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard parts.count > 1, text.count > 2 else { return nil }
    let names = parts.map { KeyStroke.sequence(named: $0) == nil ? corrected($0) : $0 }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// Returns the name of a key that is written in another way, or with a slip.
  private static func corrected(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    // Of several keys each must be one.
    if words.count > 1, !words.contains(where: { modifier($0) != nil }) {
      let names = words.map { KeyStroke(name: $0) == nil ? single($0) : $0 }
      return names.contains(nil) ? nil : names.compactMap(\.self).joined(separator: " ")
    }
    return single(text)
  }

  /// `C-x`, `^X`, `ctrl+x`, `<C-x>`, `Ctrl X`, `Entr`
  private static func single(_ text: String) -> String? {
    var rest = text[...]
    if rest.hasPrefix("<"), rest.hasSuffix(">"), rest.count > 2 {
      rest = rest.dropFirst().dropLast()
    }
    var prefixes: [String] = []
    if rest.hasPrefix("^"), rest.count == 2 {
      prefixes = ["Ctrl"]
      rest = rest.dropFirst()
    }
    while let end = rest.dropFirst().firstIndex(where: { "-+ ".contains($0) }),
      rest.index(after: end) < rest.endIndex, let name = modifier(String(rest[..<end]))
    {
      prefixes.append(name)
      rest = rest[rest.index(after: end)...]
    }
    let cap = String(rest)
    guard
      let key = KeyStroke(name: cap) != nil ? cap : NearestName.of(cap, among: names + longNames)
    else { return nil }
    let isCharacter = key.count == 1 && prefixes.contains("Ctrl")
    let name = (prefixes + [isCharacter ? key.uppercased() : key]).joined(separator: "-")
    guard name != text else { return nil }
    if let twin = KeyStroke.twin(ofKeyNamed: name) { return "\(twin)" }
    return KeyStroke(name: name) == nil ? nil : name
  }

  private static func modifier(_ word: String) -> String? {
    let others = [
      "c": "Ctrl", "control": "Ctrl", "ctl": "Ctrl", "m": "Alt", "a": "Alt", "meta": "Alt",
      "option": "Alt", "s": "Shift", "cmd": "Super", "win": "Super",
    ]
    return modifiers.first { $0.lowercased() == word.lowercased() } ?? others[word.lowercased()]
  }
}
