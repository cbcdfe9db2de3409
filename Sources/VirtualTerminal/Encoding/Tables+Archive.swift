extension StyleTable {
  /// The pens in the order of their numbers. A table that is read to must be new.
  mutating func archive(_ archive: inout StateArchive, links: Int) {
    var last = count - 1
    archive.count(&last, most: Pen.firstPaletteNumber - 1)
    for number in 0..<last where !archive.isFailed {
      var pen = archive.isReading ? Pen.plain : self[number + 1]
      pen.archive(&archive, links: links)
      // Each pen is there once.
      if archive.isReading, self.number(of: pen) != number + 1 { archive.fail() }
    }
  }
}

extension ClusterTable {
  /// The most scalars of a cluster: more than any cell takes.
  private static let longest = 64

  /// The clusters in the order of their numbers. A table that is read to must be new.
  mutating func archive(_ archive: inout StateArchive) {
    var total = count
    archive.count(&total, most: Self.capacity)
    for number in 0..<total where !archive.isFailed {
      let flag = UInt32(PackedCell.clusterFlag)
      var link = archive.isReading ? (before: 0, scalar: 0) : link(number)
      archive.number(&link.before, 0...UInt32(PackedCell.contentMask))
      archive.scalar(&link.scalar)
      guard archive.isReading, !archive.isFailed else { continue }
      guard StateTables(styles: 0, clusters: number).contains(link.before),
        length(link.before) < Self.longest,
        appending(link.scalar, to: link.before) == UInt32(number) | flag
      else { return archive.fail() }
    }
  }
}

extension StateArchive {
  /// The value of a scalar.
  mutating func scalar(_ value: inout UInt32) {
    number(&value, 0...0x10FFFF)
    if Unicode.Scalar(value) == nil { fail() }
  }
}

extension Pen {
  mutating func archive(_ archive: inout StateArchive, links: Int) {
    for color in [\Pen.foreground, \.background, \.underlineColor] {
      var value = self[keyPath: color]
      archive.number(&value, 0...3 << 24 - 1)
      if value >> 24 == 0, value != 0 { archive.fail() }
      if value >> 24 == 1, value & 0xFFFF00 != 0 { archive.fail() }
      self[keyPath: color] = value
    }
    archive.number(&attributes, 0...255)
    archive.number(&underline, 0...5)
    archive.number(&font, 0...9)
    archive.number(&baseline, 0...2)
    archive.number(&link, 0...UInt32(links - 1))
  }
}

extension Charsets {
  mutating func archive(_ archive: inout StateArchive) {
    for index in 0..<4 {
      archive.choice(
        &self[index], of: [.ascii, .graphics, .british, .latin1, .supplemental])
    }
    var (left, right) = (left, right)
    archive.number(&left, 0...3)
    archive.number(&right, 0...3)
    lockLeft(left)
    lockRight(right)
    var waiting = single ?? 0
    archive.number(&waiting, 0...3)
    if waiting > 0 { singleShift(waiting) }
  }
}

extension Modes {
  /// A bit for each mode.
  mutating func archive(_ archive: inout StateArchive) {
    var bits = Mode.allCases.reduce(UInt64(0)) {
      contains($1) ? $0 | 1 << UInt64($1.rawValue) : $0
    }
    archive.bits(&bits)
    for mode in Mode.allCases {
      self[mode] = bits >> UInt64(mode.rawValue) & 1 == 1
      bits &= ~(1 << UInt64(mode.rawValue))
    }
    if bits != 0 { archive.fail() }
  }
}

extension RecordLog {
  /// The kept records, and how many there have been.
  mutating func archive(
    _ archive: inout StateArchive, new: Record, _ body: (inout StateArchive, inout Record) -> Void
  ) {
    var (kept, total) = (records, total)
    archive.list(&kept, most: limit, new: new, body)
    archive.number(&total, kept.count...Int.max / 2)
    if archive.isReading { restore(kept, total) }
  }
}
