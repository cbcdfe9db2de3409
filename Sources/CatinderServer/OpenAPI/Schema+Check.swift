import CatinderDomain

extension Schema {
  /// Where a value breaks the rules, by the names of its fields; empty where it keeps them all.
  func problems(in tree: JSONTree, at path: String = "body") -> [String] {
    switch (self, tree) {
    case (.named(_, let schema), _): schema.problems(in: tree, at: path)
    case (.boolean, .bool): []
    case (.integer(let range), .int(let value)): range.contains(value) ? [] : [path]
    case (.string(let rules), .string(let value)): rules.allow(value) ? [] : [path]
    case (.array(let schema, let count, let isUnique), .array(let items)):
      Self.problems(in: items, schema, count, isUnique, path)
    case (.object(let properties), .object(let values)): Self.problems(in: values, properties)
    default: [path]
    }
  }

  private static func problems(
    in items: [JSONTree], _ schema: Schema, _ count: ClosedRange<Int>, _ isUnique: Bool,
    _ path: String
  ) -> [String] {
    guard count.contains(items.count) else { return [path] }
    if isUnique, Set(items.compactMap(\.text)).count != items.count { return [path] }
    return items.allSatisfy { schema.problems(in: $0, at: path).isEmpty } ? [] : [path]
  }

  private static func problems(
    in values: [String: JSONTree], _ properties: [Property]
  ) -> [String] {
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
