/// What is wrong with the text of a script, and where.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  public let place: ScriptPlace
  /// What was expected there.
  public let message: String

  public init(_ message: String, at place: ScriptPlace) {
    self.message = message
    self.place = place
  }

  /// `less.yaml:7:12: expected a size as 80x24, found “big”`
  public var description: String { "\(place): \(message)" }
}
