import Places

/// Dots of Braille cells, two by four in each.
struct PosterRaster {
  private let columns: Int
  private let rows: Int
  private let north: Double
  /// Degrees of a dot, in both directions.
  private let step: Double
  private var dots: [Bool]

  init(columns: Int, rows: Int, north: Double) {
    (self.columns, self.rows, self.north) = (columns, rows, north)
    step = 360 / Double(columns * 2)
    dots = Array(repeating: false, count: columns * 2 * rows * 4)
  }

  private var wide: Int { columns * 2 }
  private var high: Int { rows * 4 }

  private mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, x < wide, y >= 0, y < high else { return }
    dots[y * wide + x] = true
  }

  mutating func set(_ point: Coordinates) {
    set(column(point.longitude), Int(((north - point.latitude) / step).rounded(.down)))
  }

  private func column(_ longitude: Double) -> Int {
    min(wide - 1, max(0, Int(((longitude + 180) / step).rounded(.down))))
  }

  /// Fills a country by its state; one without is drawn as an outline.
  mutating func draw(
    _ level: OutlineLevel, _ territory: OutlineLevel.Territory, _ state: VisitStanding?
  ) {
    guard let state else { return outline(level, territory) }
    for y in 0..<high {
      let latitude = north - (Double(y) + 0.5) * step
      let crossings = Self.crossings(level, territory, latitude)
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let first = Int(((crossings[pair] + 180) / step).rounded(.up))
        let last = Int(((crossings[pair + 1] + 180) / step).rounded(.down))
        guard first <= last else { continue }
        for x in first...last where Self.isSet(x, y, state) { set(x, y) }
      }
    }
  }

  /// Full, stripes along the rows, and diagonals of which those of a plan are wider apart.
  private static func isSet(_ x: Int, _ y: Int, _ state: VisitStanding) -> Bool {
    switch state {
    case .been: true
    case .lived: y.isMultiple(of: 2)
    case .want: (x + y).isMultiple(of: 3)
    case .planned: (x + y).isMultiple(of: 5)
    }
  }

  /// Returns the longitudes at which the rings cross a latitude, from the west; between the first
  /// two is land, and so on.
  private static func crossings(
    _ level: OutlineLevel, _ territory: OutlineLevel.Territory, _ latitude: Double
  ) -> [Double] {
    var found: [Double] = []
    for ring in level.rings[territory.rings]
    where ring.box.south <= latitude && latitude <= ring.box.north {
      var last = level.point(ring.points.upperBound - 1)
      for number in ring.points {
        let next = level.point(number)
        if (next.latitude > latitude) != (last.latitude > latitude) {
          let part = (latitude - next.latitude) / (last.latitude - next.latitude)
          found.append(next.longitude + part * (last.longitude - next.longitude))
        }
        last = next
      }
    }
    return found.sorted()
  }

  /// A dot at each point and on the way between two.
  private mutating func outline(_ level: OutlineLevel, _ territory: OutlineLevel.Territory) {
    for ring in level.rings[territory.rings] {
      var last = level.point(ring.points.upperBound - 1)
      for number in ring.points {
        let next = level.point(number)
        let (rise, run) = (next.latitude - last.latitude, next.longitude - last.longitude)
        let steps = max(1, Int((max(abs(rise), abs(run)) / step).rounded(.up)))
        for index in 0..<steps {
          let part = Double(index) / Double(steps)
          set(
            Coordinates(
              latitude: last.latitude + part * rise, longitude: last.longitude + part * run))
        }
        last = next
      }
    }
  }

  /// Without blanks at the ends.
  var lines: [String] {
    (0..<rows).map { row in
      let cells = (0..<columns).map { column in self.cell(column, row) }
      let end = (cells.lastIndex { $0 != " " }).map { $0 + 1 } ?? 0
      return String(cells[..<end])
    }
  }

  /// The bits of a cell's dots, by Unicode's Braille block.
  private static let bits: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  private func cell(_ column: Int, _ row: Int) -> Character {
    var value: UInt32 = 0
    for y in 0..<4 {
      for x in 0..<2 where dots[(row * 4 + y) * wide + column * 2 + x] {
        value |= Self.bits[y][x]
      }
    }
    return value == 0 ? " " : Unicode.Scalar(0x2800 + value).map { Character($0) } ?? " "
  }
}
