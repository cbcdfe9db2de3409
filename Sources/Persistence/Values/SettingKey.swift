/// The name of one setting, with its type and what it is until someone sets it.
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

  public init(_ name: String, fallback: Value) {
    self.name = name
    self.fallback = fallback
  }
}
