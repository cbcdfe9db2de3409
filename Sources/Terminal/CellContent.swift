import Synchronization

/// The text of one cell in four bytes, so that surfaces are made, copied and compared without a
/// thought for memory.
///
/// A single scalar, as nearly every cell has, is its own code. What is made of several is kept once
/// for the whole process, whatever surface it stands on; after ``limit`` different ones, which no
/// honest screen comes near, only the first scalar of a new one is kept.
struct CellContent: Hashable, Sendable {
  /// 0 for no text, a scalar, or the place in the table with the highest bit set.
  let code: UInt32

  static let limit = 1 << 17
  private static let tableBit: UInt32 = 1 << 31

  private struct Table {
    /// By the bytes: `é` in two forms is two contents.
    var codes: [[UInt8]: UInt32] = [:]
    var texts: [String] = []
  }

  private static let table = Mutex(Table())

  init(_ scalar: Unicode.Scalar) {
    code = scalar.value
  }

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
    if code < Self.tableBit { return Unicode.Scalar(code).map(Glyph.text) ?? "" }
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
