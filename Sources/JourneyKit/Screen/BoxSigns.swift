import Terminal

/// The characters that frames are drawn with (U+2500 to U+257F, and ASCII), each by the ends that
/// lead away from it.
struct BoxSigns: OptionSet {
  let rawValue: UInt8

  static let up = BoxSigns(rawValue: 1)
  static let down = BoxSigns(rawValue: 2)
  static let left = BoxSigns(rawValue: 4)
  static let right = BoxSigns(rawValue: 8)
  /// It is of ASCII, where `+` is every corner and every crossing.
  static let ascii = BoxSigns(rawValue: 16)

  static let horizontal: BoxSigns = [.left, .right]
  static let vertical: BoxSigns = [.up, .down]

  private static let rows: [(String, BoxSigns)] = [
    ("─━┄┅┈┉╌╍═╼╾", horizontal), ("│┃┆┇┊┋╎╏║╽╿", vertical),
    ("┌┍┎┏╒╓╔╭", [.down, .right]), ("┐┑┒┓╕╖╗╮", [.down, .left]),
    ("└┕┖┗╘╙╚╰", [.up, .right]), ("┘┙┚┛╛╜╝╯", [.up, .left]),
    ("├┝┞┟┠┡┢┣╞╟╠", [.up, .down, .right]), ("┤┥┦┧┨┩┪┫╡╢╣", [.up, .down, .left]),
    ("┬┭┮┯┰┱┲┳╤╥╦", [.left, .right, .down]), ("┴┵┶┷┸┹┺┻╧╨╩", [.left, .right, .up]),
    ("┼┽┾┿╀╁╂╃╄╅╆╇╈╉╊╋╪╫╬", [.up, .down, .left, .right]),
    ("-=", [.left, .right, .ascii]), ("|", [.up, .down, .ascii]),
    ("+", [.up, .down, .left, .right, .ascii]),
  ]

  /// By scalar: ASCII, and behind it the lines.
  private static let signs: [BoxSigns] = {
    var signs = [BoxSigns](repeating: [], count: 0x100)
    for (text, sign) in rows {
      for scalar in text.unicodeScalars { signs[Int(scalar.value & 0x7F) + base(scalar)] = sign }
    }
    return signs
  }()

  private static func base(_ scalar: Unicode.Scalar) -> Int { scalar.isASCII ? 0 : 0x80 }

  private static let crossing: BoxSigns = [.up, .down, .left, .right, .ascii]

  /// The signs of a cell; none for what is no line.
  static func of(_ cell: Cell) -> BoxSigns {
    guard let scalar = cell.scalar else { return [] }
    guard scalar.isASCII || (0x2500..<0x2580).contains(scalar.value) else { return [] }
    return signs[Int(scalar.value & 0x7F) + base(scalar)]
  }

  /// It can be this corner; `+` can be each.
  func isCorner(_ corner: BoxSigns) -> Bool {
    subtracting(.ascii) == corner || isCrossing
  }

  /// It can be part of a horizontal edge: a line, or where another line meets it.
  var isHorizontal: Bool { isSuperset(of: Self.horizontal) }

  var isVertical: Bool { isSuperset(of: Self.vertical) }

  var isCrossing: Bool { self == Self.crossing }
}
