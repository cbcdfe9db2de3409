import CatinderDomain
import Interchange

/// The schema of a value. The same schemas are published and check each request.
indirect enum Schema: Sendable {
  case boolean
  case integer(ClosedRange<Int>)
  case string(Text)
  case array(Schema, ClosedRange<Int>, isUnique: Bool = false)
  case object([Property])
  /// One of `components/schemas`.
  case named(String, Schema)

  /// The rules of a string; its length is counted in Unicode scalars.
  struct Text: Sendable {
    var length: ClosedRange<Int>
    /// True if it must be more than blanks.
    var isVisible = false
    var format: Format?
    var words: [String] = []
  }

  enum Format: String, Sendable {
    case uuid
    case moment = "date-time"
    /// The name of a picture: a part of an address.
    case photo
  }

  struct Property: Sendable {
    let name: String
    let schema: Schema
    var isRequired = true

    init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
      (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
    }
  }

  static func text(_ length: ClosedRange<Int>, isVisible: Bool = false) -> Schema {
    .string(Text(length: length, isVisible: isVisible))
  }

  static let uuid = Schema.string(Text(length: 36...36, format: .uuid))
  static let moment = Schema.string(Text(length: 20...40, format: .moment))
  static let photo = Schema.string(Text(length: 1...PhotoName.longest, format: .photo))

  static func words(_ words: [String]) -> Schema { .string(Text(length: 1...40, words: words)) }

  // MARK: - Checking
  /// Returns the names of the fields that break the rules, for a value of a query.
  func problems(inParameter text: String, at name: String) -> [String] {
    if case .integer = self, let number = Int64(text), String(number) == text {
      return problems(in: .integer(number), at: name)
    }
    return problems(in: .string(text), at: name)
  }

  /// Returns the names of the fields that break the rules; empty for a valid value.
  func problems(in value: JSONValue, at path: String = "body") -> [String] {
    switch (self, value) {
    case (.named(_, let schema), _): schema.problems(in: value, at: path)
    case (.boolean, .bool): []
    case (.integer(let range), .integer), (.integer(let range), .number):
      value.wholeNumber.map(range.contains) == true ? [] : [path]
    case (.string(let rules), .string(let text)): rules.allow(text) ? [] : [path]
    case (.array(let schema, let count, let isUnique), .array(let items)):
      Self.problems(in: items, schema, count, isUnique, path)
    case (.object(let properties), .object(let members, _)): Self.problems(in: members, properties)
    default: [path]
    }
  }

  private static func problems(
    in items: [JSONValue], _ schema: Schema, _ count: ClosedRange<Int>, _ isUnique: Bool,
    _ path: String
  ) -> [String] {
    guard count.contains(items.count) else { return [path] }
    if isUnique, Set(items.compactMap(\.string)).count != items.count { return [path] }
    return items.allSatisfy { schema.problems(in: $0, at: path).isEmpty } ? [] : [path]
  }

  private static func problems(in members: [JSONMember], _ properties: [Property]) -> [String] {
    let values = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
    // Two values for one name are read differently by different readers.
    if values.count != members.count { return ["twice"] }
    let known = properties.flatMap { property -> [String] in
      guard let value = values[property.name]
      else { return property.isRequired ? [property.name] : [] }
      return property.schema.problems(in: value, at: property.name)
    }
    let names = Set(properties.map(\.name))
    // Unknown names are not repeated: they may be any text.
    return values.keys.allSatisfy(names.contains) ? known : known + ["unknown"]
  }

  // MARK: - JSON
  /// The schema as JSON Schema, in the form of OpenAPI 3.0.
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

  /// All named schemas in this one, with itself.
  var named: [String: Schema] {
    switch self {
    case .named(let name, let schema): schema.named.merging([name: schema]) { $1 }
    case .array(let schema, _, _): schema.named
    case .object(let properties): properties.reduce(into: [:]) { $0.merge($1.schema.named) { $1 } }
    case .boolean, .integer, .string: [:]
    }
  }
}

extension Schema.Text {
  fileprivate func allow(_ text: String) -> Bool {
    guard length.contains(text.unicodeScalars.count) else { return false }
    if isVisible, !VisibleText.isFilled(text) { return false }
    if !words.isEmpty, !words.contains(text) { return false }
    switch format {
    case .uuid: return ProfileID(text) != nil
    case .moment: return CatinderJSON.date(text) != nil
    case .photo: return PhotoName.isSafe(text)
    case nil: return true
    }
  }

  fileprivate var json: JSONValue {
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
