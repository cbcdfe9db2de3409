import GRDB

/// The outlines of one level of detail: all points in one array, with rings and lines as its ranges.
///
/// Nothing crosses 180°: rings and lines end there, so that longitudes stay within -180…180.
public struct OutlineLevel: Sendable {
  /// A closed ring of a territory; the first point is not repeated at its end.
  public struct Ring: Sendable {
    /// The index in ``OutlineLevel/territories``.
    public let territory: Int
    /// The number of the polygon, from 0, the biggest first.
    public let polygon: Int
    public let isHole: Bool
    /// The numbers of its points.
    public let points: Range<Int>
    public let box: GeoBox
  }

  public struct Territory: Sendable {
    /// ISO 3166-1 alpha-2; `--` for the Siachen Glacier.
    public let code: String
    public let rings: Range<Int>
    /// The box of all parts; it crosses 180° for RU, US, FJ, KI and NZ.
    public let box: GeoBox
    /// Square degrees of the outer rings, to tell big from small.
    public let size: Double
  }

  /// A border or coast, drawn once; it does not close by itself.
  public struct Line: Sendable {
    public enum Kind: Sendable {
      /// Between ``Line/code`` and ``Line/other``.
      case border
      /// Between two states of ``Line/code``, a large country; only where outlines are close.
      case state
      case coast
      /// The whole outline of a territory that is too small for the other lines.
      case small
    }

    public let kind: Kind
    public let code: String
    public let other: String?
    public let points: Range<Int>
    public let box: GeoBox
  }

  /// A lake, which lies on the territories around it; a closed ring.
  public struct Lake: Sendable {
    public let names: PlaceNames
    public let points: Range<Int>
    public let box: GeoBox
  }

  /// Longitude and latitude of each point in turn: point `n` is at `2 * n`.
  public let coordinates: [Float]
  public let rings: [Ring]
  /// The territories, sorted by code.
  public let territories: [Territory]
  public let lines: [Line]
  /// The biggest lakes of the world; at both levels as coarse as the outlines of the whole world.
  public let lakes: [Lake]
  /// The indices of ``territories``, the smallest first.
  private let smallFirst: [Int]
  private let index: [String: Int]

  init(_ database: PlacesDatabase, _ detail: WorldOutlines.Detail) throws {
    let name = detail.rawValue
    coordinates = try database.values(name + ".points", of: Float.self)
    guard coordinates.allSatisfy({ abs($0) <= 180 })
    else { throw PlacesError.damaged(path: database.path, reason: .block("\(name).points")) }
    let count = coordinates.count / 2
    func records(_ kind: String) throws -> [OutlineRecord] {
      let records = try database.values("\(name).\(kind)", of: OutlineRecord.self)
      guard records.allSatisfy({ $0.fits(count) })
      else { throw PlacesError.damaged(path: database.path, reason: .block("\(name).\(kind)")) }
      return records
    }
    rings = try records("rings").map(Ring.init)
    lines = try records("lines").map(Line.init)
    territories = try records("territories").map(Territory.init)
    let names = try Self.lakeNames(database)
    lakes = try records("lakes").map { record in
      guard let names = names[Int(record.kind)]
      else { throw PlacesError.damaged(path: database.path, reason: .block("\(name).lakes")) }
      return Lake(record, names)
    }
    smallFirst = territories.indices.sorted { [territories] in
      (territories[$0].size, $0) < (territories[$1].size, $1)
    }
    index = Dictionary(
      territories.enumerated().map { ($1.code, $0) }, uniquingKeysWith: { first, _ in first })
    let all = rings.count
    guard territories.allSatisfy({ $0.rings.upperBound <= all }),
      rings.allSatisfy({ territories.indices.contains($0.territory) })
    else { throw PlacesError.damaged(path: database.path, reason: .block("\(name).territories")) }
  }

  /// Returns the territory of a code; nil for the few without an outline: TV, GI, BV and UM.
  public func territory(_ code: String) -> Territory? {
    index[code.uppercased()].map { territories[$0] }
  }

  public func rings(of code: String) -> ArraySlice<Ring> {
    territory(code).map { rings[$0.rings] } ?? []
  }

  /// Returns the point of a number.
  public func point(_ number: Int) -> Coordinates {
    Coordinates(
      latitude: Double(coordinates[2 * number + 1]), longitude: Double(coordinates[2 * number]))
  }

  /// Returns the code of the territory of a point; nil at sea. Small ones are tried first, as some lie
  /// on top of their neighbour.
  public func territory(at point: Coordinates) -> String? {
    guard point.isValid else { return nil }
    return smallFirst.first {
      territories[$0].box.contains(point) && contains(point, territories[$0])
    }.map { territories[$0].code }
  }

  /// Returns the lake of a point; nil on land and at sea.
  public func lake(at point: Coordinates) -> Lake? {
    guard point.isValid else { return nil }
    return lakes.first { $0.box.contains(point) && crosses(point, $0.points) }
  }

  private static func lakeNames(_ database: PlacesDatabase) throws -> [Int: PlaceNames] {
    let rows = try database.read {
      try Row.fetchAll($0, sql: "SELECT id, name_en, name_ru FROM lake")
    }
    let names = rows.map {
      ($0.integer(0), PlaceNames(english: $0.text(1), russian: $0.text(2)))
    }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// Returns true if the point is inside an odd number of the territory's rings, as holes are outside.
  private func contains(_ point: Coordinates, _ territory: Territory) -> Bool {
    var isInside = false
    for index in territory.rings where rings[index].box.contains(point) {
      if crosses(point, rings[index].points) { isInside.toggle() }
    }
    return isInside
  }

  /// Returns true if a ray from the point to the east crosses the ring an odd number of times.
  private func crosses(_ point: Coordinates, _ points: Range<Int>) -> Bool {
    let (x, y) = (point.longitude, point.latitude)
    return coordinates.withUnsafeBufferPointer { values in
      var isOdd = false
      var (lastX, lastY) = (
        Double(values[2 * points.upperBound - 2]), Double(values[2 * points.upperBound - 1])
      )
      for number in points {
        let (nextX, nextY) = (Double(values[2 * number]), Double(values[2 * number + 1]))
        if (nextY > y) != (lastY > y),
          x < (lastX - nextX) * (y - nextY) / (lastY - nextY) + nextX
        {
          isOdd.toggle()
        }
        (lastX, lastY) = (nextX, nextY)
      }
      return isOdd
    }
  }
}
