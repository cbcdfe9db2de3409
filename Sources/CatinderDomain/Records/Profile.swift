import Foundation

/// A cat as others see it. The names of its fields are those of the exchange.
public struct Profile: Sendable, Hashable, Codable, Identifiable {
  public let uid: ProfileID
  public var name: String
  /// In whole years; nil where it was never told.
  public var age: Int?
  /// The names of its pictures, in the order in which they are shown; the first is the main one.
  public var photosNames: [String]
  public var shortDescription: String
  /// May be empty, and may have line feeds.
  public var extendedDescription: String
  /// A cat that nobody stands behind: it decides by chance, and answers with what was written before.
  public var isDemo: Bool

  public var id: ProfileID { uid }

  /// As a card is headed: `Busya, 3`, or the name alone where there is no age.
  public var nameAndAge: String { age.map { "\(name), \($0)" } ?? name }

  public init(
    uid: ProfileID, name: String, age: Int?, photosNames: [String] = [],
    shortDescription: String = "", extendedDescription: String = "", isDemo: Bool = false
  ) {
    self.uid = uid
    self.name = name
    self.age = age
    self.photosNames = photosNames
    self.shortDescription = shortDescription
    self.extendedDescription = extendedDescription
    self.isDemo = isDemo
  }

  private enum CodingKeys: CodingKey {
    case uid, name, age, photosNames, shortDescription, extendedDescription, isDemo
  }

  /// What comes from a server is cleaned, cut to the limits and never trusted.
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

/// Who somebody is: a UUID as its server spells it.
public struct ProfileID: Sendable, Hashable, CustomStringConvertible {
  public let text: String

  /// Nil for anything that is no UUID.
  public init?(_ text: String) {
    guard text.utf8.count == 36, UUID(uuidString: text) != nil else { return nil }
    self.text = text
  }

  public init(_ uuid: UUID) {
    text = uuid.uuidString.lowercased()
  }

  public var description: String { text }

  /// Upper and lower case mean the same.
  public static func == (one: ProfileID, other: ProfileID) -> Bool {
    one.text == other.text || one.text.lowercased() == other.text.lowercased()
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}

extension ProfileID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let id = ProfileID(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no UUID")
    }
    self = id
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// How the exchange writes the age of a cat, which its person need not tell.
enum WrittenAge {
  /// Nil where none was told; more than anybody lives is read as the most.
  static func read<Key>(
    _ values: KeyedDecodingContainer<Key>, _ key: Key
  ) throws -> Int? {
    guard let years = try values.decodeIfPresent(Int.self, forKey: key) else { return nil }
    return years < CatinderLimits.ages.lowerBound
      ? nil : min(years, CatinderLimits.ages.upperBound)
  }

  /// A reader of the exchange finds a number in every case, as before there was any who told none;
  /// what is printed leaves it out.
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

  /// Letters, digits, `_`, `-` and dots inside: nothing that leads anywhere else.
  public static func isSafe(_ name: String) -> Bool {
    guard (1...longest).contains(name.utf8.count), !name.hasPrefix("."), !name.contains("..") else {
      return false
    }
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
