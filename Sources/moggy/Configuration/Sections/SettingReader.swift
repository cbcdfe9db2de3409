import Core
import Foundation

/// Takes values out of leaves, and tells where one is not of the kind that is wanted.
struct SettingReader {
  let file: URL
  private(set) var problems: [ConfigurationProblem] = []

  init(_ file: URL) { self.file = file }

  mutating func report(_ place: TOMLPlace, _ reason: ConfigurationProblem.Reason) {
    problems.append(ConfigurationProblem(file, place, reason))
  }

  mutating func string(_ leaf: TOMLLeaf, wanted: [String]) -> String? {
    if case .string(let text) = leaf.value { return text }
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  /// Reads `true`, or `"on"` as the command line says it.
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

  /// Reads one of the raw values of a type.
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

/// The settings that services have in common: the source of a key, and addresses.
extension SettingReader {
  /// Reads one line that is not empty.
  mutating func line(_ leaf: TOMLLeaf, example: String) -> String? {
    let wanted = ["\"\(example)\""]
    guard let text = string(leaf, wanted: wanted) else { return nil }
    let isLine = !text.isEmpty && text.utf8.count <= 4096 && !text.contains(where: \.isNewline)
    if !isLine { report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted)) }
    return isLine ? text : nil
  }

  /// Reads the name of a variable of the environment.
  mutating func variable(_ leaf: TOMLLeaf, example: String) -> String? {
    let wanted = ["\"\(example)\""]
    guard let text = string(leaf, wanted: wanted) else { return nil }
    if text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,254}/) != nil { return text }
    // A key that somebody has put here by mistake: it is not to be shown again.
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  /// Reads an address over TLS; only this machine may be asked without.
  mutating func address(_ leaf: TOMLLeaf) -> URL? {
    let wanted = ["\"https://…\""]
    guard let text = string(leaf, wanted: wanted) else { return nil }
    if text.utf8.count <= 2048, let url = URL(string: text), Self.isAllowed(url) { return url }
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  private static func isAllowed(_ url: URL) -> Bool {
    guard let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty,
      url.user == nil, url.password == nil
    else { return false }
    switch url.scheme?.lowercased() {
    case "https": return true
    case "http": return ["localhost", "127.0.0.1", "::1", "[::1]"].contains(host)
    default: return false
    }
  }
}

extension Set<String> {
  /// Returns the name that is most like a wrong one; the first of the alphabet where several are.
  ///
  /// What stands behind the last point counts as the name too: `quit` is near `program.quit`.
  func nearest(to wrong: String) -> String? {
    let ranked = sorted().map { name -> (name: String, distance: Int) in
      let last = name.split(separator: ".").last.map(String.init) ?? ""
      let whole = EditDistance.between(name, wrong)
      return (name, Swift.min(whole, EditDistance.between(last, wrong) + 1))
    }
    return ranked.min { $0.distance < $1.distance }?.name
  }
}
