import Synchronization

/// The borders and coasts of the world at two levels of detail, each read when it is first needed.
public final class WorldOutlines: Sendable {
  public enum Detail: String, Sendable, CaseIterable {
    /// 1:110,000,000, for the whole world: 11,000 points of outlines.
    case world
    /// 1:50,000,000, for a continent or a country: 98,000 points of outlines.
    case close
  }

  private let database: PlacesDatabase
  private let levels = Mutex<[Detail: OutlineLevel]>([:])

  init(_ database: PlacesDatabase) { self.database = database }

  /// Returns a level; costs about a millisecond the first time.
  ///
  /// - Throws: ``PlacesError/damaged(path:reason:)``.
  public func level(_ detail: Detail) throws -> OutlineLevel {
    try levels.withLock { levels in
      if let level = levels[detail] { return level }
      let level = try OutlineLevel(database, detail)
      levels[detail] = level
      return level
    }
  }
}

/// A ring, a line or a territory in the file: numbers of four bytes, little endian.
package struct OutlineRecord: BitwiseCopyable, Sendable {
  /// The first point, or ring, and their number.
  package var first, count: Int32
  /// A ring's territory, a line's kind, or a territory's size as the bits of a `Float`.
  package var kind: Int32
  /// Two letters, the first in the higher byte; a ring's polygon.
  package var code: Int32
  /// A line's other country, or 0; 1 for a ring that is a hole.
  package var other: Int32
  package var west, south, east, north: Float

  package init(first: Int, count: Int, kind: Int32, code: Int32, other: Int32, box: [Float]) {
    (self.first, self.count) = (Int32(first), Int32(count))
    (self.kind, self.code, self.other) = (kind, code, other)
    (west, south, east, north) = (box[0], box[1], box[2], box[3])
  }

  /// Returns the number of a code of two letters.
  package static func number(_ code: String) -> Int32 {
    code.utf8.prefix(2).reduce(0) { $0 << 8 | Int32($1) }
  }

  fileprivate static func text(_ number: Int32) -> String {
    String(
      decoding: [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)],
      as: UTF8.self)
  }

  /// Returns true if there are enough points, and its box is on the globe.
  func fits(_ points: Int) -> Bool {
    [west, south, east, north].allSatisfy { abs($0) <= 180 } && first >= 0 && count > 0
      && Int(first) + Int(count) <= points
  }

  fileprivate var range: Range<Int> { Int(first)..<(Int(first) + Int(count)) }

  fileprivate var box: GeoBox {
    GeoBox(west: Double(west), south: Double(south), east: Double(east), north: Double(north))
  }
}

extension OutlineLevel.Ring {
  init(_ record: OutlineRecord) {
    (territory, polygon) = (Int(record.kind), Int(record.code))
    isHole = record.other != 0
    (points, box) = (record.range, record.box)
  }
}

extension OutlineLevel.Line {
  init(_ record: OutlineRecord) {
    switch UInt8(truncatingIfNeeded: record.kind) {
    case UInt8(ascii: "A"): kind = .state
    case UInt8(ascii: "B"): kind = .border
    case UInt8(ascii: "S"): kind = .small
    default: kind = .coast
    }
    code = OutlineRecord.text(record.code)
    other = record.other == 0 ? nil : OutlineRecord.text(record.other)
    (points, box) = (record.range, record.box)
  }
}

extension OutlineLevel.Lake {
  init(_ record: OutlineRecord, _ names: PlaceNames) {
    (self.names, points, box) = (names, record.range, record.box)
  }
}

extension OutlineLevel.Territory {
  init(_ record: OutlineRecord) {
    code = OutlineRecord.text(record.code)
    (rings, box) = (record.range, record.box)
    size = Double(Float(bitPattern: UInt32(bitPattern: record.kind)))
  }
}
