import Terminal

/// The first line of a recording: what is known of it before anything happens.
public struct CastHeader: Hashable, Sendable {
  /// The format: 2 or 3. A ``CastWriter`` writes 3 whatever this says.
  public var version: Int
  /// The terminal's size at the start; see ``CastEvent/Kind/resize(_:)`` for later.
  public var size: Size
  /// When it began, in seconds since 1970.
  public var timestamp: Int?
  /// The whole length in seconds, where the recorder wrote it (version 2 only).
  public var duration: Double?
  /// The longest pause, in seconds, that whoever recorded it wants to be shown.
  public var idleTimeLimit: Double?
  public var command: String?
  public var title: String?
  public var environment: [String: String]
  /// `TERM` of the recorded program (version 3; in version 2 it is in ``environment``).
  public var terminalType: String?
  /// What the terminal called itself when it was asked (version 3).
  public var terminalVersion: String?
  public var theme: CastTheme?
  /// Words to find it by (version 3).
  public var tags: [String]

  public init(version: Int = 3, size: Size) {
    self.version = version
    self.size = size
    environment = [:]
    tags = []
  }
}
