import CatinderDomain
import Interchange

extension Schema {
  /// Where a value breaks the rules, by the names of its fields; empty where it keeps them all.
  func problems(in value: JSONValue, at path: String = "body") -> [String] {
    switch (self, value) {
    case (.named(_, let schema), _): schema.problems(in: value, at: path)
    case (.boolean, .bool): []
    case (.integer(let range), .integer), (.integer(let range), .number):
      value.wholeNumber.map(range.contains) == true ? [] : [path]
    case (.string(let rules), .string(let text)): rules.allow(text) ? [] : [path]
    case (.array(let schema, let count, let isUnique), .array(let items)):
      Self.problems(in: items, schema, count, isUnique, path)
    case (.object(let properties), .object(let members, _)):
      Self.problems(in: members, properties)
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

  private static func problems(
    in members: [JSONMember], _ properties: [Property]
  ) -> [String] {
    let values = Dictionary(
      members.map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
    // Two values for one name are read differently by different readers.
    if values.count != members.count { return ["twice"] }
    let known = properties.flatMap { property -> [String] in
      guard let value = values[property.name] else {
        return property.isRequired ? [property.name] : []
      }
      return property.schema.problems(in: value, at: property.name)
    }
    let names = Set(properties.map(\.name))
    // Names that nobody knows are not repeated: they may hold anything.
    return values.keys.allSatisfy(names.contains) ? known : known + ["unknown"]
  }
}

extension Schema.Text {
  func allow(_ text: String) -> Bool {
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
}
