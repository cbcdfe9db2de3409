import Terminal
import VirtualTerminal

extension ScreenDump {
  /// What of a style differs from the plain one.
  static func style(_ style: DetailedStyle) -> JSONValue {
    var members: [(String, JSONValue)] = []
    members += color("fg", style.style.foreground)
    members += color("bg", style.style.background)
    members += color("ul", style.style.underlineColor)
    members += attributes(style.style.attributes)
    if style.isProtected { members.append(("protected", .bool(true))) }
    if style.style.underline != .none {
      members.append(("underline", .int(Int(style.style.underline.rawValue))))
    }
    if style.font > 0 { members.append(("font", .int(style.font))) }
    if style.baseline > 0 {
      members += [("baseline", .int(style.baseline)), ("small", .bool(true))]
    }
    if let uri = style.linkAddress {
      members.append(("link", .object([("uri", .string(uri)), ("id", .string(style.linkID))])))
    }
    return .object(members)
  }

  private static func color(_ name: String, _ color: Color) -> [(String, JSONValue)] {
    switch color {
    case .default: return []
    case .indexed(let index): return [(name, .int(Int(index)))]
    case .rgb(let red, let green, let blue):
      let digits = [red, green, blue].map { part in
        let text = String(part, radix: 16)
        return part < 16 ? "0" + text : text
      }
      return [(name, .string("#" + digits.joined()))]
    }
  }

  private static func attributes(_ attributes: Attributes) -> [(String, JSONValue)] {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blink"),
      (.reverse, "reverse"), (.hidden, "hidden"), (.strike, "strike"), (.overline, "overline"),
    ]
    return names.filter { attributes.contains($0.0) }.map { ($0.1, .bool(true)) }
  }
}
