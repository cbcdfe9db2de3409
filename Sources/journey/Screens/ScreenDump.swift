import FoundationEssentials
import Terminal
import VirtualTerminal

/// The state of a terminal as one JSON object.
///
/// Cells name their style by its place in `styles`, where each stands once.
struct ScreenDump {
  private let terminal: VirtualTerminal
  private var styles: [JSONValue] = [.object([])]
  private var numbers: [DetailedStyle: Int] = [.plain: 0]

  init(_ terminal: VirtualTerminal) { self.terminal = terminal }

  var json: String {
    get throws {
      var dump = self
      return dump.value().text
    }
  }

  mutating func value() -> JSONValue {
    let size = terminal.size
    let lines = (0..<size.rows).map { line($0) }
    let history = (0..<terminal.scrollbackCount).map { line($0 - terminal.scrollbackCount) }
    return .object([
      ("v", .int(1)), ("columns", .int(size.columns)), ("rows", .int(size.rows)),
      ("lines", .array(lines)), ("scrollback", .array(history)), ("styles", .array(styles)),
      ("cursor", cursor), ("modes", modes), ("margins", margins),
      ("tabs", .array(terminal.tabStops.map { .int($0) })),
      ("pen", Self.style(terminal.pen)), ("title", .string(terminal.title)),
      ("icon", .string(terminal.iconName)), ("clipboard", clipboard), ("pictures", pictures),
    ])
  }

  private mutating func line(_ y: Int) -> JSONValue {
    let line = terminal.details(row: y)
    let height: JSONValue =
      switch line.characterSize {
      case .upperHalf: .string("top")
      case .lowerHalf: .string("bottom")
      case .single, .doubleWidth: .null
      }
    return .object([
      ("cells", .array(line.cells.map { cell($0) })), ("wrapped", .bool(line.isWrapped)),
      ("double_width", .bool(line.characterSize != .single)), ("double_height", height),
    ])
  }

  private mutating func cell(_ cell: DetailedCell) -> JSONValue {
    let number = number(of: cell.style)
    if number > 0 { return .array([.string(cell.text), .int(cell.width), .int(number)]) }
    if cell.width != 1 { return .array([.string(cell.text), .int(cell.width)]) }
    return .string(cell.text)
  }

  private mutating func number(of style: DetailedStyle) -> Int {
    if let number = numbers[style] { return number }
    styles.append(Self.style(style))
    numbers[style] = styles.count - 1
    return styles.count - 1
  }

  private var cursor: JSONValue {
    let cursor = terminal.cursor
    return .object([
      ("x", .int(cursor.position.x)), ("y", .int(cursor.position.y)),
      ("visible", .bool(cursor.isVisible)), ("pending_wrap", .bool(cursor.pendingWrap)),
      ("shape", .string(cursor.shape.rawValue)), ("blink", .bool(cursor.blinks)),
    ])
  }

  private var modes: JSONValue {
    func list(_ isANSI: Bool) -> JSONValue {
      let modes = Mode.allCases.filter { $0.isANSI == isANSI }
      return .object(modes.map { (String($0.number), .bool(terminal.modes.contains($0))) })
    }
    return .object([("dec", list(false)), ("ansi", list(true))])
  }

  private var margins: JSONValue {
    let margins = terminal.margins
    return .object([
      ("top", .int(margins.top)), ("bottom", .int(margins.bottom)), ("left", .int(margins.left)),
      ("right", .int(margins.right)),
    ])
  }

  private var clipboard: JSONValue {
    .array(
      terminal.clipboardWrites.map { write in
        .object([
          ("selection", .string(write.selection)),
          ("data", .string(Data(write.data).base64EncodedString())),
        ])
      })
  }

  /// The pictures with their places in cells, below 0 in the scrollback, and their sizes in pixels.
  /// `cells_left` is the number of cells that no text has taken.
  private var pictures: JSONValue {
    .array(
      terminal.pictures.map { picture in
        .object(
          Self.source(picture.source) + [
            ("row", .int(picture.row)), ("column", .int(picture.column)),
            ("columns", .int(picture.size.columns)), ("rows", .int(picture.size.rows)),
            ("layer", .int(picture.layer)), ("cells_left", .int(picture.cellsLeft)),
            ("width", .int(picture.content.size.columns)),
            ("height", .int(picture.content.size.rows)),
            ("crop", .array(Self.edges(picture.crop).map { .int($0) })),
            ("bytes", .int(picture.content.bytes.count)),
          ])
      })
  }

  private static func edges(_ crop: Rect) -> [Int] {
    [crop.minX, crop.minY, crop.columns, crop.rows]
  }

  private static func source(_ source: TerminalPicture.Source) -> [(String, JSONValue)] {
    switch source {
    case .sixel: [("source", .string("sixel"))]
    case .kitty(let image, let placement):
      [("source", .string("kitty")), ("image", .int(image)), ("placement", .int(placement))]
    case .iTerm2(let name): [("source", .string("iterm2")), ("name", .string(name))]
    }
  }

  /// Returns the parts of a style that differ from the plain one.
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
