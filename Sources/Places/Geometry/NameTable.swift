import GRDB

/// The whole names of all places in memory, folded and joined, with the places that are called so.
struct NameTable {
  /// The places of each name, within ``ranks``.
  private var names: [String: Range<Int>] = [:]
  private var ranks: [Int32] = []

  init(_ database: PlacesDatabase) throws {
    try database.read { db in
      var (name, start) = ("", 0)
      try NameIndex(db: db).wholeNames { next, rank in
        if next != name {
          if start < ranks.count { names[name] = start..<ranks.count }
          (name, start) = (next, ranks.count)
        }
        ranks.append(Int32(clamping: rank))
      }
      if start < ranks.count { names[name] = start..<ranks.count }
    }
  }

  func has(_ name: String) -> Bool { names[name] != nil }
  /// The ranks of the places of that name, which begin with 1.
  func ranks(of name: String) -> [Int] { names[name].map { ranks[$0].map(Int.init) } ?? [] }
}
