import Foundation

/// The positions of all places in memory, as a k-d tree of points on the unit ball: the closest ones to a
/// point are found in some two microseconds, on land and far out at sea.
///
/// The middle of each range of nodes parts the others by one axis, and the halves are parted by the next.
struct PositionTree {
  private typealias Unit = SIMD3<Double>

  private struct Node {
    let unit: Unit
    /// Begins with 1.
    let rank: Int32
  }

  /// Positions are kept to about a metre: what is farther from the closest than so many radii of the
  /// earth is not the closest.
  private static let tolerance = 6 / (Coordinates.earthRadius * 1000)
  /// Ranges of so many nodes are not parted.
  private static let leaf = 8

  private var nodes: [Node]

  /// - Parameter positions: latitude and longitude of each place by its rank.
  init(_ positions: [Float]) {
    nodes = (0..<positions.count / 2).compactMap { place in
      let point = Coordinates(
        latitude: Double(positions[2 * place]), longitude: Double(positions[2 * place + 1]))
      return point.isValid ? Node(unit: Self.unit(point), rank: Int32(place + 1)) : nil
    }
    nodes.withUnsafeMutableBufferPointer { Self.part(&$0, 0..<$0.count, axis: 0) }
  }

  private static func unit(_ point: Coordinates) -> Unit {
    let (x, y, z) = point.unit
    return Unit(x, y, z)
  }

  // MARK: - Making
  private static func part(
    _ nodes: inout UnsafeMutableBufferPointer<Node>, _ range: Range<Int>, axis: Int
  ) {
    if range.count <= leaf { return }
    let middle = middle(of: range)
    select(middle, &nodes, range, axis)
    let next = (axis + 1) % 3
    part(&nodes, range.lowerBound..<middle, axis: next)
    part(&nodes, middle + 1..<range.upperBound, axis: next)
  }

  private static func middle(of range: Range<Int>) -> Int { range.lowerBound + range.count / 2 }

  /// Brings the node of a place in the order of an axis to it, and what is less before it (quickselect).
  private static func select(
    _ wanted: Int, _ nodes: inout UnsafeMutableBufferPointer<Node>, _ range: Range<Int>, _ axis: Int
  ) {
    var (first, last) = (range.lowerBound, range.upperBound - 1)
    while first < last {
      let pivot = nodes[first + (last - first) / 2].unit[axis]
      var (low, high) = (first, last)
      while low <= high {
        while nodes[low].unit[axis] < pivot { low += 1 }
        while nodes[high].unit[axis] > pivot { high -= 1 }
        guard low <= high else { break }
        nodes.swapAt(low, high)
        (low, high) = (low + 1, high - 1)
      }
      if wanted <= high { last = high } else if wanted >= low { first = low } else { return }
    }
  }

  // MARK: - The closest
  /// The ranks of those that may be the closest: more than one where positions kept so coarsely do not
  /// tell. Empty for what is no point.
  func closest(to point: Coordinates) -> [Int] { search(point)?.ranks ?? [] }

  /// The same, and the number of nodes that were looked at.
  func search(_ point: Coordinates) -> (ranks: [Int], steps: Int)? {
    guard point.isValid else { return nil }
    var search = Search(Self.unit(point))
    nodes.withUnsafeBufferPointer { search.look($0, 0..<$0.count, axis: 0) }
    return (search.found, search.steps)
  }

  /// One search; distances are chords of the unit ball.
  private struct Search {
    private(set) var steps = 0
    private let unit: Unit
    private var least = Double.infinity
    private var candidates: [(rank: Int, chord: Double)] = []

    init(_ unit: Unit) { self.unit = unit }

    var found: [Int] { candidates.filter { $0.chord <= least + tolerance }.map(\.rank) }

    mutating func look(_ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, axis: Int) {
      if range.count <= leaf { return range.forEach { take(nodes[$0]) } }
      let middle = middle(of: range)
      take(nodes[middle])
      let gap = unit[axis] - nodes[middle].unit[axis]
      let (low, high) = (range.lowerBound..<middle, middle + 1..<range.upperBound)
      let next = (axis + 1) % 3
      look(nodes, gap < 0 ? low : high, axis: next)
      // The other half lies beyond the plane through the middle.
      if abs(gap) <= least + tolerance { look(nodes, gap < 0 ? high : low, axis: next) }
    }

    private mutating func take(_ node: Node) {
      steps += 1
      let way = unit - node.unit
      let chord = (way * way).sum().squareRoot()
      guard chord <= least + tolerance else { return }
      least = min(least, chord)
      candidates.append((Int(node.rank), chord))
    }
  }
}
