import Semantics
import Terminal

/// The differences of two screens, cell by cell and node by node.
///
/// Invisible differences (``Terminal/Cell/asSeen``) do not count.
public struct ScreenDifference: Hashable, Sendable, CustomStringConvertible {
  /// The number of different cells, nodes and other properties.
  public private(set) var count = 0
  /// One line each, cells side by side taken together.
  public private(set) var lines: [String] = []

  public init(_ first: Screen, _ second: Screen) {
    guard first.size == second.size else {
      add("size", first.headline, second.headline)
      return
    }
    for y in 0..<first.size.rows { compareRow(y, first.surface, second.surface) }
    if first.cursor != second.cursor || first.focus != second.focus {
      add("header", first.headline, second.headline)
    }
    compareNodes(first, second)
    if first.focusOrder != second.focusOrder {
      add("focus order", "\(first.focusOrder)", "\(second.focusOrder)")
    }
  }

  public var isEmpty: Bool { count == 0 }

  /// At most 20 lines.
  public var description: String {
    let rest = lines.count > 20 ? ["… and \(lines.count - 20) more"] : []
    return (lines.prefix(20) + rest).joined(separator: "\n")
  }

  private mutating func add(_ place: String, _ first: String, _ second: String, count: Int = 1) {
    self.count += count
    lines.append("\(place): \(first) | \(second)")
  }

  // MARK: Cells
  private mutating func compareRow(_ y: Int, _ first: Surface, _ second: Surface) {
    var x = 0
    while x < first.size.columns {
      let start = x
      while x < first.size.columns, first[x, y].asSeen != second[x, y].asSeen { x += 1 }
      if x > start { addCells(start..<x, y, first, second) }
      x += 1
    }
  }

  private mutating func addCells(
    _ columns: Range<Int>, _ y: Int, _ first: Surface, _ second: Surface
  ) {
    add(
      "row \(y) col \(columns.words)", Self.words(columns, y, first),
      Self.words(columns, y, second), count: columns.count)
  }

  private static func words(_ columns: Range<Int>, _ y: Int, _ surface: Surface) -> String {
    let text = columns.map { surface[$0, y].text }.joined().quoted
    var styles: [String] = []
    for x in columns {
      let words = surface[x, y].asSeen.style.words
      if styles.last != words { styles.append(words) }
    }
    return "\(text) \(styles.joined(separator: "; "))"
  }

  // MARK: Meaning
  private mutating func compareNodes(_ first: Screen, _ second: Screen) {
    for index in 0..<max(first.nodes.count, second.nodes.count) {
      let a = index < first.nodes.count ? first.nodes[index] : nil
      let b = index < second.nodes.count ? second.nodes[index] : nil
      if a != b { add("node \(index)", Self.words(a), Self.words(b)) }
    }
  }

  private static func words(_ node: SemanticNode?) -> String {
    guard let node else { return "none" }
    let frame = node.frame
    let parent = node.parent.map { " in \($0)" } ?? ""
    return node.line + " at \(frame.minX),\(frame.minY) \(frame.columns)x\(frame.rows)" + parent
  }
}

extension Range<Int> {
  /// `4`, `2-14`: both ends are inside.
  var words: String { count == 1 ? "\(lowerBound)" : "\(lowerBound)-\(upperBound - 1)" }
}
