/// One way to go on with a path that is being typed.
public struct PathCompletion: Sendable, Equatable {
  /// The whole text that takes the place of what was typed; a folder ends with a slash.
  public let text: String
  /// The last part alone, clean, to be shown.
  public let name: String
  public let isFolder: Bool
  /// A file of the kind that is looked for.
  public let isWanted: Bool
}
