import Synchronization

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

  public init(_ text: String, width: Int = 1, style: Style = .plain) {
    content = CellContent(text)
    self.style = style
    self.width = UInt8(clamping: width)
  }

  /// Makes a cell of one scalar that takes up room; nothing is looked up and nothing allocated.
  public init(_ scalar: Unicode.Scalar, width: Int, style: Style) {
    content = CellContent(scalar)
    self.style = style
    self.width = UInt8(clamping: width)
  }

  public static let blank = Cell(" ")

  /// Returns the cell with the background of another one where this one has none of its own.
  func withBackground(of other: Cell) -> Cell {
    var cell = self
    cell.style = style.withBackground(of: other.style)
    return cell
  }

  /// The content as a number: see ``CellContent/code``.
  var code: UInt32 { content.code }
  /// Returns the right half of a character that takes two columns.
  public static func continuation(_ style: Style) -> Cell { Cell("", width: 0, style: style) }
  /// The only scalar of the cell; nil where it has none, or several.
  public var scalar: Unicode.Scalar? { content.scalar }
  /// True for a cell without text: the right half of a character, or a cell that was made so.
  public var isEmpty: Bool { code == 0 }

  /// True if the cell is one character whatever such cells stand beside it: see
  /// ``Swift/Unicode/Scalar/isLone``.
  public var isLone: Bool { content.scalar?.isLone ?? false }
}

extension Unicode.Scalar {
  /// True if the scalar is a character of its own beside every other such one, and equal to no
  /// other.
  ///
  /// Text of lone scalars alone can therefore be compared scalar by scalar. It is in NFC, and
  /// between two of them is always the boundary of a cluster (UAX #29). Most of what screens show
  /// is among them; what is not is not wrong, only slower to look at.
  public var isLone: Bool {
    switch value {
    case 0x20...0x7E: true
    case 0x7F...0x9F, 0xAD: false
    case 0xA0...0x2FF: true
    case 0x370...0x373, 0x376, 0x377, 0x37A...0x37D, 0x384...0x386, 0x388...0x3FF: value != 0x38B
    case 0x400...0x482, 0x48A...0x52F: true
    // Dashes, quotes, arrows, signs, lines, blocks, dingbats; ohm, kelvin, ångström and the two angle
    // brackets are other spellings, ⫝̸ is one of two scalars.
    case 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20C0, 0x2100...0x2BFF:
      ![0x2126, 0x212A, 0x212B, 0x2329, 0x232A, 0x2ADC].contains(value)
    // Chinese, Japanese, Korean, in what they are usually written with.
    case 0x3000...0x3029, 0x3030...0x303F, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0xA48C: true
    case 0xAC00...0xD7A3, 0xE000...0xF8FF, 0xFF01...0xFF9D, 0xFFFD: true
    // Emoji, but flags and skin tones.
    case 0x1F300...0x1F3FA, 0x1F400...0x1FAFF: true
    default: false
    }
  }
}

/// The text of one cell in four bytes, so that surfaces are made, copied and compared without a
/// thought for memory.
///
/// A single scalar, as nearly every cell has, is its own code. What is made of several is kept once
/// for the whole process, whatever surface it stands on; after ``limit`` different ones, which no
/// honest screen comes near, only the first scalar of a new one is kept.
struct CellContent: Hashable, Sendable {
  /// 0 for no text, a scalar, or the place in the table with the highest bit set.
  let code: UInt32

  private static let limit = 1 << 17
  private static let tableBit: UInt32 = 1 << 31

  private struct Table {
    /// By the bytes: `é` in two forms is two contents.
    var codes: [[UInt8]: UInt32] = [:]
    var texts: [String] = []
  }

  private static let table = Mutex(Table())

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  init(_ text: String) {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else {
      code = 0
      return
    }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    code = isSingle ? first.value : Self.table.withLock { Self.code(of: text, first, &$0) }
  }

  /// The only scalar; nil for none and for several.
  var scalar: Unicode.Scalar? { code == 0 ? nil : Unicode.Scalar(code) }

  var text: String {
    if code == 0 { return "" }
    if code < Self.tableBit { return Unicode.Scalar(code).map { String($0) } ?? "" }
    return Self.table.withLock { $0.texts[Int(code & ~Self.tableBit)] }
  }

  private static func code(
    of text: String, _ first: Unicode.Scalar, _ table: inout Table
  ) -> UInt32 {
    let bytes = Array(text.utf8)
    if let known = table.codes[bytes] { return known }
    guard table.texts.count < limit else { return first.value }
    let code = UInt32(table.texts.count) | tableBit
    table.texts.append(text)
    table.codes[bytes] = code
    return code
  }
}
