extension KeyStroke: CustomStringConvertible {
  /// The name for hints and help: `Enter`, `Ctrl-R`, `Shift-Tab`, `↑`, `a`.
  public var description: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl-" }
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    if modifiers.contains(.super) { name += "Super-" }
    return name + capName
  }

  private var capName: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character):
      modifiers.contains(.control) ? character.uppercased() : String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }

  /// The key of a name as ``description`` gives it: `a`, `Ctrl-R`, `F1`, `Shift-Tab`, `Space`.
  ///
  /// Names of keys and modifiers are English, their case does not count, and common others are
  /// understood: `Up` for `↑`, `Escape`, `Return`, `PageDown`. Nil for what is no key, and for what
  /// terminals cannot tell: shift with a character that is no letter, or with control too, and keys
  /// that have a twin (``twin(ofKeyNamed:)``).
  public init?(name: String) {
    self.init(anyName: name)
    if twin != nil { return nil }
  }

  /// Returns the key that terminals send for another one, of which they cannot tell it: `Tab` of
  /// `Ctrl-I`, `Enter` of `Ctrl-M`, `Esc` of `Ctrl-[`, `Backspace` of `Ctrl-H`, as the control key
  /// clears two bits of a character (ECMA-48). Nil for all other names.
  public static func twin(ofKeyNamed name: String) -> KeyStroke? { KeyStroke(anyName: name)?.twin }

  private var twin: KeyStroke? {
    guard modifiers.contains(.control), case .character(let character) = key else { return nil }
    let twins: [Character: Key] = ["i": .tab, "m": .enter, "[": .escape, "h": .backspace]
    return twins[character].map { KeyStroke($0, modifiers.subtracting(.control)) }
  }

  private init?(anyName name: String) {
    var modifiers: Modifiers = []
    var cap = Substring(name)
    while let (prefix, modifier) = Self.prefix(of: cap) {
      guard modifiers.insert(modifier).inserted else { return nil }
      cap = cap.dropFirst(prefix.count)
    }
    if let key = Self.namedKey(cap.lowercased()) {
      self.init(key, modifiers)
    } else if cap.count == 1, let character = cap.first, Self.isTyped(character) {
      self.init(typed: character, modifiers)
    } else {
      return nil
    }
    if text == " " { self.modifiers = [] }
  }

  /// Keys one after another, their names apart by blanks: `z m`. Nil where one of them is no key,
  /// and for none at all.
  public static func sequence(named names: String) -> [KeyStroke]? {
    let parts = names.split(separator: " ")
    let strokes = parts.compactMap { KeyStroke(name: String($0)) }
    return strokes.isEmpty || strokes.count < parts.count ? nil : strokes
  }

  /// Makes a character with modifiers as the input decoder tells them: shift is in the letter, and
  /// control goes with the small one.
  private init?(typed character: Character, _ modifiers: Modifiers) {
    var character = character
    if modifiers.contains(.shift) {
      let capital = character.uppercased()
      guard !modifiers.contains(.control), character.isLetter, capital.count == 1
      else { return nil }
      character = Character(capital)
    } else if modifiers.contains(.control), character.lowercased().count == 1 {
      character = Character(character.lowercased())
    }
    self.init(.character(character), modifiers.subtracting(.shift))
  }

  private static func prefix(of text: Substring) -> (String, Modifiers)? {
    let prefixes: [(String, Modifiers)] = [
      ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift), ("super-", .super),
    ]
    let lower = text.lowercased()
    return prefixes.first { lower.hasPrefix($0.0) && lower.count > $0.0.count }
  }

  private static func isTyped(_ character: Character) -> Bool {
    character != " " && character.unicodeScalars.count == 1
      && !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  private static func namedKey(_ name: String) -> Key? {
    let digits = name.dropFirst()
    if name.first == "f", digits.allSatisfy({ "0"..."9" ~= $0 }), let number = Int(digits) {
      return (1...24).contains(number) && digits.first != "0" ? .function(number) : nil
    }
    return keysByName[name]
  }

  private static let keysByName: [String: Key] = [
    "space": .character(" "), "enter": .enter, "return": .enter, "esc": .escape,
    "escape": .escape, "tab": .tab, "backspace": .backspace, "delete": .delete, "del": .delete,
    "insert": .insert, "ins": .insert, "↑": .up, "up": .up, "↓": .down, "down": .down,
    "←": .left, "left": .left, "→": .right, "right": .right, "home": .home, "end": .end,
    "pgup": .pageUp, "pageup": .pageUp, "pgdn": .pageDown, "pagedown": .pageDown,
  ]
}

/// The Russian layout (ЙЦУКЕН) over the Latin one: which key cap a letter stands on.
public enum RussianLayout {
  /// Returns the stroke of the same key on the Latin layout, nil where there is no other.
  ///
  /// The last key of the lower row types `.` and `,` on the Russian layout, `/` and `?` on the
  /// Latin one; a program that binds neither point nor comma can so be searched and asked for help.
  ///
  /// Only for keys that command; text fields take what was typed.
  public static func latin(_ stroke: KeyStroke) -> KeyStroke? {
    guard case .character(let character) = stroke.key, let latin = caps[character]
    else { return nil }
    return KeyStroke(.character(latin), stroke.modifiers)
  }

  private static let caps: [Character: Character] = {
    let russian = "йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ.,"
    let latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>~/?"
    return Dictionary(uniqueKeysWithValues: zip(russian, latin))
  }()
}
