/// One column of one row.
///
/// A character that takes two columns is a cell of `width` 2 followed by a cell of `width` 0, which
/// holds no text and has the same style.
public struct Cell: Hashable, Sendable {
  /// One spacing scalar and the zero-width scalars on it; empty only in a cell of width 0.
  public var text: String {
    get { content.text }
    set { content = CellContent(newValue) }
  }
  private(set) var content: CellContent
  public var style: Style
  public var width: UInt8
  /// Every byte of a cell is one of its fields', so that equal cells are equal bytes.
  private let filler: UInt8 = 0

  public init(_ text: String, width: Int = 1, style: Style = .plain) {
    content = CellContent(text)
    self.style = style
    self.width = UInt8(clamping: width)
  }

  /// A cell of one scalar that takes up room; nothing is looked up and nothing allocated.
  public init(_ scalar: Unicode.Scalar, width: Int, style: Style) {
    content = CellContent(scalar)
    self.style = style
    self.width = UInt8(clamping: width)
  }

  public static let blank = Cell(" ")

  /// With the ground of another cell where this one has none of its own.
  func grounded(on other: Cell) -> Cell {
    var cell = self
    cell.style = style.grounded(on: other.style)
    return cell
  }

  /// The content as a number: see ``CellContent/code``.
  var code: UInt32 { content.code }

  /// The right half of a character that takes two columns.
  public static func continuation(_ style: Style) -> Cell { Cell("", width: 0, style: style) }
}
