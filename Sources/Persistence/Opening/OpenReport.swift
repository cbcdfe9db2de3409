import Foundation

/// What opening the records came to, for the program to tell.
public enum OpenReport: Sendable, Equatable {
  /// There was nothing yet.
  case fresh
  /// - Parameter isChecked: whether it was read as a whole; a large file is read later, by
  ///   ``DataStore/checkIfDue()``.
  case opened(isChecked: Bool)
  /// The file was damaged and lies beside as `damagedFile`; the backup of that moment took its place.
  case restored(from: Date, damagedFile: URL)
  /// The file was damaged and lies beside; no good backup was found.
  case startedEmpty(damagedFile: URL)
}
