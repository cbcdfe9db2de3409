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
