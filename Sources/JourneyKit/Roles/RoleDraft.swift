import Semantics
import Terminal

/// The nodes that the rules have found so far, and the cells that they have used up.
struct RoleDraft {
  let grid: CellGrid
  let cursor: Point?
  /// True if the cursor is behind a prompt.
  var hasPrompt = false
  private(set) var nodes: [SemanticNode] = []
  private var uses: [Use]
  /// The boxes from the outermost to the innermost, and the screen as the first.
  var regions: [RoleRegion] = []
  /// For each cell the number of the region that it belongs to.
  private(set) var owners: [Int]

  init(_ grid: CellGrid, cursor: Point?) {
    (self.grid, self.cursor) = (grid, cursor)
    uses = Array(repeating: .free, count: grid.signs.count)
    owners = Array(repeating: 0, count: grid.signs.count)
  }

  // MARK: Finding
  mutating func add(
    _ role: Role, _ label: String, _ frame: Rect, _ traits: Traits = [], value: String? = nil
  ) {
    nodes.append(
      SemanticNode(
        role: role, label: label, value: value, traits: traits.union(.inferred), frame: frame))
  }

  mutating func add(
    _ role: Role, _ label: String, _ y: Int, _ range: Range<Int>, _ traits: Traits = [],
    value: String? = nil
  ) {
    let frame = Rect(x: range.lowerBound, y: y, columns: range.count, rows: 1)
    add(role, label, frame, traits, value: value)
    take(y, range)
  }

  /// The use of a cell: a shared one may be a part of something wider, as a bar of progress in a row.
  enum Use { case free, shared, taken }

  /// Uses cells up, so that later rules leave them alone.
  mutating func take(_ y: Int, _ range: Range<Int>, as use: Use = .taken) {
    for x in range.clamped(to: 0..<grid.columns) { uses[grid.index(x, y)] = use }
  }

  func isTaken(_ x: Int, _ y: Int) -> Bool { uses[grid.index(x, y)] != .free }
  func isTaken(_ y: Int, _ range: Range<Int>) -> Bool { range.contains { isTaken($0, y) } }

  /// Returns true for cells that cannot be a row of a list or a status line.
  func isNoRow(_ y: Int, _ range: Range<Int>) -> Bool {
    range.contains { uses[grid.index($0, y)] == .taken }
  }

  // MARK: Regions
  mutating func own(_ frame: Rect, by region: Int) {
    for y in frame.minY..<frame.maxY {
      for x in frame.minX..<frame.maxX { owners[grid.index(x, y)] = region }
    }
  }

  /// Returns the parts of a row that belong to a region.
  func segments(_ y: Int, of region: Int) -> [Range<Int>] {
    let frame = regions[region].frame
    guard (frame.minY..<frame.maxY).contains(y) else { return [] }
    var segments: [Range<Int>] = []
    for x in frame.minX..<frame.maxX where owners[grid.index(x, y)] == region {
      if let last = segments.last, last.upperBound == x {
        segments[segments.count - 1] = last.lowerBound..<x + 1
      } else {
        segments.append(x..<x + 1)
      }
    }
    return segments
  }

  /// Returns the runs of cells that are set off from the ground of their region.
  func lights(_ y: Int, _ segment: Range<Int>, of region: Int) -> [Range<Int>] {
    let ground = regions[region].ground
    var runs: [Range<Int>] = []
    for x in segment where grid.back(x, y) != ground {
      if let last = runs.last, last.upperBound == x {
        runs[runs.count - 1] = last.lowerBound..<x + 1
      } else {
        runs.append(x..<x + 1)
      }
    }
    return runs
  }

  /// Gives each region its most frequent background.
  mutating func findGrounds() {
    var counts: [[UInt32: Int]] = regions.map { _ in [:] }
    var (run, owner, back) = (0, 0, UInt32(0))
    // The first and the last row of a screen are bars more often than not.
    let edges = grid.rows > 4 ? [0, grid.rows - 1] : []
    for index in owners.indices {
      if owners[index] == 0, edges.contains(index / grid.columns) { continue }
      if run > 0, owners[index] != owner || grid.backs[index] != back {
        counts[owner][back, default: 0] += run
        run = 0
      }
      (owner, back) = (owners[index], grid.backs[index])
      run += 1
    }
    if run > 0 { counts[owner][back, default: 0] += run }
    // A screen full of boxes has the ground of the largest one: its edges may be bars.
    if counts[0].isEmpty {
      let largest = regions.indices.dropFirst().max {
        regions[$0].frame.columns * regions[$0].frame.rows
          < regions[$1].frame.columns * regions[$1].frame.rows
      }
      if let largest, regions[largest].kind == .dialog {
        // A dialog lies over a screen of its own.
        for index in owners.indices where owners[index] == 0 {
          counts[0][grid.backs[index], default: 0] += 1
        }
      } else {
        counts[0] = largest.map { counts[$0] } ?? [:]
      }
    }
    for region in regions.indices {
      let most = counts[region].max { ($0.value, $1.key) < ($1.value, $0.key) }
      regions[region].ground = most?.key ?? 0
      // A list may fill the most of a dialog; its lines have its own ground.
      let frame = regions[region].frame
      if regions[region].kind == .dialog, frame.minX > 0, frame.minY > 0 {
        let edge = grid.back(frame.minX - 1, frame.minY)
        let near = (frame.minY..<frame.maxY).count { grid.back(frame.minX, $0) == edge }
        if near * 2 > frame.rows { regions[region].ground = edge }
      }
    }
  }
}

/// A part of the screen with a ground of its own: the inside of a box, or the screen around all boxes.
struct RoleRegion {
  enum Kind { case screen, dialog, group, menu }

  var kind: Kind
  /// The area without the lines around it.
  var frame: Rect
  var ground: UInt32 = 0
  var title = ""
  /// True for a group in a dialog.
  var isInDialog = false
}
