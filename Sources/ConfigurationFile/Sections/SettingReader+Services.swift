import Foundation

/// What the settings of services have in common: where a key is kept, and addresses.
extension SettingReader {
  /// One line that is not empty.
  mutating func line(_ leaf: TOMLLeaf, example: String) -> String? {
    let wanted = ["\"\(example)\""]
    guard let text = string(leaf, wanted: wanted) else { return nil }
    let isLine = !text.isEmpty && text.utf8.count <= 4096 && !text.contains(where: \.isNewline)
    if !isLine { report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted)) }
    return isLine ? text : nil
  }

  /// The name of a variable of the environment.
  mutating func variable(_ leaf: TOMLLeaf, example: String) -> String? {
    let wanted = ["\"\(example)\""]
    guard let text = string(leaf, wanted: wanted) else { return nil }
    if text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]{0,254}/) != nil { return text }
    // A key that somebody has put here by mistake: it is not to be shown again.
    report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    return nil
  }

  /// Over TLS; only this machine may be asked without.
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
