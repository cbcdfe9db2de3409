import CatinderDomain
import FilePrompts
import Foundation
import Interchange

/// A picture on this machine that is to become a photo of the profile.
enum PhotoFile {
  /// Its bytes; blocks for the disk. A pipe or a device is never opened.
  static func read(_ text: String, _ paths: TypedPath) throws(PhotoTrouble) -> Data {
    guard let path = paths.path(in: text) else { throw .noFile }
    do throws(FileIntakeProblem) {
      return try FileIntake.read(path, limit: CatinderLimits.photoBytes)
    } catch {
      switch error {
      case .missing: throw .noFile
      case .notAFile: throw .notAFile
      case .tooLarge: throw .tooLarge
      case .unreadable: throw .unreadable
      }
    }
  }
}
