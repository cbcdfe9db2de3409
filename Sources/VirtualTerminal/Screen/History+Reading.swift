// The content of stored lines, unpacked or not.
extension History {
  static func read(_ line: Line, into row: UnsafeMutablePointer<PackedCell>) -> Int {
    let columns = Int(line.pointee.columns)
    switch line.pointee.form {
    case .bytes:
      let bytes = body(line, UInt8.self)
      for x in 0..<columns { row[x].bits = line.pointee.common | UInt64(bytes[x]) }
    case .words: unpack(body(line, UInt32.self), line, into: row)
    case .characters: unpack(body(line, UInt64.self), line, into: row)
    case .cells: row.update(from: body(line, PackedCell.self), count: columns)
    }
    return columns
  }

  /// Returns a line as a value of its own.
  func savedLine(_ line: Line) -> SavedLine {
    let columns = Int(line.pointee.columns)
    var cells = [PackedCell](unsafeUninitializedCapacity: columns) { buffer, count in
      if let start = buffer.baseAddress { count = Self.read(line, into: start) }
    }
    while cells.last == .empty { cells.removeLast() }
    return SavedLine(cells: cells, flags: line.pointee.flags)
  }

  /// Returns true for a line with characters of two columns, without unpacking it.
  func hasWideCharacters(_ line: Line) -> Bool {
    let columns = Int(line.pointee.columns)
    switch line.pointee.form {
    case .bytes: return false
    case .words:
      // One word less for each wide character: one among the first half tells it.
      let words = Self.body(line, UInt32.self)
      var x = 0
      while x < columns, !PackedCell(bits: UInt64(words[x])).isWide { x += 1 }
      return x < columns
    case .characters, .cells:
      let cells = Self.body(line, PackedCell.self)
      var x = 0
      while x < columns, !cells[x].isWide { x += 1 }
      return x < columns
    }
  }

  /// Returns the number of columns up to the last cell that is written, where none is wide.
  func writtenColumns(_ line: Line) -> Int {
    var columns = Int(line.pointee.columns)
    let common = line.pointee.common
    switch line.pointee.form {
    case .bytes:
      let bytes = Self.body(line, UInt8.self)
      while columns > 0, common | UInt64(bytes[columns - 1]) == 0 { columns -= 1 }
    case .words:
      let words = Self.body(line, UInt32.self)
      while columns > 0, common | UInt64(words[columns - 1]) == 0 { columns -= 1 }
    case .characters, .cells:
      let cells = Self.body(line, PackedCell.self)
      while columns > 0, cells[columns - 1] == .empty { columns -= 1 }
    }
    return columns
  }

  private static func unpack<Unit: FixedWidthInteger>(
    _ units: UnsafePointer<Unit>, _ line: Line, into row: UnsafeMutablePointer<PackedCell>
  ) {
    var next = units
    var x = 0
    while x < line.pointee.columns {
      row[x].bits = UInt64(next.pointee) | (Unit.bitWidth == 64 ? 0 : line.pointee.common)
      if row[x].isWide {
        row[x + 1] = row[x].rightHalf
        x += 1
      }
      x += 1
      next += 1
    }
  }
}
