/// Which files somebody is after, told by the ends of their names.
public struct FileKind: Hashable, Sendable {
  /// With their points, in small letters; empty for files of all kinds.
  public let endings: [String]

  /// Any file at all.
  public static let any = FileKind()

  public static let pictures = FileKind(".png", ".jpg", ".jpeg", ".jpe")

  public init(_ endings: String...) {
    self.endings = endings
  }

  /// By the name alone: what is in the file is seen when it is read.
  public func takes(_ name: String) -> Bool {
    if endings.isEmpty { return true }
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }
}
