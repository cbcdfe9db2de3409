import Terminal

/// The styles of a snapshot by letters, in every theme that it has.
///
/// A letter is a piece of the meaning of a screen: cells that are of one style in each theme. The main
/// theme says of each letter how it looks. A further theme has the same words with colours of its own,
/// and says so where a letter looks otherwise.
struct StyleLegend: Hashable {
  /// The backgrounds that most cells have, one a theme.
  let grounds: [Color]
  /// The names of colours, of each theme.
  let names: [RoleNames]
  /// The style of each letter in each theme; nil where a theme has no such cell.
  private(set) var styles: [[Style?]] = []

  init(grounds: [Color], names: [RoleNames]) { (self.grounds, self.names) = (grounds, names) }

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
  /// Returns the words of a letter in a theme; `plain` where nothing but the ground shows, or where the
  /// theme has no such cell.
  func words(_ letter: Int, theme: Int) -> String {
    style(letter, theme: theme).legendWords(on: grounds[theme], names[theme])
  }

  /// Returns the lines of a theme, `a bold, accent on dialog`: in the main theme of each letter that is
  /// not plain, in a further one of each that does not look as those words say.
  ///
  /// - Parameter places: the place of each letter in the alphabet.
  func lines(theme: Int, places: [Int]) -> [String] {
    told(theme).sorted { places[$0] < places[$1] }.map {
      "\(Self.name(places[$0])) \(words($0, theme: theme))"
    }
  }

  private func told(_ theme: Int) -> [Int] {
    styles.indices.filter { letter in
      guard let style = styles[letter][theme] else { return false }
      let expected = theme == 0 ? Style(background: grounds[0]) : expected(letter, theme)
      return style != expected
    }
  }

  /// Returns the style that the words of the main theme mean in another one.
  private func expected(_ letter: Int, _ theme: Int) -> Style? {
    Style(legendWords: words(letter, theme: 0), on: grounds[theme], names[theme], isOther: true)
  }

  /// Returns the colours of the names in the words that are told of a theme.
  func colorLines(theme: Int) -> [String] {
    let own = told(theme).map { words($0, theme: theme) }
    let main = styles.indices.map { words($0, theme: 0) }
    let parts = (own + main).flatMap { line in line.split { $0 == " " || $0 == "," } }
    return names[theme].lines(named: Set(parts))
  }

  /// Takes the letters of the main theme as they look in a further one; false where words are none.
  mutating func readMain(in theme: Int) -> Bool {
    for letter in styles.indices {
      guard let style = expected(letter, theme) else { return false }
      styles[letter][theme] = style
    }
    return true
  }

  /// Takes a line of a theme; false where it is none.
  mutating func read(_ line: Substring, theme: Int) -> Bool {
    guard let blank = line.firstIndex(of: " "), let letter = Self.letter(line[..<blank]),
      let style = Style(
        legendWords: line[line.index(after: blank)...], on: grounds[theme], names[theme])
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
  /// The style in a few words, `bold, 183 on 236` or `bold, accent on dialog`; the ground goes without
  /// saying.
  func legendWords(on ground: Color, _ names: RoleNames) -> String {
    var words = attributes.words
    if underline == .single { words.append("underlined") }
    if underline != .single, underline != .none { words.append("\(underline) underlined") }
    if let colors = names.words(self, on: ground) { words.append(colors) }
    if let name = underlineColor.name { words.append("underline colour \(name)") }
    return words.isEmpty ? "plain" : words.joined(separator: ", ")
  }

  /// Makes the style that ``legendWords(on:_:)`` describes; nil for any other text.
  ///
  /// - Parameter isOther: true for words of another theme, of which a name may have no colours here.
  init?(
    legendWords words: some StringProtocol, on ground: Color, _ names: RoleNames,
    isOther: Bool = false
  ) {
    var style = Style(background: ground)
    for word in String(words).split(separator: ", ") where word != "plain" {
      if let part = Style(words: String(word)) {
        style.attributes.formUnion(part.attributes)
        if part.underline != .none { style.underline = part.underline }
        if part.underlineColor != .default { style.underlineColor = part.underlineColor }
      } else if !names.read(word, into: &style, isOther: isOther) {
        return nil
      }
    }
    self = style
  }
}
