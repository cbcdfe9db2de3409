import CMoggyTerm
import Terminal
import VirtualTerminal

// The calls of the header that say what a terminal shows.

@_cdecl("moggyterm_size")
public func size(
  _ pointer: OpaquePointer?, _ columns: UnsafeMutablePointer<Int32>?,
  _ rows: UnsafeMutablePointer<Int32>?
) {
  let size = CTerminal.of(pointer)?.terminal.size ?? .zero
  columns?.pointee = Int32(size.columns)
  rows?.pointee = Int32(size.rows)
}

@_cdecl("moggyterm_scrollback")
public func scrollback(_ pointer: OpaquePointer?) -> Int32 {
  Int32(CTerminal.of(pointer)?.terminal.scrollbackCount ?? 0)
}

@_cdecl("moggyterm_get_cursor")
public func cursor(_ pointer: OpaquePointer?) -> moggyterm_cursor {
  guard let cursor = CTerminal.of(pointer)?.terminal.cursor else { return moggyterm_cursor() }
  let shape: UInt8 = cursor.shape == .block ? 0 : cursor.shape == .underline ? 1 : 2
  return moggyterm_cursor(
    column: Int32(cursor.position.x), row: Int32(cursor.position.y), shape: shape,
    is_visible: cursor.isVisible ? 1 : 0, blinks: cursor.blinks ? 1 : 0,
    pending_wrap: cursor.pendingWrap ? 1 : 0)
}

@_cdecl("moggyterm_row")
public func row(
  _ pointer: OpaquePointer?, _ row: Int32, _ cells: UnsafeMutablePointer<moggyterm_cell>?,
  _ count: Int32
) -> Int32 {
  guard let terminal = CTerminal.of(pointer)?.terminal, let cells, count > 0,
    terminal.allRows.contains(Int(row))
  else { return 0 }
  let columns = min(Int(count), terminal.size.columns)
  let line = terminal.details(row: Int(row)).cells
  for x in 0..<columns {
    cells[x] = x < line.count ? moggyterm_cell(line[x]) : .empty
  }
  return Int32(columns)
}

extension moggyterm_cell {
  fileprivate static var empty: moggyterm_cell {
    var cell = moggyterm_cell()
    cell.width = 1
    return cell
  }

  fileprivate init(_ cell: DetailedCell) {
    let style = cell.style.style
    self.init(
      character: cell.text.unicodeScalars.first?.value ?? 0,
      foreground: Self.code(style.foreground), background: Self.code(style.background),
      underline_color: Self.code(style.underlineColor),
      attributes: UInt16(style.attributes.rawValue), underline: style.underline.rawValue,
      width: UInt8(cell.width))
  }

  private static func code(_ color: Color) -> UInt32 {
    switch color {
    case .default: 0
    case .indexed(let index): UInt32(MOGGYTERM_INDEXED) | UInt32(index)
    case .rgb(let red, let green, let blue):
      UInt32(MOGGYTERM_RGB) | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }
}

@_cdecl("moggyterm_dirty_rows")
public func dirtyRows(
  _ pointer: OpaquePointer?, _ rows: UnsafeMutablePointer<Int32>?, _ count: Int32
) -> Int32 {
  guard let handle = CTerminal.of(pointer) else { return 0 }
  var drawn = handle.drawn
  let dirty = handle.terminal.dirtyRows(since: &drawn)
  guard let rows, count >= dirty.count else { return Int32(dirty.count) }
  handle.drawn = drawn
  for (index, row) in dirty.enumerated() { rows[index] = Int32(row) }
  return Int32(dirty.count)
}

@_cdecl("moggyterm_is_wrapped")
public func isWrapped(_ pointer: OpaquePointer?, _ row: Int32) -> CInt {
  CTerminal.of(pointer)?.terminal.isWrapped(row: Int(row)) == true ? 1 : 0
}

@_cdecl("moggyterm_cell_text")
public func cellText(
  _ pointer: OpaquePointer?, _ column: Int32, _ row: Int32, _ text: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  let place = Point(x: Int(column), y: Int(row))
  return CTerminal.write(CTerminal.of(pointer)?.terminal.text(at: place) ?? "", text, size)
}

@_cdecl("moggyterm_row_text")
public func rowText(
  _ pointer: OpaquePointer?, _ row: Int32, _ text: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  guard let terminal = CTerminal.of(pointer)?.terminal else {
    return CTerminal.write("", text, size)
  }
  let line = Rect(x: 0, y: Int(row), columns: terminal.size.columns, rows: 1)
  return CTerminal.write(terminal.text(inBlock: line), text, size)
}

@_cdecl("moggyterm_link")
public func link(
  _ pointer: OpaquePointer?, _ column: Int32, _ row: Int32, _ text: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  let place = Point(x: Int(column), y: Int(row))
  return CTerminal.write(CTerminal.of(pointer)?.terminal.link(at: place) ?? "", text, size)
}

@_cdecl("moggyterm_title")
public func title(
  _ pointer: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int { CTerminal.write(CTerminal.of(pointer)?.terminal.title ?? "", text, size) }

@_cdecl("moggyterm_mode")
public func mode(_ pointer: OpaquePointer?, _ number: Int32, _ isANSI: CInt) -> CInt {
  guard let terminal = CTerminal.of(pointer)?.terminal,
    let mode = Mode(number: Int(number), isANSI: isANSI != 0)
  else { return -1 }
  return terminal.modes.contains(mode) ? 1 : 0
}
