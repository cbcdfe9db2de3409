import Foundation

/// A JSON value as it came, before anybody believes it.
indirect enum JSONTree: Sendable, Equatable {
  case null
  case bool(Bool)
  /// Also for a number with a fraction of zero, which is a whole one in JSON Schema.
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Nil for what is no JSON; nested too deeply is none either.
  init?(_ data: Data) {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: data) else { return nil }
    self = tree
  }

  subscript(key: String) -> JSONTree? {
    if case .object(let values) = self { return values[key] }
    return nil
  }

  var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  var number: Int? {
    if case .int(let number) = self { return number }
    return nil
  }

  var items: [JSONTree]? {
    if case .array(let items) = self { return items }
    return nil
  }

  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }
}

extension JSONTree: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONTree].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONTree].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }

  init(integerLiteral value: Int) { self = .int(value) }

  init(booleanLiteral value: Bool) { self = .bool(value) }

  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }

  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
