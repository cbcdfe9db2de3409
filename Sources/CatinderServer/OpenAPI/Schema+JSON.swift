import CatinderDomain

extension Schema {
  /// As JSON Schema, in the form that OpenAPI 3.0 has of it.
  var json: JSONTree {
    switch self {
    case .named(let name, _): ["$ref": .string("#/components/schemas/\(name)")]
    case .boolean: ["type": "boolean"]
    case .integer(let range):
      ["type": "integer", "minimum": .int(range.lowerBound), "maximum": .int(range.upperBound)]
    case .string(let rules): rules.json
    case .array(let schema, let count, let isUnique):
      [
        "type": "array", "items": schema.json, "minItems": .int(count.lowerBound),
        "maxItems": .int(count.upperBound), "uniqueItems": .bool(isUnique),
      ]
    case .object(let properties): Self.json(of: properties)
    }
  }

  private static func json(of properties: [Property]) -> JSONTree {
    var values: [String: JSONTree] = [
      "type": "object", "additionalProperties": false,
      "properties": .object(
        Dictionary(
          properties.map { ($0.name, $0.schema.json) }, uniquingKeysWith: { $1 })),
    ]
    let required = properties.filter(\.isRequired).map { JSONTree.string($0.name) }
    if !required.isEmpty { values["required"] = .array(required) }
    return .object(values)
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
  var json: JSONTree {
    var values: [String: JSONTree] = ["type": "string"]
    if !words.isEmpty {
      values["enum"] = .array(words.map { .string($0) })
      return .object(values)
    }
    switch format {
    case .uuid:
      values["format"] = "uuid"
      values["example"] = .string(DemoCats.uid(0).text)
      values["pattern"] = "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$"
    case .moment: values["format"] = "date-time"
    case .photo:
      values["pattern"] = "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)*$"
      values["maxLength"] = .int(length.upperBound)
      values["example"] = .string(DemoCat.photo(0, 0))
    case nil:
      values["minLength"] = .int(length.lowerBound)
      values["maxLength"] = .int(length.upperBound)
      if isVisible { values["pattern"] = .string(VisibleText.pattern) }
    }
    return .object(values)
  }
}
