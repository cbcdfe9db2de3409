import Foundation

/// The exchange's way to write values: moments in ISO 8601 with milliseconds and zone.
public enum CatinderJSON {
  public static func encode(_ value: some Encodable) -> Data { encode(value, isPrinted: false) }

  /// The same for whoever reads what a command prints: what was never told is left out.
  public static func printed(_ value: some Encodable) -> Data { encode(value, isPrinted: true) }

  /// Whether an encoder writes what is ``printed(_:)``.
  static func isPrinted(by encoder: any Encoder) -> Bool {
    printing.map { encoder.userInfo[$0] != nil } ?? false
  }

  private static let printing = CodingUserInfoKey(rawValue: "moggy.printed")

  private static func encode(_ value: some Encodable, isPrinted: Bool) -> Data {
    let encoder = JSONEncoder()
    if isPrinted, let printing { encoder.userInfo[printing] = true }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(text(of: date))
    }
    // Our own values hold nothing that JSON has no word for.
    return (try? encoder.encode(value)) ?? Data("null".utf8)
  }

  public static func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = date(try container.decode(String.self)) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no moment")
      }
      return date
    }
    return try decoder.decode(type, from: data)
  }

  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// As `2026-11-21T10:00:00.000Z`.
  public static func text(of date: Date) -> String { date.formatted(style) }

  /// With or without a fraction, in any zone.
  public static func date(_ text: String) -> Date? {
    (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}
