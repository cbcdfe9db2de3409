import Places
import Terminal

/// The dots of a map, two by four in each cell: what each is, and which lie on a line.
///
/// All of it is a few flat buffers that are made once a frame; nothing is allocated for a point.
struct MapRaster {
  let columns: Int
  let rows: Int
  /// Dots of a row.
  let width: Int
  let height: Int
  /// ``MapTone``, row by row.
  private(set) var tones: [UInt8]
  /// By cells, the bits of a braille character.
  private(set) var borders: [UInt8]
  /// Between the states of large countries.
  private(set) var states: [UInt8]
  private(set) var coasts: [UInt8]
  /// Lines of longitude and latitude.
  private(set) var grid: [UInt8]
  /// Dots to one way around the earth.
  private let scale: Double
  private let originX: Double
  private let originY: Double
  /// The columns and rows of dots that are in the world.
  private let across: Range<Int>
  private let down: Range<Int>
  /// The parity of the edges at or before a dot; all zero between territories.
  private var passes: [UInt8]

  init(_ viewport: MapViewport) {
    columns = max(0, viewport.size.columns)
    rows = max(0, viewport.size.rows)
    (width, height) = (columns * 2, rows * 4)
    scale = viewport.worldColumns * 2
    originX = viewport.centerX * scale - Double(width) / 2
    originY = viewport.centerY * scale - Double(height) / 2
    let edges = viewport.projection.rows
    across = Self.dots(
      (viewport.centerX - 0.5) * scale - originX, (viewport.centerX + 0.5) * scale - originX, width)
    down = Self.dots(edges.lowerBound * scale - originY, edges.upperBound * scale - originY, height)
    tones = Array(repeating: MapTone.void.rawValue, count: width * height)
    borders = Array(repeating: 0, count: columns * rows)
    states = borders
    coasts = borders
    grid = borders
    passes = Array(repeating: 0, count: width * height)
    for row in down {
      for column in across { tones[row * width + column] = MapTone.sea.rawValue }
    }
  }

  /// The dots whose middle lies between two places.
  private static func dots(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
    let first = min(max(Int((low - 0.5).rounded(.up)), 0), count)
    let last = min(max(Int((high - 0.5).rounded(.up)), first), count)
    return first..<last
  }

  // MARK: Areas
  /// Fills the land, by a tone for each country, and the lakes on it.
  mutating func fill(_ level: FlatLevel, tone: (String) -> MapTone) {
    for territory in level.territories {
      fill(level.rings[territory.rings], level.points) { tone(territory.code) }
    }
    fill(level.lakes[...], level.points) { .sea }
  }

  private mutating func fill(
    _ rings: ArraySlice<FlatLevel.Shape>, _ points: [SIMD2<Float>], tone: () -> MapTone
  ) {
    var extent = Extent()
    for ring in rings {
      for turn in Self.turns where isVisible(ring, turn) { trace(ring, points, turn, &extent) }
    }
    if !extent.isEmpty { pour(extent, tone().rawValue) }
  }

  /// The rows and columns that a territory has edges in.
  private struct Extent {
    var top = Int.max
    var bottom = Int.min
    var left = Int.max
    var right = Int.min

    var isEmpty: Bool { top > bottom }

    mutating func add(_ row: Int, _ column: Int) {
      top = min(top, row)
      bottom = max(bottom, row)
      left = min(left, column)
      right = max(right, column)
    }
  }

  /// The turns of the earth by which a shape may have to be moved; some are at both sides.
  private static let turns: [Double] = [-1, 0, 1]

  private func isVisible(_ shape: FlatLevel.Shape, _ turn: Double) -> Bool {
    let left = (Double(shape.low.x) + turn) * scale - originX
    let right = (Double(shape.high.x) + turn) * scale - originX
    let top = Double(shape.low.y) * scale - originY
    let bottom = Double(shape.high.y) * scale - originY
    return right >= Double(across.lowerBound) && left <= Double(across.upperBound)
      && bottom >= Double(down.lowerBound) && top <= Double(down.upperBound)
  }

  /// Marks where the edges of a ring pass the middle of each row of dots.
  private mutating func trace(
    _ ring: FlatLevel.Shape, _ points: [SIMD2<Float>], _ turn: Double, _ extent: inout Extent
  ) {
    let shift = turn * scale - originX
    let (scale, originY, width, across, down) = (scale, originY, width, across, down)
    var extent_ = extent
    points.withUnsafeBufferPointer { points in
      passes.withUnsafeMutableBufferPointer { passes in
        let last = points[ring.points.upperBound - 1]
        var (x0, y0) = (Double(last.x) * scale + shift, Double(last.y) * scale - originY)
        var row0 = Int((y0 - 0.5).rounded(.up))
        for number in ring.points {
          let point = points[number]
          let (x1, y1) = (Double(point.x) * scale + shift, Double(point.y) * scale - originY)
          let row1 = Int((y1 - 0.5).rounded(.up))
          if row0 != row1 {
            let first = max(min(row0, row1), down.lowerBound)
            let end = min(max(row0, row1), down.upperBound)
            if first < end {
              let slope = (x1 - x0) / (y1 - y0)
              var x = x0 + (Double(first) + 0.5 - y0) * slope - 0.5
              for row in first..<end {
                let column = min(
                  max(x, Double(across.lowerBound)), Double(across.upperBound)
                ).rounded(.up)
                x += slope
                extent_.add(row, Int(column))
                if Int(column) < across.upperBound { passes[row * width + Int(column)] ^= 1 }
              }
            }
          }
          (x0, y0, row0) = (x1, y1, row1)
        }
      }
    }
    extent = extent_
  }

  /// Gives all dots inside a tone, and wipes the marks.
  private mutating func pour(_ extent: Extent, _ tone: UInt8) {
    let (width, end) = (width, min(extent.right + 1, across.upperBound))
    passes.withUnsafeMutableBufferPointer { passes in
      tones.withUnsafeMutableBufferPointer { tones in
        for row in extent.top...extent.bottom where extent.left < end {
          var isInside: UInt8 = 0
          for index in row * width + extent.left..<row * width + end {
            isInside ^= passes[index]
            passes[index] = 0
            if isInside != 0 { tones[index] = tone }
          }
        }
      }
    }
  }

  // MARK: Lines
  /// Draws coasts and borders.
  ///
  /// - Parameter hasStates: true for a country whose states are told apart.
  mutating func drawLines(_ level: FlatLevel, hasStates: (String) -> Bool) {
    for line in level.lines where line.kind != .state || hasStates(line.code) {
      for turn in Self.turns where isVisible(line.shape, turn) {
        draw(line, level.points, turn)
      }
    }
  }

  private mutating func draw(_ line: FlatLevel.Line, _ points: [SIMD2<Float>], _ turn: Double) {
    let pen = Pen(
      scale: scale, shift: turn * scale - originX, originY: originY, across: across, down: down,
      columns: columns)
    switch line.kind {
    case .border: pen.draw(line.shape.points, of: points, into: &borders)
    case .state: pen.draw(line.shape.points, of: points, into: &states)
    case .coast, .small: pen.draw(line.shape.points, of: points, into: &coasts)
    }
  }

  /// Draws lines as dots.
  private struct Pen {
    let scale: Double
    let shift: Double
    let originY: Double
    let across: Range<Int>
    let down: Range<Int>
    let columns: Int

    func draw(_ numbers: Range<Int>, of points: [SIMD2<Float>], into cells: inout [UInt8]) {
      points.withUnsafeBufferPointer { points in
        cells.withUnsafeMutableBufferPointer { cells in
          guard let first = numbers.first else { return }
          var last = place(points[first])
          mark(last.x, last.y, cells)
          for number in numbers {
            let next = place(points[number])
            step(from: last, to: next, cells)
            last = next
          }
        }
      }
    }

    private func place(_ point: SIMD2<Float>) -> (x: Double, y: Double) {
      (Double(point.x) * scale + shift, Double(point.y) * scale - originY)
    }

    /// The dots from one place to another, as far as they are in sight.
    private func step(
      from start: (x: Double, y: Double), to end: (x: Double, y: Double),
      _ cells: UnsafeMutableBufferPointer<UInt8>
    ) {
      guard let (low, high) = visiblePart(start, end) else { return }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let count = max(1, Int((max(abs(dx), abs(dy)) * (high - low)).rounded(.up)))
      // The start is the end of the line before, unless it is out of sight.
      for index in (low == 0 ? 1 : 0)...count {
        let part = low + (high - low) * Double(index) / Double(count)
        mark(start.x + dx * part, start.y + dy * part, cells)
      }
    }

    /// The part of a line in the world, by Liang and Barsky; all of most lines is.
    private func visiblePart(
      _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) -> (Double, Double)? {
      if isSeen(start), isSeen(end) { return (0, 1) }
      var (low, high) = (0.0, 1.0)
      func cut(_ from: Double, _ step: Double, _ range: Range<Int>) -> Bool {
        let (least, most) = (Double(range.lowerBound), Double(range.upperBound))
        if step == 0 { return from >= least && from <= most }
        let (a, b) = ((least - from) / step, (most - from) / step)
        low = max(low, min(a, b))
        high = min(high, max(a, b))
        return low <= high
      }
      let isSeen =
        cut(start.x, end.x - start.x, across) && cut(start.y, end.y - start.y, down)
      return isSeen ? (low, high) : nil
    }

    private func isSeen(_ place: (x: Double, y: Double)) -> Bool {
      place.x >= Double(across.lowerBound) && place.x <= Double(across.upperBound)
        && place.y >= Double(down.lowerBound) && place.y <= Double(down.upperBound)
    }

    private func mark(_ x: Double, _ y: Double, _ cells: UnsafeMutableBufferPointer<UInt8>) {
      guard x >= 0, y >= 0 else { return }
      let (x, y) = (Int(x), Int(y))
      guard across.contains(x), down.contains(y) else { return }
      cells[(y >> 2) * columns + (x >> 1)] |= Braille.bit(x & 1, y & 3)
    }
  }

  // MARK: Lines of longitude and latitude
  /// Every second dot of the meridians and parallels that are so many degrees apart.
  mutating func drawGraticule(_ viewport: MapViewport, every step: Double) {
    for longitude in stride(from: -180, to: 180, by: step) {
      let x = viewport.spot(of: Coordinates(latitude: 0, longitude: longitude)).x * 2
      guard let column = Self.dot(x, across) else { continue }
      for row in down where row.isMultiple(of: 2) { markGrid(column, row) }
    }
    for latitude in stride(from: -90 + step, to: 90, by: step) {
      let y = viewport.spot(of: Coordinates(latitude: latitude, longitude: 0)).y * 4
      guard let row = Self.dot(y, down) else { continue }
      for column in across where column.isMultiple(of: 2) { markGrid(column, row) }
    }
  }

  private static func dot(_ place: Double, _ range: Range<Int>) -> Int? {
    let dot = place.rounded(.down)
    guard dot >= Double(range.lowerBound), dot < Double(range.upperBound) else { return nil }
    return Int(dot)
  }

  private mutating func markGrid(_ x: Int, _ y: Int) {
    grid[(y >> 2) * columns + (x >> 1)] |= Braille.bit(x & 1, y & 3)
  }
}
