import Terminal

/// The styles of a snapshot by letters, in every theme that it has.
///
/// A letter is a piece of the meaning of a screen: cells that are of one style in each theme. A theme
/// says of each letter how it looks.
struct StyleLegend: Hashable {
  /// The backgrounds that most cells have, one a theme.
  let grounds: [Color]
  /// The style of each letter in each theme; nil where a theme has no such cell.
  private(set) var styles: [[Style?]] = []

  init(grounds: [Color]) { self.grounds = grounds }

  /// Returns the letter of cells that look so; nil where nothing but the ground shows in all themes.
  ///
  /// - Parameter look: the style in each theme; nil in a theme that does not say.
  mutating func letter(_ look: [Style?]) -> Int? {
    let isPlain = look.indices.allSatisfy { theme in
      look[theme].map { $0 == Style(background: grounds[theme]) } ?? true
    }
    if isPlain { return nil }
    for letter in styles.indices where fits(look, styles[letter]) {
      for theme in look.indices where styles[letter][theme] == nil {
        styles[letter][theme] = look[theme]
      }
      return letter
    }
    styles.append(look)
    return styles.count - 1
  }

  private func fits(_ look: [Style?], _ styles: [Style?]) -> Bool {
    zip(look, styles).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// Returns a letter's style in a theme; that of the ground for no letter, and where the theme does
  /// not name it.
  func style(_ letter: Int?, theme: Int) -> Style {
    letter.flatMap { styles.indices.contains($0) ? styles[$0][theme] : nil }
      ?? Style(background: grounds[theme])
  }

  // MARK: Text
  /// Returns the lines of a theme, `a bold, 183 on 236`; a letter that is plain in it has none.
  ///
  /// - Parameter places: the place of each letter in the alphabet.
  func lines(theme: Int, places: [Int]) -> [String] {
    styles.indices.sorted { places[$0] < places[$1] }.compactMap { letter in
      guard let style = styles[letter][theme], style != Style(background: grounds[theme])
      else { return nil }
      return "\(Self.name(places[letter])) \(style.legendWords(on: grounds[theme]))"
    }
  }

  /// Takes a line of a theme; false where it is none.
  mutating func read(_ line: Substring, theme: Int) -> Bool {
    guard let blank = line.firstIndex(of: " "), let letter = Self.letter(line[..<blank]),
      let style = Style(legendWords: line[line.index(after: blank)...], on: grounds[theme])
    else { return false }
    while styles.count <= letter {
      styles.append(grounds.map { Style(background: $0) })
    }
    styles[letter][theme] = style
    return true
  }

  /// Returns `a` to `z`, `A` to `Z`, then two letters.
  static func name(_ letter: Int) -> String {
    if letter < 52 { return String(alphabet[letter]) }
    let (first, second) = (letter - 52).quotientAndRemainder(dividingBy: 52)
    return String([alphabet[first % 52], alphabet[second]])
  }

  static func letter(_ name: Substring) -> Int? {
    let digits = name.map { alphabet.firstIndex(of: $0) }
    switch digits.count {
    case 1: return digits[0]
    case 2:
      guard let first = digits[0], let second = digits[1] else { return nil }
      return 52 + first * 52 + second
    default: return nil
    }
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

extension Style {
  /// The style in a few words, `bold, 183 on 236`; the ground goes without saying.
  func legendWords(on ground: Color) -> String {
    var words = attributes.words
    if underline == .single { words.append("underlined") }
    if underline != .single, underline != .none { words.append("\(underline) underlined") }
    let paper = background == ground ? nil : "on \(background.name ?? "default")"
    let colors = [foreground.name, paper].compactMap(\.self).joined(separator: " ")
    if !colors.isEmpty { words.append(colors) }
    if let name = underlineColor.name { words.append("underline colour \(name)") }
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }

  /// Makes the style that ``legendWords(on:)`` describes; nil for any other text.
  init?(legendWords words: some StringProtocol, on ground: Color) {
    var style = Style(background: ground)
    for word in String(words).split(separator: ", ") where word != "plain" {
      if style.readColors(word) { continue }
      guard let part = Style(words: String(word)) else { return nil }
      style.attributes.formUnion(part.attributes)
      if part.underline != .none { style.underline = part.underline }
      if part.underlineColor != .default { style.underlineColor = part.underlineColor }
    }
    self = style
  }

  /// Reads `183`, `183 on 236`, `on 236` or `on default`.
  private mutating func readColors(_ word: Substring) -> Bool {
    let parts = word.split(separator: " ")
    let place = parts.firstIndex(of: "on")
    let inks = parts[..<(place ?? parts.count)]
    guard inks.count <= 1 else { return false }
    if let name = inks.first {
      guard let color = Color(words: String(name)) else { return false }
      foreground = color
    }
    guard let place else { return !inks.isEmpty }
    guard parts.count == place + 2, let color = Color(words: String(parts[place + 1]))
    else { return false }
    background = color
    return true
  }
}
