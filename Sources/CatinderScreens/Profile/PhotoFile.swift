import CatinderDomain
import FilePrompts
import Foundation

/// A picture on this machine that is to become a photo of the profile.
enum PhotoFile {
  /// Its bytes; blocks for the disk. A pipe or a device is never opened.
  static func read(_ text: String, _ paths: TypedPath) throws(PhotoTrouble) -> Data {
    guard let path = paths.path(in: text) else { throw .noFile }
    let file = URL(filePath: path).resolvingSymlinksInPath()
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .fileSizeKey]
    guard let facts = try? file.resourceValues(forKeys: keys) else { throw .noFile }
    guard facts.isRegularFile == true else { throw .notAFile }
    guard (facts.fileSize ?? 0) <= CatinderLimits.photoBytes else { throw .tooLarge }
    guard let bytes = try? Data(contentsOf: file) else { throw .unreadable }
    return bytes
  }
}
