import FoundationEssentials

/// Something kept with a step for whoever reads the report: a log, a file, a screen.
///
/// In JSON, text stands as it is (`text`), everything else in base 64 (`data`).
public struct Attachment: Codable, Hashable, Sendable {
  public var name: String
  /// A media type: `text/plain`.
  public var type: String
  public var data: Data

  public init(_ name: String, data: Data, type: String = "application/octet-stream") {
    self.name = name
    self.type = type
    self.data = data
  }

  public init(_ name: String, text: String, type: String = "text/plain") {
    self.init(name, data: Data(text.utf8), type: type)
  }

  /// nil where it is not of a `text/…` type, or no UTF-8.
  public var text: String? {
    type.hasPrefix("text/") ? String(data: data, encoding: .utf8) : nil
  }

  private enum CodingKeys: String, CodingKey { case name, type, text, data }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    type = try values.decode(String.self, forKey: .type)
    if let text = try values.decodeIfPresent(String.self, forKey: .text) {
      data = Data(text.utf8)
    } else {
      data = try values.decode(Data.self, forKey: .data)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(type, forKey: .type)
    if let text {
      try values.encode(text, forKey: .text)
    } else {
      try values.encode(data, forKey: .data)
    }
  }
}
