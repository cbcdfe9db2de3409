/// The widths of characters and the classes that grapheme clusters are made by, from tables of the
/// module's own: what a terminal shows does not depend on the machine's C library.
enum CharacterTable {
  /// Characters from here on follow a rule.
  private static let count = 0x20000

  /// The address of the properties of the characters below ``count``, made once for all terminals and
  /// never given back.
  private static let address: UInt = {
    let table = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    for (index, run) in runs.enumerated() {
      let start = Int(run >> 9)
      let end = index + 1 < runs.count ? Int(runs[index + 1] >> 9) : count
      (table + start).initialize(repeating: UInt16(run & 0x1FF), count: end - start)
    }
    // Hangul syllables without and with a final consonant (The Unicode Standard, 3.12).
    for value in 0xAC00...0xD7A3 {
      let kind: BreakClass = (value - 0xAC00) % 28 == 0 ? .lv : .lvt
      table[value] |= UInt16(kind.rawValue) << 2
    }
    return UInt(bitPattern: table)
  }()

  /// A terminal's own way to the table, which asks for no lock.
  struct Reader {
    private let first: UnsafePointer<UInt16>

    init() {
      guard let first = UnsafePointer<UInt16>(bitPattern: CharacterTable.address)
      else { preconditionFailure("a table at no address") }
      self.first = first
    }

    @inline(__always)
    func properties(_ value: UInt32) -> CharacterProperties {
      value < CharacterTable.count
        ? CharacterProperties(bits: first[Int(value)]) : CharacterTable.later(value)
    }

    /// Returns the number of columns of a character: 0, 1 or 2.
    @inline(__always)
    func width(_ value: UInt32) -> Int { properties(value).width }
  }

  private static func later(_ value: UInt32) -> CharacterProperties {
    switch value {
    // Two planes of ideographs, assigned or not (Unicode Standard Annex #11).
    case 0x20000...0x2FFFD, 0x30000...0x3FFFD: CharacterProperties(width: 2, .other)
    // Tags and variation selectors; the others of the plane are ignorable by default.
    case 0xE0020...0xE007F, 0xE0100...0xE01EF: CharacterProperties(width: 0, .extend)
    case 0xE0000...0xE0FFF: CharacterProperties(width: 0, .control)
    default: CharacterProperties(width: 1, .other)
    }
  }
}
