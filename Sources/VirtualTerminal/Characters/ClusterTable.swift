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
  private let breaks = ClusterBreaks.Reader()
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
    return state(.start, characters.properties(content))
  }

  /// Returns the state behind one more character.
  @inline(__always)
  private func state(_ before: ClusterState, _ next: CharacterProperties) -> ClusterState {
    var state = before
    _ = breaks.step(&state, next)
    return state
  }

  /// Returns what a cluster is made of: what stood before its last scalar, and that one.
  func link(_ number: Int) -> (before: UInt32, scalar: UInt32) {
    precondition(number >= 0 && number < count)
    return (links[number].before, links[number].scalar)
  }

  /// Returns the content that is `content` with one more scalar; nil where there has been none yet.
  @inline(__always)
  func known(_ scalar: UInt32, behind content: UInt32) -> UInt32? {
    let mask = room &* 2 &- 1
    var place = Self.hash(scalar, content) & mask
    while places[place] != 0 {
      let number = places[place] &- 1
      let link = links + Int(number)
      if link.pointee.before == content, link.pointee.scalar == scalar {
        return number | UInt32(PackedCell.clusterFlag)
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  /// Returns the content that is `content` with one more scalar; nil where the table is full.
  mutating func appending(_ scalar: UInt32, to content: UInt32) -> UInt32? {
    if let known = known(scalar, behind: content) { return known }
    guard count < Self.capacity else { return nil }
    if count == room {
      grow()
      return appending(scalar, to: content)
    }
    let link = Link(
      before: content, scalar: scalar, length: UInt16(length(content) + 1),
      state: state(state(content), characters.properties(scalar)))
    let mask = room * 2 - 1
    var place = Self.hash(scalar, content) & mask
    while places[place] != 0 { place = (place + 1) & mask }
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
