import Foundation

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
