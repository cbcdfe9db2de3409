import Foundation

/// Takes values out of leaves, and tells where one is not of the kind that is wanted.
struct SettingReader {
  let file: URL
  private(set) var problems: [ConfigurationProblem] = []

  init(_ file: URL) {
    self.file = file
  }

  mutating func report(_ place: TOMLPlace, _ reason: ConfigurationProblem.Reason) {
    problems.append(ConfigurationProblem(file, place, reason))
  }

  mutating func string(_ leaf: TOMLLeaf, wanted: [String]) -> String? {
    if case .string(let text) = leaf.value { return text }
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  /// `true`, or `"on"` as the command line says it.
  mutating func bool(_ leaf: TOMLLeaf) -> Bool? {
    switch leaf.value {
    case .bool(let value): return value
    case .string("on"): return true
    case .string("off"): return false
    default:
      report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["true", "false"]))
      return nil
    }
  }

  /// One of the raw values of a type.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    _ leaf: TOMLLeaf, of type: Value.Type
  ) -> Value? where Value.RawValue == String {
    let wanted = type.allCases.map { "\"\($0.rawValue)\"" }
    guard let text = string(leaf, wanted: wanted) else { return nil }
    if let value = Value(rawValue: text) { return value }
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }
}
