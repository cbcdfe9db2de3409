/// Cells of more than one scalar, each once, as chains: a cluster is what stood before and one more
/// scalar.
struct ClusterTable: ~Copyable {
  private struct Link {
    /// A scalar, or a cluster with ``PackedCell/clusterFlag``.
    var before: UInt32
    var scalar: UInt32
    var length: Int
  }

  /// The most clusters that a cell's content can number.
  static let capacity = 1 << 21

  private var links: [Link] = []
  private var numbers: [UInt64: UInt32] = [:]

  var count: Int { links.count }

  /// How many scalars a content stands for.
  func length(_ content: UInt32) -> Int {
    guard content & UInt32(PackedCell.clusterFlag) != 0 else { return 1 }
    return links[Int(content & 0x1F_FFFF)].length
  }

  /// The content that is `content` with one more scalar; nil where the table is full.
  mutating func appending(_ scalar: UInt32, to content: UInt32) -> UInt32? {
    let key = UInt64(content) << 32 | UInt64(scalar)
    if let number = numbers[key] { return number }
    guard links.count < Self.capacity else { return nil }
    let number = UInt32(links.count) | UInt32(PackedCell.clusterFlag)
    links.append(Link(before: content, scalar: scalar, length: length(content) + 1))
    numbers[key] = number
    return number
  }

  func scalars(_ content: UInt32) -> [UInt32] {
    var result: [UInt32] = []
    var content = content
    while content & UInt32(PackedCell.clusterFlag) != 0 {
      let link = links[Int(content & 0x1F_FFFF)]
      result.append(link.scalar)
      content = link.before
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
    for number in links.indices.reversed() where needed[number] {
      let before = links[number].before
      if before & UInt32(PackedCell.clusterFlag) != 0 { needed[Int(before & 0x1F_FFFF)] = true }
    }
    let old = links
    links = []
    numbers = [:]
    var contents = [UInt32](repeating: 0, count: old.count)
    for (number, link) in old.enumerated() where needed[number] {
      let isCluster = link.before & UInt32(PackedCell.clusterFlag) != 0
      let before = isCluster ? contents[Int(link.before & 0x1F_FFFF)] : link.before
      contents[number] = appending(link.scalar, to: before) ?? 0x20
    }
    return contents
  }
}
