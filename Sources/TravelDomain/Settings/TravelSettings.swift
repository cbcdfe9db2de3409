import Core
import Interchange

/// The settings of this tab; kept with those of the program.
public struct TravelSettings: Sendable, Hashable, Codable {
  /// The numbers of photos of a country that can be chosen.
  public static let photoCounts = 3...20

  public static let key = SettingKey<TravelSettings>("travel", fallback: TravelSettings())

  /// One of ``photoCounts``.
  public private(set) var photoCount = 5
  public var world = WorldCount.unMembers
  public var countryOrder = TravelOrder.name
  public var cityOrder = TravelOrder.name

  public init() {}

  /// Reads each setting by itself; one that cannot be read keeps its default.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, _ fallback: Value) -> Value {
      (try? values.decodeIfPresent(Value.self, forKey: key)) ?? fallback
    }
    let count = value(.photoCount, photoCount)
    if Self.photoCounts.contains(count) { photoCount = count }
    world = value(.world, world)
    countryOrder = value(.countryOrder, countryOrder)
    cityOrder = value(.cityOrder, cityOrder)
  }

  /// Takes what was typed, two digits at the most.
  ///
  /// - Returns: whether it is a number in the range; else the old one stays.
  public mutating func setPhotoCount(_ text: String) -> Bool {
    let text = TextRules.trimmed(text)
    guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
      let count = Int(text), Self.photoCounts.contains(count)
    else { return false }
    photoCount = count
    return true
  }

  /// So many more, as far as the range goes.
  public mutating func stepPhotoCount(by step: Int) {
    let range = Self.photoCounts
    photoCount = min(max(range.lowerBound, photoCount + step), range.upperBound)
  }
}
