/// What a path is asked for.
public enum PathPurpose: Equatable, Sendable {
  /// A file that is there; those of other kinds show, but stand back.
  case open(FileKind)
  /// A file that is to be written.
  case write
}
