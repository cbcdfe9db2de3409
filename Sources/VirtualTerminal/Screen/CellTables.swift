/// Pens by number, each once: number 0 is the plain one.
///
/// Pens of palette colours and common attributes, which most text is written with, have a number that
/// follows from the pen and needs no table: see ``Pen/paletteNumber``. For the others,
/// programs draw the same things in the same order again and again. Each pen therefore remembers
/// the one that was asked for after it the last time; only where that is another one, the pen is
/// looked up by its hash.
struct StyleTable: ~Copyable {
  private struct Entry {
    var pen: Pen
    /// The number that followed last.
    var next: Int32 = 0
  }

  private var entries: UnsafeMutablePointer<Entry>
  private(set) var count = 0
  private var last = 0
  /// Open addressing: a number and one more, 0 for a free place. A power of two, and at least twice
  /// as many as there is room for entries.
  private var places: UnsafeMutablePointer<Int32>
  private var capacity: Int

  init() { self.init(capacity: 1 << 9) }

  private init(capacity: Int) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    places = .allocate(capacity: capacity * 2)
    places.initialize(repeating: 0, count: capacity * 2)
    append(.plain, at: place(of: .plain))
  }

  deinit {
    entries.deallocate()
    places.deallocate()
  }

  subscript(_ number: Int) -> Pen {
    precondition(number >= 0)
    if number >= Pen.firstPaletteNumber { return Pen(paletteNumber: number) }
    return number < count ? entries[number].pen : .plain
  }

  /// Returns the number of a pen, a new one where it has none.
  @inline(__always)
  mutating func number(of pen: Pen) -> Int { pen.paletteNumber ?? numberInTable(pen) }

  @inline(__always)
  private mutating func numberInTable(_ pen: Pen) -> Int {
    let guess = Int(entries[last].next)
    if entries[guess].pen == pen {
      last = guess
      return guess
    }
    return find(pen)
  }

  private mutating func find(_ pen: Pen) -> Int {
    if count == capacity { grow() }
    let index = place(of: pen)
    if places[index] == 0 {
      // More styles than there are numbers are plain.
      guard count < Pen.firstPaletteNumber else { return 0 }
      append(pen, at: index)
    }
    let number = Int(places[index]) - 1
    entries[last].next = Int32(number)
    last = number
    return number
  }

  /// Returns the place of a pen in `places`, or the empty one where it would stand.
  private func place(of pen: Pen) -> Int {
    let mask = capacity * 2 - 1
    var index = pen.fastHash & mask
    while places[index] != 0, entries[Int(places[index]) - 1].pen != pen {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func append(_ pen: Pen, at place: Int) {
    (entries + count).initialize(to: Entry(pen: pen))
    count += 1
    places[place] = Int32(count)
  }

  private mutating func grow() {
    var larger = StyleTable(capacity: capacity * 2)
    for number in 1..<count { _ = larger.find(entries[number].pen) }
    self = larger
  }

  /// Keeps the pens that are in use and numbers them anew.
  ///
  /// - Returns: the new number of each old one; 0 where it was not in use.
  mutating func compact(keeping isUsed: [Bool]) -> [Int] {
    var numbers = [Int](repeating: 0, count: count)
    var kept = StyleTable()
    for number in 1..<max(1, count) where isUsed[number] {
      numbers[number] = kept.find(entries[number].pen)
    }
    self = kept
    return numbers
  }
}

/// The hyperlinks of OSC 8 by number; number 0 is none.
struct LinkTable {
  struct Link: Hashable {
    var uri: String
    var id: String
  }

  /// The most links that there are at a time.
  static let limit = 1 << 13

  private var links: [Link] = [Link(uri: "", id: "")]
  private var numbers: [Link: UInt32] = [:]
  /// Numbers below the last that no link has.
  private var free: [UInt32] = []
  var budget = LineBudget(linesEach: 64)

  var count: Int { links.count }
  var isFull: Bool { links.count >= Self.limit && free.isEmpty }

  subscript(_ number: UInt32) -> Link { links[Int(number)] }

  /// The links in the order of their numbers; those that are free have no address.
  mutating func archive(_ archive: inout StateArchive) {
    archive.list(&links, most: Self.limit, new: Link(uri: "", id: "")) { archive, link in
      archive.text(&link.uri)
      archive.text(&link.id)
    }
    budget.archive(&archive)
    guard archive.isReading else { return }
    let none = Link(uri: "", id: "")
    if links.first != none { links.insert(none, at: 0) }
    for (number, link) in links.enumerated().dropFirst() {
      if link.uri.isEmpty {
        free.insert(UInt32(number), at: 0)
      } else if numbers.updateValue(UInt32(number), forKey: link) != nil {
        archive.fail()
      }
    }
  }

  func contains(_ link: Link) -> Bool { link.uri.isEmpty || numbers[link] != nil }

  /// Returns the number of a link, a new one where it has none; 0 where the table is full.
  mutating func number(of link: Link) -> UInt32 {
    if link.uri.isEmpty { return 0 }
    if let number = numbers[link] { return number }
    guard !isFull else { return 0 }
    let number = free.popLast() ?? UInt32(links.count)
    if number == links.count { links.append(link) } else { links[Int(number)] = link }
    numbers[link] = number
    return number
  }

  /// Forgets the links that are not in use; their numbers are given to others.
  mutating func keep(_ isUsed: [Bool]) {
    for (link, number) in numbers where !isUsed[Int(number)] {
      numbers[link] = nil
      links[Int(number)] = links[0]
      free.append(number)
    }
    // The order of a dictionary is another one in each run.
    free.sort(by: >)
  }
}

/// A bound for the cost of looks at every line: each thing that may make one necessary, such as a mark
/// or a link, pays for so many lines. What cannot be paid has to do without, so that a stream of any
/// length costs no more than its length.
struct LineBudget {
  let linesEach: Int
  private var credit = 0

  init(linesEach: Int) { self.linesEach = linesEach }

  mutating func archive(_ archive: inout StateArchive) { archive.number(&credit, 0...1 << 60) }

  mutating func earn() { credit += linesEach }

  /// Pays for a look; false where there is not enough.
  mutating func pays(for lines: Int) -> Bool {
    guard credit >= lines else { return false }
    credit = 0
    return true
  }
}
