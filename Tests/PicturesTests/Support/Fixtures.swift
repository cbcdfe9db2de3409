import Foundation

/// The pictures beside the tests.
enum Fixtures {
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "PictureFixtures").appending(path: name)
      .path(percentEncoded: false)
  }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }
}
