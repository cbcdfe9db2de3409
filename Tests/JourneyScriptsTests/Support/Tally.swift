import Foundation

/// The counter of `Examples/Tally`, in several languages.
enum Tally {
  static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardizedFileURL.path(percentEncoded: false)
  static let folder = examples + "/Tally"

  /// A product of this build.
  static func product(_ name: String) -> String {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name).path(percentEncoded: false)
  }

  /// Compiles the one in C.
  static func compile(into folder: String) throws -> String {
    let result = try Command.run(
      "/usr/bin/env", ["gcc", "-o", folder + "/tally", self.folder + "/tally.c", "-lncursesw"])
    guard result.status == 0 else { throw Command.Failed(output: result.output) }
    return folder + "/tally"
  }
}
