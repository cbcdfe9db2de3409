import Foundation

/// A cat as others see it. The names of its fields are those of the protocol.
public struct Profile: Sendable, Hashable, Codable, Identifiable {
  public let uid: ProfileID
  public var name: String
  /// Whole years; nil if it was never told.
  public var age: Int?
  /// The names of its pictures in order; the first is the main one.
  public var photosNames: [String]
  public var shortDescription: String
  /// May be empty, and may have line feeds.
  public var extendedDescription: String
  /// True for a demo cat, which nobody owns: it decides at random and answers with prepared texts.
  public var isDemo: Bool

  public var id: ProfileID { uid }
  /// The heading of a card: `Busya, 3`, or the name alone if there is no age.
  public var nameAndAge: String { age.map { "\(name), \($0)" } ?? name }

  public init(
    uid: ProfileID, name: String, age: Int?, photosNames: [String] = [],
    shortDescription: String = "", extendedDescription: String = "", isDemo: Bool = false
  ) {
    (self.uid, self.name, self.age, self.photosNames) = (uid, name, age, photosNames)
    (self.shortDescription, self.extendedDescription) = (shortDescription, extendedDescription)
    self.isDemo = isDemo
  }

  private enum CodingKeys: CodingKey {
    case uid, name, age, photosNames, shortDescription, extendedDescription, isDemo
  }

  /// Reads a profile of a server: cleaned, and cut to the limits.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys, _ limit: TextLimit) throws -> String {
      limit.cut(try values.decodeIfPresent(String.self, forKey: key) ?? "")
    }
    uid = try values.decode(ProfileID.self, forKey: .uid)
    name = try text(.name, .name)
    age = try WrittenAge.read(values, .age)
    let photos = try values.decodeIfPresent([String].self, forKey: .photosNames) ?? []
    photosNames = Array(photos.filter(PhotoName.isSafe).prefix(CatinderLimits.photosShown))
    shortDescription = try text(.shortDescription, .shortDescription)
    extendedDescription = try text(.extendedDescription, .extendedDescription)
    isDemo = try values.decodeIfPresent(Bool.self, forKey: .isDemo) ?? false
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(uid, forKey: .uid)
    try values.encode(name, forKey: .name)
    try WrittenAge.write(age, &values, .age, to: encoder)
    try values.encode(photosNames, forKey: .photosNames)
    try values.encode(shortDescription, forKey: .shortDescription)
    try values.encode(extendedDescription, forKey: .extendedDescription)
    try values.encode(isDemo, forKey: .isDemo)
  }
}

/// The identifier of a profile: a UUID as its server spells it. Its case does not matter.
public struct ProfileID: Sendable, Hashable, CustomStringConvertible {
  public let text: String

  /// Reads an identifier; nil for anything but a UUID.
  public init?(_ text: String) {
    guard text.utf8.count == 36, UUID(uuidString: text) != nil else { return nil }
    self.text = text
  }

  public init(_ uuid: UUID) { text = uuid.uuidString.lowercased() }

  public var description: String { text }

  public static func == (one: ProfileID, other: ProfileID) -> Bool {
    one.text == other.text || one.text.lowercased() == other.text.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

extension ProfileID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = ProfileID(try container.decode(String.self))
    else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "no UUID") }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// The age of a cat as the protocol writes it.
enum WrittenAge {
  /// Reads an age; nil if none was told. An impossible one is cut to the highest.
  static func read<Key>(_ values: KeyedDecodingContainer<Key>, _ key: Key) throws -> Int? {
    guard let years = try values.decodeIfPresent(Int.self, forKey: key) else { return nil }
    return years < CatinderLimits.ages.lowerBound ? nil : min(years, CatinderLimits.ages.upperBound)
  }

  /// Writes an age. Readers expect a number, so that an age that was not told is -1; printed output
  /// leaves it out.
  static func write<Key>(
    _ age: Int?, _ values: inout KeyedEncodingContainer<Key>, _ key: Key, to encoder: any Encoder
  ) throws {
    if age == nil, CatinderJSON.isPrinted(by: encoder) { return }
    try values.encode(age ?? CatinderLimits.untoldAge, forKey: key)
  }
}

/// The name of a picture, which becomes a part of an address and of a path.
public enum PhotoName {
  public static let longest = 100

  /// Returns true for letters, digits, `_`, `-` and inner dots, which lead to no other path.
  public static func isSafe(_ name: String) -> Bool {
    guard (1...longest).contains(name.utf8.count), !name.hasPrefix("."), !name.contains("..")
    else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
  }
}
