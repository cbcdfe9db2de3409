import Terminal

/// The properties that a style must have; all others may be anything.
///
/// Colours count as the program has written them, even if `reverse` swaps them on the screen. A named
/// colour is one of the first 16 of the palette.
///
/// ```swift
/// Query.style(StylePattern(.bold, foreground: .named(.red)))
/// Query(.row).styled(.reversed)
/// ```
public struct StylePattern: Hashable, Sendable {
  /// The underline of the cells.
  public enum Underlining: Hashable, Sendable {
    /// Any form of underline.
    case some
    /// Exactly this form, or no underline.
    case exactly(Underline)
  }

  /// The attributes that must be on.
  public var attributes: Attributes
  /// The attributes that must be off.
  public var absent: Attributes
  public var underlining: Underlining?
  public var foreground: Color?
  public var background: Color?
  public var underlineColor: Color?

  public init(
    _ attributes: Attributes = [], without absent: Attributes = [],
    underlining: Underlining? = nil, foreground: Color? = nil, background: Color? = nil,
    underlineColor: Color? = nil
  ) {
    (self.attributes, self.absent, self.underlining) = (attributes, absent, underlining)
    (self.foreground, self.background) = (foreground, background)
    self.underlineColor = underlineColor
  }

  public static let bold = StylePattern(.bold)
  public static let dim = StylePattern(.dim)
  public static let reversed = StylePattern(.reverse)
  public static let underlined = StylePattern(underlining: .some)

  public static func foreground(_ color: Color) -> StylePattern { StylePattern(foreground: color) }
  public static func background(_ color: Color) -> StylePattern { StylePattern(background: color) }

  public func matches(_ style: Style) -> Bool {
    style.attributes.isSuperset(of: attributes) && style.attributes.isDisjoint(with: absent)
      && matches(style.underline) && foreground.map { $0 == style.foreground } ?? true
      && background.map { $0 == style.background } ?? true
      && underlineColor.map { $0 == style.underlineColor } ?? true
  }

  private func matches(_ underline: Underline) -> Bool {
    switch underlining {
    case nil: true
    case .some?: underline != .none
    case .exactly(let wanted)?: underline == wanted
    }
  }
}

extension StylePattern: CustomStringConvertible {
  /// `{bold, not dim, foreground red}`
  public var description: String { "{\(words.joined(separator: ", "))}" }

  private var words: [String] {
    let attributes = attributes.words + absent.words.map { "not \($0)" }
    let colors = [
      ("foreground", foreground), ("background", background), ("underline colour", underlineColor),
    ]
    return attributes + [underlining?.words].compactMap(\.self)
      + colors.compactMap { name, color in color.map { "\(name) \($0.words)" } }
  }

  /// Adds the property of a word; returns false for an unknown word.
  mutating func add(_ word: String) -> Bool {
    let isNegated = word.hasPrefix("not ")
    let name = isNegated ? String(word.dropFirst(4)) : word
    if let attribute = Attributes(words: name) {
      if isNegated { absent.formUnion(attribute) } else { attributes.formUnion(attribute) }
    } else if let underlining = Underlining(words: word) {
      self.underlining = underlining
    } else {
      return addColor(word)
    }
    return true
  }

  private mutating func addColor(_ word: String) -> Bool {
    let places: [(String, WritableKeyPath<StylePattern, Color?>)] = [
      ("foreground ", \.foreground), ("background ", \.background),
      ("underline colour ", \.underlineColor),
    ]
    guard let place = places.first(where: { word.hasPrefix($0.0) }),
      let color = Color(words: String(word.dropFirst(place.0.count)))
    else { return false }
    self[keyPath: place.1] = color
    return true
  }
}

extension StylePattern.Underlining {
  fileprivate var words: String {
    switch self {
    case .some: "underlined"
    case .exactly(.none): "not underlined"
    case .exactly(let form): "\(form) underlined"
    }
  }

  fileprivate init?(words: String) {
    let all = [.some] + Underline.allCases.map { StylePattern.Underlining.exactly($0) }
    guard let found = all.first(where: { $0.words == words }) else { return nil }
    self = found
  }
}

extension Attributes {
  /// Makes one attribute of its word in a style.
  fileprivate init?(words: String) {
    let found = (0..<8).map { Attributes(rawValue: 1 << $0) }.first { $0.words == [words] }
    guard let found else { return nil }
    self = found
  }
}

/// The first 16 colours of the palette, by the names that ECMA-48 and xterm give them.
public enum NamedColor: String, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack = "bright black"
  case brightRed = "bright red"
  case brightGreen = "bright green"
  case brightYellow = "bright yellow"
  case brightBlue = "bright blue"
  case brightMagenta = "bright magenta"
  case brightCyan = "bright cyan"
  case brightWhite = "bright white"
}

extension Color {
  public static func named(_ name: NamedColor) -> Color {
    .indexed(UInt8(NamedColor.allCases.firstIndex(of: name) ?? 0))
  }

  /// `red`, `183`, `#d7afff`, `default`
  var words: String {
    if case .indexed(let index) = self, NamedColor.allCases.indices.contains(Int(index)) {
      return NamedColor.allCases[Int(index)].rawValue
    }
    return name ?? "default"
  }

  /// Makes a colour of a name, a number of the palette, or `#rrggbb`; nil for anything else.
  public init?(words: String) {
    if words == "default" {
      self = .default
    } else if let name = NamedColor(rawValue: words) {
      self = .named(name)
    } else if let index = UInt8(words) {
      self = .indexed(index)
    } else {
      self.init(hexText: words)
    }
  }
}

extension StylePattern {
  /// Makes a pattern of its words, with or without the braces of ``description``: `bold, not dim,
  /// foreground red`.
  ///
  /// - Returns: nil where one of the words is not known, and for no words at all.
  public init?(words: String) {
    let bare =
      words.hasPrefix("{") && words.hasSuffix("}") ? words.dropFirst().dropLast() : words[...]
    self.init()
    let parts = bare.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    if parts.isEmpty { return nil }
    for part in parts where !add(part) { return nil }
  }
}
