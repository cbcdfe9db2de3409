import Terminal

extension Style {
  /// `SGR` that brings a terminal from one style to this one; empty where they are equal.
  func sequence(after old: Style) -> String {
    guard self != old else { return "" }
    if self == .plain { return "\u{1B}[m" }
    let isMore = attributes == old.attributes && underline == old.underline
    let isAnew = !isMore || (underlineColor == .default && old.underlineColor != .default)
    let known = isAnew ? Style.plain : old
    var parameters = isAnew ? ["0"] + decorations : []
    if foreground != known.foreground { parameters += foreground.parameters(30) }
    if background != known.background { parameters += background.parameters(40) }
    if underlineColor != known.underlineColor { parameters += underlineColor.underlineParameters }
    return "\u{1B}[" + parameters.joined(separator: ";") + "m"
  }

  private var decorations: [String] {
    let codes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
      (.strike, "9"), (.overline, "53"),
    ]
    let on = codes.filter { attributes.contains($0.0) }.map(\.1)
    if underline == .none { return on }
    return on + [underline == .single ? "4" : "4:\(underline.rawValue)"]
  }
}

extension Color {
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func parameters(_ base: Int) -> [String] {
    switch self {
    case .default: ["\(base + 9)"]
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }

  fileprivate var underlineParameters: [String] {
    switch self {
    case .default: ["59"]
    case .indexed(let index): ["58:5:\(index)"]
    case .rgb(let red, let green, let blue): ["58:2::\(red):\(green):\(blue)"]
    }
  }
}
