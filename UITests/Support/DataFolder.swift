import Foundation
import XCTest

/// A folder for one run of the program, gone with this value.
final class DataFolder: Sendable {
  let path: String

  init() throws {
    // A file system in memory, where there is one: a disk's syncs are not what journeys are about.
    let memory = "/dev/shm"
    let base = access(memory, W_OK) == 0 ? memory : NSTemporaryDirectory()
    var template = Array((base + "/moggy-XXXXXX").utf8CString)
    path = try template.withUnsafeMutableBufferPointer { buffer in
      guard let made = mkdtemp(try XCTUnwrap(buffer.baseAddress)) else {
        throw CocoaError(.fileWriteUnknown)
      }
      return String(cString: made)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var url: URL { URL(filePath: path, directoryHint: .isDirectory) }

  var database: String { path + "/data/moggy.sqlite" }
}
