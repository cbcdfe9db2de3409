import FilePrompts
import Foundation

/// How the Travel tab reaches files.
public struct TravelFiles: Sendable {
  /// How paths are read that a person types.
  public var paths: TypedPath
  /// Writes a whole content to an absolute path, or behind one of a folder under a name; blocks.
  public var write:
    @Sendable (
      _ content: Data, _ path: String, _ name: String, _ isReplacing: Bool
    ) -> TravelFileWriting

  public init(
    paths: TypedPath,
    write:
      @escaping @Sendable (
        _ content: Data, _ path: String, _ name: String, _ isReplacing: Bool
      ) -> TravelFileWriting
  ) {
    (self.paths, self.write) = (paths, write)
  }
}

/// What came of writing a file.
public enum TravelFileWriting: Sendable, Equatable {
  /// The path of the file.
  case written(String)
  /// There is a file of that path, and it stays.
  case exists(String)
  case refused(TravelFileProblem)
}
