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

  private static let signs: [String: BoxSigns] = Dictionary(
    uniqueKeysWithValues: rows.flatMap { text, signs in text.map { (String($0), signs) } })

  /// The signs of a cell's text; none for what is no line.
  static func of(_ text: String) -> BoxSigns { signs[text] ?? [] }

  /// It can be this corner; `+` can be each.
  func isCorner(_ corner: BoxSigns) -> Bool {
    subtracting(.ascii) == corner || self == Self.of("+")
  }

  /// It can be part of a horizontal edge: a line, or where another line meets it.
  var isHorizontal: Bool { isSuperset(of: Self.horizontal) }

  var isVertical: Bool { isSuperset(of: Self.vertical) }

  var isCrossing: Bool { self == Self.of("+") }
}
