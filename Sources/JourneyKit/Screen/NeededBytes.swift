import Terminal

/// The number of bytes that a careful writer needs for a change of the screen.
///
/// For each run of changed cells side by side in a row: one address (`CUP`, as short as it gets),
/// the text in UTF-8, and one `SGR` for each run of equal style, which names what differs from the
/// style before it. Nothing is said about the end: no style is put back, the cursor stays.
///
/// It is no lower limit: to write a gap anew may be shorter than to step over it, and erasing or
/// scrolling shorter than text.
public struct NeededBytes: Hashable, Sendable {
  /// The number of cells whose look has changed.
  public private(set) var cells = 0
  public private(set) var count = 0
  private var style = Style.plain

  /// Counts the bytes for the change from one screen to another of the same size.
  public static func of(_ before: Surface, _ after: Surface) -> NeededBytes {
    var needed = NeededBytes()
    for y in 0..<after.size.rows { needed.add(row: y, before, after) }
    return needed
  }

  private mutating func add(row y: Int, _ before: Surface, _ after: Surface) {
    var isInRun = false
    for x in 0..<after.size.columns {
      let cell = after[x, y].asSeen
      guard before[x, y].asSeen != cell else {
        isInRun = false
        continue
      }
      if !isInRun { count += Self.address(x, y) }
      isInRun = true
      cells += 1
      count += Self.change(from: style, to: cell.style) + cell.text.utf8.count
      style = cell.style
    }
  }

  /// Returns the length of `ESC [ row ; column H`, counted from 1, without a 1.
  private static func address(_ x: Int, _ y: Int) -> Int {
    let row = y == 0 ? "" : "\(y + 1)"
    return 3 + (x == 0 ? row : row + ";\(x + 1)").utf8.count
  }

  private static func change(from old: Style, to new: Style) -> Int {
    guard old != new else { return 0 }
    if new == .plain { return 3 }
    var parameters: [String] = []
    if old.foreground != new.foreground { parameters.append(color(new.foreground, 30)) }
    if old.background != new.background { parameters.append(color(new.background, 40)) }
    for (attribute, on, off) in attributes {
      let (had, has) = (old.attributes.contains(attribute), new.attributes.contains(attribute))
      if had != has { parameters.append(has ? on : off) }
    }
    if old.underline != new.underline { parameters.append(new.underline == .none ? "24" : "4") }
    return 3 + parameters.joined(separator: ";").utf8.count
  }

  private static func color(_ color: Color, _ base: Int) -> String {
    switch color {
    case .default: "\(base + 9)"
    case .indexed(let index) where index < 8: "\(base + Int(index))"
    case .indexed(let index) where index < 16: "\(base + 52 + Int(index))"
    case .indexed(let index): "\(base + 8);5;\(index)"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue)"
    }
  }

  private static let attributes: [(Attributes, String, String)] = [
    (.bold, "1", "22"), (.dim, "2", "22"), (.italic, "3", "23"), (.blink, "5", "25"),
    (.reverse, "7", "27"), (.hidden, "8", "28"), (.strike, "9", "29"),
  ]
}
