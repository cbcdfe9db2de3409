import Core
import Foundation

/// A point on the globe in degrees; north and east are positive.
public struct Coordinates: Hashable, Sendable, Codable {
  public var latitude: Double
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// - Throws: for numbers that are not a point.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try values.decode(Double.self, forKey: .latitude)
    longitude = try values.decode(Double.self, forKey: .longitude)
    guard isValid else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: values, debugDescription: "no point of the globe")
    }
  }

  private enum CodingKeys: CodingKey { case latitude, longitude }

  /// True within -90…90 and -180…180; false for not a number.
  public var isValid: Bool { (-90...90).contains(latitude) && (-180...180).contains(longitude) }

  /// The mean radius of the earth in kilometres by the IUGG (R₁ of GRS 80).
  public static let earthRadius = 6371.0088

  /// Returns the distance along the great circle in kilometres; within 0.5 %, as the earth is no ball.
  ///
  /// Haversine formula: R. W. Sinnott, “Virtues of the Haversine”, Sky and Telescope 68 (1984), 159.
  public func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let rise = sin((other.latitude - latitude) * radians / 2)
    let turn = sin((other.longitude - longitude) * radians / 2)
    let part =
      rise * rise
      + cos(latitude * radians) * cos(other.latitude * radians) * turn * turn
    return 2 * Self.earthRadius * asin(min(1, part.squareRoot()))
  }

  /// The point on the unit ball, where neither a pole nor 180° is special.
  package var unit: (x: Double, y: Double, z: Double) {
    let (up, around) = (latitude * .pi / 180, longitude * .pi / 180)
    return (cos(up) * cos(around), cos(up) * sin(around), sin(up))
  }
}

// MARK: - Parsing
extension Coordinates {
  /// Reads `47.5, 19.04`, `47,5 19,04`, `33.9S 151.2E`, `N 47°30′ E 19°2′24″`; latitude first, unless
  /// letters say otherwise. Nil for all else, and for numbers out of range (``CoordinateFault``).
  public init?(parsing text: String) {
    self.init(written: text)
    guard isValid else { return nil }
  }

  /// Reads numbers in any range.
  fileprivate init?(written text: String) {
    guard text.utf8.count <= 80, let parts = Self.halves(text), parts.count == 2,
      var first = Angle(parts[0]), var second = Angle(parts[1])
    else { return nil }
    if first.axis == .longitude || second.axis == .latitude { swap(&first, &second) }
    guard first.axis != .longitude, second.axis != .latitude else { return nil }
    self.init(latitude: first.degrees, longitude: second.degrees)
  }

  /// Splits two numbers at a comma; at a semicolon or a blank if commas are decimal signs.
  private static func halves(_ text: String) -> [String]? {
    let text = text.trimmingCharacters(in: .whitespaces)
    for mark: Character in [";", ","] where text.filter({ $0 == mark }).count == 1 {
      let parts = text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
      if mark == ";" || !parts[1].isEmpty { return parts.map(decimal) }
    }
    let groups = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let commas = text.filter { $0 == "," }.count
    if commas == 2, groups.count == 2 { return groups.map(decimal) }
    guard commas == 0 else { return nil }
    return Angle.pairs(groups)
  }

  private static func decimal(_ text: String) -> String { text.replacing(",", with: ".") }
}

/// A number of degrees, with its axis if a letter tells it.
private struct Angle {
  enum Axis { case latitude, longitude }

  let degrees: Double
  let axis: Axis?

  private static let letters: [Character: (axis: Axis, sign: Double)] = [
    "N": (.latitude, 1), "S": (.latitude, -1), "E": (.longitude, 1), "W": (.longitude, -1),
    "С": (.latitude, 1), "Ю": (.latitude, -1), "В": (.longitude, 1), "З": (.longitude, -1),
  ]
  private static let marks: Set<Character> = ["°", "º", "′", "'", "’", "″", "\"", "”"]

  init?(_ text: String) {
    var text = text.uppercased().trimmingCharacters(in: .whitespaces)
    var side: (axis: Axis, sign: Double)?
    if let first = text.first, let found = Self.letters[first] {
      (side, text) = (found, String(text.dropFirst()))
    } else if let last = text.last, let found = Self.letters[last] {
      (side, text) = (found, String(text.dropLast()))
    }
    let parts = text.split { Self.marks.contains($0) || $0.isWhitespace }.map(String.init)
    guard (1...3).contains(parts.count), parts.allSatisfy(Self.isNumber) else { return nil }
    let numbers = parts.compactMap(Double.init)
    guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ (0..<60).contains($0) })
    else { return nil }
    let isNegative = parts[0].hasPrefix("-")
    guard side == nil || !isNegative else { return nil }
    let size = zip(numbers, [1, 60, 3600]).reduce(0) { $0 + abs($1.0) / $1.1 }
    degrees = size * (side?.sign ?? (isNegative ? -1 : 1))
    axis = side?.axis
  }

  /// Returns true for digits, points and signs; `Double` would also take `inf`, `0x1p3` and `1e5`.
  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isASCII && ($0.isNumber || ".+-".contains($0)) }
  }

  /// Joins groups into two angles, cut behind or before a letter, else in the middle.
  static func pairs(_ groups: [String]) -> [String]? {
    guard (2...8).contains(groups.count) else { return nil }
    func hasLetter(_ part: ArraySlice<String>) -> Bool {
      part.contains { $0.uppercased().contains { letters[$0] != nil } }
    }
    let isBare = !hasLetter(groups[...])
    let cuts = isBare ? [groups.count / 2] : Array(1..<groups.count)
    if isBare, !groups.count.isMultiple(of: 2) { return nil }
    for cut in cuts where hasLetter(groups[..<cut]) == hasLetter(groups[cut...]) {
      let halves = [groups[..<cut], groups[cut...]].map { $0.joined(separator: " ") }
      if halves.allSatisfy({ Angle($0) != nil }) { return halves }
    }
    return nil
  }
}

/// The fault of two numbers that were meant as a point.
public enum CoordinateFault: Sendable, Equatable {
  /// Not within -90…90.
  case latitude
  /// Not within -180…180.
  case longitude

  /// Finds the fault of written coordinates; nil for a valid point, and for any other text.
  public init?(parsing text: String) {
    guard let point = Coordinates(written: text), !point.isValid else { return nil }
    self = (-90...90).contains(point.latitude) ? .longitude : .latitude
  }

  public func words(_ language: Language) -> String {
    switch (self, language) {
    case (.latitude, .english): "latitude is from -90 to 90"
    case (.latitude, .russian): "широта — от -90 до 90"
    case (.longitude, .english): "longitude is from -180 to 180"
    case (.longitude, .russian): "долгота — от -180 до 180"
    }
  }
}
