import Foundation

/// As much of JSON Schema (2020-12) as the schema of journeys uses.
struct Schema {
  let root: JSON

  func accepts(_ value: JSON) -> Bool { accepts(value, root) }

  /// The schema that stands under a name of `$defs`.
  func accepts(_ value: JSON, definition: String) -> Bool {
    accepts(value, .map(["$ref": .text("#/$defs/\(definition)")]))
  }

  private func accepts(_ value: JSON, _ schema: JSON) -> Bool {
    schema.members.allSatisfy { keyword, rule in holds(keyword, rule, value, schema) }
  }

  private func holds(_ keyword: String, _ rule: JSON, _ value: JSON, _ schema: JSON) -> Bool {
    switch (keyword, rule) {
    case ("$ref", .text(let path)):
      let name = String(path.dropFirst("#/$defs/".count))
      return root["$defs"]?[name].map { accepts(value, $0) } ?? false
    case ("type", .text(let name)): return isOf(name, value)
    case ("type", .list(let names)):
      return names.contains { if case .text(let name) = $0 { isOf(name, value) } else { false } }
    case ("anyOf", .list(let choices)): return choices.contains { accepts(value, $0) }
    case ("enum", .list(let values)): return values.contains(value)
    case ("const", let only): return value == only
    case ("pattern", .text(let pattern)):
      guard case .text(let text) = value, let regex = try? Regex(pattern) else { return true }
      return text.contains(regex)
    case ("minLength", .number(let least)):
      if case .text(let text) = value { return text.count >= Int(least) }
      return true
    case ("minimum", .number(let least)):
      if case .number(let number) = value { return number >= least }
      return true
    default: return holdsOfParts(keyword, rule, value, schema)
    }
  }

  private func holdsOfParts(
    _ keyword: String, _ rule: JSON, _ value: JSON, _ schema: JSON
  ) -> Bool {
    switch (keyword, rule, value) {
    case ("items", let item, .list(let items)): return items.allSatisfy { accepts($0, item) }
    case ("minItems", .number(let least), .list(let items)): return items.count >= Int(least)
    case ("maxItems", .number(let most), .list(let items)): return items.count <= Int(most)
    case ("minProperties", .number(let least), .map(let all)): return all.count >= Int(least)
    case ("maxProperties", .number(let most), .map(let all)): return all.count <= Int(most)
    case ("required", .list(let names), .map(let all)):
      return names.allSatisfy { if case .text(let name) = $0 { all[name] != nil } else { false } }
    case ("properties", .map(let known), .map(let all)):
      return all.allSatisfy { name, value in known[name].map { accepts(value, $0) } ?? true }
    case ("additionalProperties", let rule, .map(let all)):
      let others = all.filter { schema["properties"]?[$0.key] == nil }
      return rule == .bool(false)
        ? others.isEmpty : others.allSatisfy { accepts($0.value, rule) }
    default: return true
    }
  }

  private func isOf(_ type: String, _ value: JSON) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .text),
      ("array", .list), ("object", .map):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
