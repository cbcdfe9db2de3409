import Foundation
import GRDB

/// One column in the log: what a JSON value of the log stands for in the database.
///
/// Numbers with a fraction and blobs have no exact form in JSON, so they are tagged: `{"r": "…"}` in
/// decimal digits, `{"x": "…"}` in hexadecimal.
struct LoggedValue: Decodable, Equatable {
  let value: DatabaseValue

  private enum Tag: String, CodingKey {
    case real = "r"
    case blob = "x"
  }

  /// The SQL expression whose value is the logged form of a column.
  static func expression(_ column: String) -> String {
    """
    json(CASE typeof(\(column)) \
    WHEN 'real' THEN json_object('r', quote(\(column))) \
    WHEN 'blob' THEN json_object('x', hex(\(column))) \
    ELSE json_quote(\(column)) END)
    """
  }

  init(from decoder: any Decoder) throws {
    if let tagged = try? decoder.container(keyedBy: Tag.self) {
      value = try Self.tagged(tagged)
    } else {
      value = try Self.plain(decoder.singleValueContainer())
    }
  }

  private static func plain(_ container: any SingleValueDecodingContainer) throws -> DatabaseValue {
    if container.decodeNil() { return .null }
    if let number = try? container.decode(Int64.self) { return number.databaseValue }
    return try container.decode(String.self).databaseValue
  }

  private static func tagged(_ container: KeyedDecodingContainer<Tag>) throws -> DatabaseValue {
    if let text = try container.decodeIfPresent(String.self, forKey: .real) {
      guard let number = Double(text) else {
        throw DecodingError.dataCorruptedError(
          forKey: .real, in: container, debugDescription: "not a number")
      }
      return number.databaseValue
    }
    let text = try container.decode(String.self, forKey: .blob)
    guard let data = Data(hexadecimal: text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .blob, in: container, debugDescription: "not hexadecimal")
    }
    return data.databaseValue
  }
}

extension Data {
  /// Nil unless the text is pairs of hexadecimal digits.
  fileprivate init?(hexadecimal text: String) {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    self.init(
      stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }
}
