import Terminal

extension Style {
  /// `SGR` that sets this style whatever was in force.
  var sequence: String {
    var parameters = ["0"]
    let codes: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.blink, "5"), (.reverse, "7"), (.hidden, "8"),
      (.strike, "9"), (.overline, "53"),
    ]
    parameters += codes.filter { attributes.contains($0.0) }.map(\.1)
    if underline == .single { parameters.append("4") }
    if underline != .single, underline != .none { parameters.append("4:\(underline.rawValue)") }
    parameters += foreground.parameters(30) + background.parameters(40)
    switch underlineColor {
    case .default: break
    case .indexed(let index): parameters.append("58:5:\(index)")
    case .rgb(let red, let green, let blue): parameters.append("58:2::\(red):\(green):\(blue)")
    }
    return "\u{1B}[" + (parameters.count == 1 ? "" : parameters.joined(separator: ";")) + "m"
  }
}

extension Color {
  /// - Parameter base: 30 for the foreground, 40 for the background.
  fileprivate func parameters(_ base: Int) -> [String] {
    switch self {
    case .default: []
    case .indexed(let index) where index < 8: ["\(base + Int(index))"]
    case .indexed(let index) where index < 16: ["\(base + 52 + Int(index))"]
    case .indexed(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let red, let green, let blue): ["\(base + 8)", "2", "\(red)", "\(green)", "\(blue)"]
    }
  }
}
