import Foundation

@testable import journey

/// A value of JSON, to look at and to make YAML of.
indirect enum JSON: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case map([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSON].self) {
      self = .list(value)
    } else {
      self = .map(try container.decode([String: JSON].self))
    }
  }

  init(file: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: URL(filePath: file)))
  }

  subscript(_ key: String) -> JSON? {
    guard case .map(let members) = self else { return nil }
    return members[key]
  }

  var items: [JSON] {
    guard case .list(let items) = self else { return [] }
    return items
  }

  var members: [String: JSON] {
    guard case .map(let members) = self else { return [:] }
    return members
  }

  /// In one line; all JSON is YAML too.
  var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    // Swift escapes a sign that JSON does not.
    case .text(let text): text.debugDescription.replacing("\\'", with: "'")
    case .list(let items): "[\(items.map(\.line).joined(separator: ", "))]"
    case .map(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key.debugDescription): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }
}

extension JSON {
  /// The value of a node of YAML, in which numbers and booleans are text.
  init(_ node: ScriptNode) {
    switch node.kind {
    case .nothing: self = .null
    case .text(let text):
      if let number = Double(text), text.first != "+", text.first != "." {
        self = .number(number)
      } else {
        self = Bool(text).map { .bool($0) } ?? .text(text)
      }
    case .list(let nodes): self = .list(nodes.map(JSON.init))
    case .map(let members):
      self = .map(
        Dictionary(
          members.compactMap { key, value in
            (try? key.text("a key")).map { ($0, JSON(value)) }
          }
        ) { $1 })
    }
  }
}
