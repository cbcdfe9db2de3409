/// A key or token. Printed, dumped or interpolated it shows nothing of itself.
public struct Secret: Sendable, Equatable {
  // A closure, since reflection shows every stored value but looks into no function.
  private let content: @Sendable () -> String

  /// Spaces and line ends around the value are dropped; nil for an empty one.
  public init?(_ value: String) {
    let trimmed = value.trimmed
    guard !trimmed.isEmpty else { return nil }
    content = { trimmed }
  }

  /// The value itself, for the one place that sends it.
  public func reveal() -> String { content() }

  public static func == (one: Secret, other: Secret) -> Bool { one.reveal() == other.reveal() }
}

extension String {
  fileprivate var trimmed: String {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace }
    let start = drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}
