import Foundation
import Persistence

/// Where the photos of pets lie, to be shown.
public struct PhotoFolder: Sendable, Equatable {
  private let stored: StoredFiles

  init(_ stored: StoredFiles) {
    self.stored = stored
  }

  /// The path of a pet's photo; nil where it has none. The file itself may be missing.
  public func path(of pet: Pet) -> String? {
    pet.photo.flatMap { stored.url(of: $0)?.path(percentEncoded: false) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.stored.folder == other.stored.folder
  }
}
