/// Pens by number, each once: number 0 is the plain one.
///
/// Programs draw the same things in the same order again and again. Each pen therefore remembers
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
    return number < count ? entries[number].pen : .plain
  }

  /// Returns the number of a pen, a new one where it has none.
  @inline(__always)
  mutating func number(of pen: Pen) -> Int {
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
    if places[index] == 0 { append(pen, at: index) }
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

/// Cells of more than one scalar, each once, as chains: a cluster is what stood before and one more
/// scalar.
struct ClusterTable: ~Copyable {
  private struct Link {
    /// A scalar, or a cluster with ``PackedCell/clusterFlag``.
    var before: UInt32
    var scalar: UInt32
    var length: UInt16
    var state: ClusterState
  }

  /// The most clusters that a cell's content can number.
  static let capacity = 1 << 21

  private let characters = CharacterTable.Reader()
  private var links: UnsafeMutablePointer<Link>
  private(set) var count = 0
  /// Open addressing: a number and one more, 0 for a free place. A power of two, and twice as many as
  /// there is room for links.
  private var places: UnsafeMutablePointer<UInt32>
  private var room: Int

  init() { self.init(room: 1 << 7) }

  private init(room: Int) {
    self.room = room
    links = .allocate(capacity: room)
    places = .allocate(capacity: room * 2)
    places.initialize(repeating: 0, count: room * 2)
  }

  deinit {
    links.deallocate()
    places.deallocate()
  }

  @inline(__always)
  private static func number(_ content: UInt32) -> Int? {
    content & UInt32(PackedCell.clusterFlag) == 0 ? nil : Int(content & 0x1F_FFFF)
  }

  /// Returns the number of scalars that a content stands for.
  @inline(__always)
  func length(_ content: UInt32) -> Int {
    Self.number(content).map { Int(links[$0].length) } ?? 1
  }

  /// Returns the last scalar of a content.
  func last(_ content: UInt32) -> UInt32 {
    Self.number(content).map { links[$0].scalar } ?? content
  }

  @inline(__always)
  func state(_ content: UInt32) -> ClusterState {
    if let number = Self.number(content) { return links[number].state }
    return ClusterState(characters.properties(content))
  }

  /// Returns the content that is `content` with one more scalar; nil where the table is full.
  mutating func appending(_ scalar: UInt32, to content: UInt32) -> UInt32? {
    let mask = room * 2 - 1
    var place = Self.hash(scalar, content) & mask
    while places[place] != 0 {
      let link = links + Int(places[place] - 1)
      if link.pointee.before == content, link.pointee.scalar == scalar {
        return (places[place] - 1) | UInt32(PackedCell.clusterFlag)
      }
      place = (place + 1) & mask
    }
    guard count < Self.capacity else { return nil }
    if count == room {
      grow()
      return appending(scalar, to: content)
    }
    let link = Link(
      before: content, scalar: scalar, length: UInt16(length(content) + 1),
      state: state(content).with(characters.properties(scalar)))
    append(link, at: place)
    return UInt32(count - 1) | UInt32(PackedCell.clusterFlag)
  }

  private mutating func append(_ link: Link, at place: Int) {
    (links + count).initialize(to: link)
    count += 1
    places[place] = UInt32(count)
  }

  /// One multiplication; good enough for open addressing.
  @inline(__always)
  private static func hash(_ scalar: UInt32, _ content: UInt32) -> Int {
    let key = (UInt64(content) << 32 | UInt64(scalar)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (key ^ key >> 32) >> 8)
  }

  private mutating func grow() {
    var larger = ClusterTable(room: room * 2)
    for number in 0..<count {
      let link = links[number]
      var place = Self.hash(link.scalar, link.before) & (larger.room * 2 - 1)
      while larger.places[place] != 0 { place = (place + 1) & (larger.room * 2 - 1) }
      larger.append(link, at: place)
    }
    self = larger
  }

  func scalars(_ content: UInt32) -> [UInt32] {
    var result: [UInt32] = []
    var content = content
    while let number = Self.number(content) {
      result.append(links[number].scalar)
      content = links[number].before
    }
    result.append(content)
    return result.reversed()
  }

  func text(_ content: UInt32) -> String {
    var text = String.UnicodeScalarView()
    for value in scalars(content) { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    return String(text)
  }

  /// Keeps the clusters in use, with those that they are built on, and numbers them anew.
  ///
  /// - Returns: the new content of each old number.
  mutating func compact(keeping isUsed: [Bool]) -> [UInt32] {
    var needed = isUsed
    for number in (0..<count).reversed() where needed[number] {
      if let before = Self.number(links[number].before) { needed[before] = true }
    }
    var kept = ClusterTable()
    var contents = [UInt32](repeating: 0, count: count)
    for number in 0..<count where needed[number] {
      let before = Self.number(links[number].before).map { contents[$0] } ?? links[number].before
      contents[number] = kept.appending(links[number].scalar, to: before) ?? 0x20
    }
    self = kept
    return contents
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
