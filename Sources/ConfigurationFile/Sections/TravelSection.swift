import Foundation

/// What `[travel]` says; nil where it says nothing.
public struct TravelSection: Hashable, Sendable {
  /// Where the key of Pexels is kept: a file, as it was written, a variable of the environment, a
  /// command of the shell. The key itself is not to stand here.
  public var keyFile: String?
  public var keyVariable: String?
  public var keyCommand: String?
  /// Asked for photos instead of the services themselves.
  public var server: URL?

  public init() {}

  private static let keys = ["key_file", "key_variable", "key_command", "server"]

  /// Takes over one setting, if it is right.
  mutating func take(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1 else {
      return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[travel]"]))
    }
    switch leaf.path.dropFirst() {
    case ["key_file"]: keyFile = reader.line(leaf, example: "pexels.key")
    case ["key_variable"]: keyVariable = reader.variable(leaf, example: "PEXELS_KEY")
    case ["key_command"]: keyCommand = reader.line(leaf, example: "pass show pexels")
    case ["server"]: server = reader.address(leaf)
    default:
      let name = leaf.path.dropFirst().joined(separator: ".")
      reader.report(leaf.place, .unknownKey(name, known: Self.keys))
    }
  }
}
