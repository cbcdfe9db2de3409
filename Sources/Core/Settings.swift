/// The name of one setting, with its type and the value that holds until someone sets it.
///
/// ```swift
/// extension SettingKey<Bool> {
///   static let animations = SettingKey("animations", fallback: true)
/// }
/// ```
public struct SettingKey<Value: Codable & Sendable & Equatable>: Sendable {
  public let name: String
  /// Also stands for a stored value that cannot be read as `Value`.
  public let fallback: Value

  public init(_ name: String, fallback: Value) { (self.name, self.fallback) = (name, fallback) }
}

/// The settings of the program, by their keys; kept outside undo.
public protocol SettingsService: Sendable {
  /// The value that is kept, or the key's fallback.
  ///
  /// - Throws: an error of the records.
  func value<Value>(of key: SettingKey<Value>) async throws -> Value

  /// Keeps a value in one transaction.
  ///
  /// - Throws: an error of the records.
  func set<Value>(_ key: SettingKey<Value>, to value: Value) async throws
}
