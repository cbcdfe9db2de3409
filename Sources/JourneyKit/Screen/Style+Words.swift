import Terminal

extension Style {
  /// The style in words, `bold, foreground 183`; what is the terminal's default goes without saying.
  public var words: String {
    var words = attributes.words
    if underline == .single { words.append("underlined") }
    if underline != .single, underline != .none { words.append("\(underline) underlined") }
    if let name = foreground.name { words.append("foreground \(name)") }
    if let name = background.name { words.append("background \(name)") }
    if let name = underlineColor.name { words.append("underline colour \(name)") }
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

extension Color {
  /// `183`, `#d7afff`; nil for the default.
  var name: String? {
    switch self {
    case .default: nil
    case .indexed(let index): "\(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
