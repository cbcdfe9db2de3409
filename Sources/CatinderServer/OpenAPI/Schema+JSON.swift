import CatinderDomain
import Interchange

extension Schema {
  /// As JSON Schema, in the form that OpenAPI 3.0 has of it.
  var json: JSONValue {
    switch self {
    case .named(let name, _): ["$ref": .string("#/components/schemas/\(name)")]
    case .boolean: ["type": "boolean"]
    case .integer(let range):
      ["type": "integer", "minimum": .whole(range.lowerBound), "maximum": .whole(range.upperBound)]
    case .string(let rules): rules.json
    case .array(let schema, let count, let isUnique):
      [
        "type": "array", "items": schema.json, "minItems": .whole(count.lowerBound),
        "maxItems": .whole(count.upperBound), "uniqueItems": .bool(isUnique),
      ]
    case .object(let properties): Self.json(of: properties)
    }
  }

  private static func json(of properties: [Property]) -> JSONValue {
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    return .members([
      "type": "object", "additionalProperties": false,
      "required": required.isEmpty ? nil : .array(required),
      "properties": .object(properties.map { JSONMember($0.name, $0.schema.json) }),
    ])
  }

  /// Every schema with a name that this one refers to, itself included.
  var named: [String: Schema] {
    switch self {
    case .named(let name, let schema): schema.named.merging([name: schema]) { $1 }
    case .array(let schema, _, _): schema.named
    case .object(let properties):
      properties.reduce(into: [:]) { $0.merge($1.schema.named) { $1 } }
    case .boolean, .integer, .string: [:]
    }
  }
}

extension Schema.Text {
  var json: JSONValue {
    if !words.isEmpty { return ["type": "string", "enum": .array(words.map { .string($0) })] }
    switch format {
    case .uuid:
      return [
        "type": "string", "format": "uuid", "example": .string(DemoCats.uid(0).text),
        "pattern": "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
      ]
    case .moment: return ["type": "string", "format": "date-time"]
    case .photo:
      return [
        "type": "string", "maxLength": .whole(length.upperBound),
        "pattern": "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$",
        "example": .string(DemoCat.photo(0, 0)),
      ]
    case nil:
      return .members([
        "type": "string", "minLength": .whole(length.lowerBound),
        "maxLength": .whole(length.upperBound),
        "pattern": isVisible ? .string(VisibleText.pattern) : nil,
      ])
    }
  }
}

extension JSONValue {
  fileprivate static func whole(_ number: Int) -> JSONValue { .integer(Int64(number)) }
}
