import Terminal

extension Style {
  /// The style in words, `bold, foreground 183`; what is the terminal's default goes without saying.
  public var words: String { words { $0.name } }

  /// The same with the names of colours, as queries have them: `bold, foreground red`.
  var queryWords: String { words { $0 == .default ? nil : $0.words } }

  private func words(_ name: (Color) -> String?) -> String {
    var words = attributes.words
    if underline == .single { words.append("underlined") }
    if underline != .single, underline != .none { words.append("\(underline) underlined") }
    if let name = name(foreground) { words.append("foreground \(name)") }
    if let name = name(background) { words.append("background \(name)") }
    if let name = name(underlineColor) { words.append("underline colour \(name)") }
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }
}

extension Attributes {
  static let named: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blinking"),
    (.reverse, "reversed"), (.hidden, "hidden"), (.strike, "struck out"),
    (.overline, "overlined"),
  ]

  var words: [String] { Self.named.filter { contains($0.0) }.map(\.1) }
}

extension Style {
  /// Makes the style that ``words`` describes; nil for any other text.
  init?(words: String) {
    self.init()
    for word in words.split(separator: ", ") {
      guard read(word) else { return nil }
    }
  }

  private mutating func read(_ word: Substring) -> Bool {
    if let attribute = Attributes.named.first(where: { $0.1 == word })?.0 {
      attributes.insert(attribute)
    } else if word == "underlined" {
      underline = .single
    } else if word == "plain" {
      return true
    } else if let kind = Underline.allCases.first(where: { "\($0) underlined" == word }) {
      underline = kind
    } else {
      return readColor(word)
    }
    return true
  }

  private mutating func readColor(_ word: Substring) -> Bool {
    let places: [(String, WritableKeyPath<Style, Color>)] = [
      ("underline colour ", \.underlineColor), ("foreground ", \.foreground),
      ("background ", \.background),
    ]
    for (name, place) in places where word.hasPrefix(name) {
      guard let color = Color(words: String(word.dropFirst(name.count))) else { return false }
      self[keyPath: place] = color
      return true
    }
    return false
  }
}

extension Cell {
  /// The cell without what nobody can see: the foreground of a blank, the colour of no underline, and
  /// of an emoji's slot what a terminal that does not join emoji leaves out.
  ///
  /// A program that erases to the end of a line and one that writes blanks show the same; only this
  /// form tells them equal.
  public var asSeen: Cell {
    var cell = self
    if cell.isEmpty {
      if cell.width == 1 { cell.text = " " }
    } else if cell.scalar == nil {
      cell.text = DisplayWidth.leading(of: cell.text)
    }
    if cell.style.underline == .none { cell.style.underlineColor = .default }
    guard cell.scalar == " ", isBare else { return cell }
    cell.style.foreground = .default
    cell.style.attributes = []
    return cell
  }

  /// Nothing but the background shows where there is no glyph.
  private var isBare: Bool {
    style.underline == .none && style.attributes.isDisjoint(with: [.reverse, .strike, .overline])
  }
}

extension Style {
  /// True if a blank in this style shows nothing but its background.
  var isBareOnBlanks: Bool { Cell(" ", style: self).asSeen.style == Style(background: background) }
}
