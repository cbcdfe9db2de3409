import Foundation

/// The positions of all places in memory, in cells of a degree: it finds the closest to a point in about
/// a microsecond, the file in a hundred.
struct PositionGrid {
  /// The error of stored positions, about a metre, in radii of the earth, with a margin.
  private static let tolerance = 6 / (Coordinates.earthRadius * 1000)
  private static let (rows, columns) = (180, 360)
  /// The sines of whole degrees.
  private static let sines = (0..<90).map { sin(Double($0) * .pi / 180) }

  private typealias Unit = (x: Double, y: Double, z: Double)

  /// The index of each cell's first place, with one more at the end.
  private let starts: [Int32]
  /// The ranks, which begin with 1, of the places of each cell in turn.
  private let ranks: [Int32]
  /// The positions of these on the unit ball.
  private let units: [Unit]

  /// - Parameter positions: latitude and longitude of each place by its rank.
  init(_ positions: [Float]) {
    let points = stride(from: 0, to: positions.count - 1, by: 2).map {
      Coordinates(latitude: Double(positions[$0]), longitude: Double(positions[$0 + 1]))
    }
    var starts = [Int32](repeating: 0, count: Self.rows * Self.columns + 1)
    let cells = points.map { $0.isValid ? Self.cell(of: $0) : nil }
    for case let cell? in cells { starts[cell + 1] += 1 }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var next = starts
    var ranks = [Int32](repeating: 0, count: Int(starts.last ?? 0))
    var units = [Unit](repeating: (0, 0, 0), count: ranks.count)
    for (index, cell) in cells.enumerated() {
      guard let cell else { continue }
      let place = Int(next[cell])
      (ranks[place], units[place]) = (Int32(index + 1), points[index].unit)
      next[cell] += 1
    }
    (self.starts, self.ranks, self.units) = (starts, ranks, units)
  }

  private static func cell(of point: Coordinates) -> Int {
    row(of: point) * columns + column(of: point)
  }

  private static func row(of point: Coordinates) -> Int { min(rows - 1, Int(point.latitude + 90)) }

  private static func column(of point: Coordinates) -> Int {
    min(columns - 1, Int(point.longitude + 180))
  }

  // MARK: - The closest

  /// Returns the ranks of the places that may be the closest: several if the precision of the positions
  /// does not tell. Empty for an invalid point.
  func closest(to point: Coordinates) -> [Int] {
    guard point.isValid, !ranks.isEmpty else { return [] }
    var search = Search(point)
    let row = Self.row(of: point)
    for step in 0..<Self.rows {
      var isFar = true
      for other in Set([row - step, row + step]) where (0..<Self.rows).contains(other) {
        guard search.gap(toRow: other) <= search.reach else { continue }
        isFar = false
        look(in: other, &search)
      }
      if isFar { break }
    }
    return search.found
  }

  /// Looks to both sides of the point's column, as far as something closer may be there.
  private func look(in row: Int, _ search: inout Search) {
    let column = search.column
    for step in 0...(Self.columns / 2) {
      if step > 0, search.isBeyond(column: step) { return }
      look(at: row, column + step, &search)
      if step > 0, step < Self.columns / 2 { look(at: row, column - step, &search) }
    }
  }

  private func look(at row: Int, _ column: Int, _ search: inout Search) {
    let cell = row * Self.columns + (column + Self.columns) % Self.columns
    for place in Int(starts[cell])..<Int(starts[cell + 1]) {
      search.take(Int(ranks[place]), units[place])
    }
  }

  /// One search; angles are in radians.
  private struct Search {
    let column: Int
    private let latitude: Double
    private let slope: Double
    private let unit: Unit
    /// The angle beyond which nothing is closer.
    private(set) var reach = Double.infinity
    private var sine = Double.infinity
    private var least = Double.infinity
    private var candidates: [(rank: Int, chord: Double)] = []

    init(_ point: Coordinates) {
      column = PositionGrid.column(of: point)
      (latitude, unit) = (point.latitude, point.unit)
      slope = cos(point.latitude * .pi / 180)
    }

    var found: [Int] { candidates.filter { $0.chord <= least + tolerance }.map(\.rank) }

    mutating func take(_ rank: Int, _ other: Unit) {
      let (x, y, z) = (unit.x - other.x, unit.y - other.y, unit.z - other.z)
      let chord = (x * x + y * y + z * z).squareRoot()
      guard chord <= least + tolerance else { return }
      if chord < least {
        least = chord
        reach = 2 * asin(min(1, chord / 2)) + 2 * tolerance
        sine = reach < .pi / 2 ? sin(reach) : .infinity
      }
      candidates.append((rank, chord))
    }

    /// Returns the angle to the closest parallel of a row of cells.
    func gap(toRow row: Int) -> Double {
      let south = Double(row) - 90
      return max(0, south - latitude, latitude - south - 1) * .pi / 180
    }

    /// Returns true if all cells so many columns away, on either side, are beyond the reach.
    func isBeyond(column step: Int) -> Bool {
      // To the meridian, or to the pole where the meridian lies behind it.
      let turn = step - 1
      return turn < 90 ? slope * PositionGrid.sines[turn] > sine : slope > sine
    }
  }
}
