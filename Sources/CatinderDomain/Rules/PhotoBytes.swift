import Foundation
import Interchange

/// The bytes of a picture on this machine that is to become a photo.
public enum PhotoBytes {
  /// A reason for which a file is not taken.
  public enum Problem: Error, Equatable, Sendable {
    case missing, notAFile, tooLarge, unreadable
  }

  /// Reads a file of ``CatinderLimits/photoBytes`` at the most; blocks. A pipe is never waited for, and
  /// the records in use are not opened: see ``Interchange/LockedFile``.
  public static func read(_ path: String) throws(Problem) -> Data {
    do throws(FileIntakeProblem) {
      return try FileIntake.read(path, limit: CatinderLimits.photoBytes)
    } catch {
      switch error {
      case .missing: throw .missing
      case .notAFile: throw .notAFile
      case .tooLarge: throw .tooLarge
      case .unreadable: throw .unreadable
      }
    }
  }
}
