import Foundation
import Places

/// The outlines and lines of one level as blocks of numbers.
struct OutlinePack {
  private(set) var points: [Float] = []
  private(set) var rings: [OutlineRecord] = []
  private(set) var territories: [OutlineRecord] = []
  private(set) var lines: [OutlineRecord] = []
  private(set) var lakes: [OutlineRecord] = []

  /// - Parameters:
  ///   - others: borders and coasts, and the lines between states where they are drawn.
  ///   - boxes: of the countries by their codes.
  init(
    rings table: Table, lines others: [Table], lakes lakeTable: Table, boxes: [String: [Float]]
  ) throws {
    let scale = try Self.scale(table)
    var begun = ""
    for row in table.rows {
      if row[0] != begun {
        try append(territory: row[0], boxes)
        begun = row[0]
      }
      try append(ring: row, scale)
    }
    for table in others {
      let scale = try Self.scale(table)
      for row in table.rows { try append(line: row, scale) }
    }
    let lakeScale = try Self.scale(lakeTable)
    for (number, row) in lakeTable.rows.enumerated() { try append(lake: row, number, lakeScale) }
  }

  /// Returns the boxes of the table of countries, which may cross 180°.
  static func boxes(_ countries: Table) throws -> [String: [Float]] {
    let code = try countries.column("iso2")
    let sides = try ["west", "south", "east", "north"].map(countries.column)
    return Dictionary(
      uniqueKeysWithValues: countries.rows.map { row in
        (row[code], sides.map { Float(row[$0]) ?? 0 })
      })
  }

  // MARK: Rows

  private mutating func append(territory code: String, _ boxes: [String: [Float]]) throws {
    let box = boxes[code] ?? [180, 90, -180, -90]
    territories.append(
      OutlineRecord(
        first: rings.count, count: 0, kind: 0, code: OutlineRecord.number(code), other: 0, box: box)
    )
  }

  private mutating func append(ring row: [String], _ scale: Double) throws {
    let first = points.count / 2
    let box = try append(coordinates: row[4], row[3], scale)
    let last = territories.count - 1
    rings.append(
      OutlineRecord(
        first: first, count: points.count / 2 - first, kind: Int32(last),
        code: Int32(row[1]) ?? 0, other: row[2] == "0" ? 0 : 1, box: box))
    territories[last].count += 1
    if row[2] == "0" {
      let size = Float(bitPattern: UInt32(bitPattern: territories[last].kind)) + area(from: first)
      territories[last].kind = Int32(bitPattern: size.bitPattern)
    }
    // The boxes of countries leave out parts without a code, as the north of Cyprus.
    if territories[last].west <= territories[last].east || row[0] == "--" {
      territories[last].west = min(territories[last].west, box[0])
      territories[last].south = min(territories[last].south, box[1])
      territories[last].east = max(territories[last].east, box[2])
      territories[last].north = max(territories[last].north, box[3])
    }
  }

  private mutating func append(line row: [String], _ scale: Double) throws {
    let first = points.count / 2
    let box = try append(coordinates: row[4], row[3], scale)
    lines.append(
      OutlineRecord(
        first: first, count: points.count / 2 - first, kind: Int32(row[0].utf8.first ?? 0),
        code: OutlineRecord.number(row[1]), other: OutlineRecord.number(row[2]), box: box))
  }

  private mutating func append(lake row: [String], _ number: Int, _ scale: Double) throws {
    let first = points.count / 2
    let box = try append(coordinates: row[3], row[2], scale)
    lakes.append(
      OutlineRecord(
        first: first, count: points.count / 2 - first, kind: Int32(number), code: 0, other: 0,
        box: box))
  }

  /// Appends points: the first pair is absolute, each next one a step from the one before.
  ///
  /// - Returns: the box around them.
  private mutating func append(
    coordinates text: String, _ count: String, _ scale: Double
  ) throws -> [Float] {
    var (x, y, isFirst) = (0, 0, true)
    var box: [Float] = [180, 90, -180, -90]
    let before = points.count
    for pair in text.split(separator: " ") {
      guard let comma = pair.firstIndex(of: ","), let stepX = Int(pair[..<comma]),
        let stepY = Int(pair[pair.index(after: comma)...])
      else { throw TableError(description: "not a pair: \(pair)") }
      (x, y, isFirst) = isFirst ? (stepX, stepY, false) : (x + stepX, y + stepY, false)
      let (longitude, latitude) = (Float(Double(x) / scale), Float(Double(y) / scale))
      points.append(longitude)
      points.append(latitude)
      box = [
        min(box[0], longitude), min(box[1], latitude), max(box[2], longitude),
        max(box[3], latitude),
      ]
    }
    guard Int(count) == (points.count - before) / 2, points.count > before else {
      throw TableError(description: "\(count) points are told, others are there")
    }
    return box
  }

  /// Returns the square degrees of the last ring.
  private func area(from first: Int) -> Float {
    var sum = 0.0
    let count = points.count / 2
    for number in first..<count {
      let next = number + 1 < count ? number + 1 : first
      sum += Double(points[2 * number]) * Double(points[2 * next + 1])
      sum -= Double(points[2 * next]) * Double(points[2 * number + 1])
    }
    return Float(abs(sum) / 2)
  }

  private static func scale(_ table: Table) throws -> Double {
    guard let scale = table.settings["scale"].flatMap(Double.init), scale > 0 else {
      throw TableError(description: "\(table.name) has no scale")
    }
    return scale
  }
}
