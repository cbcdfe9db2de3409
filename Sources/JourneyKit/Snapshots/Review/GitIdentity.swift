import Foundation

/// Who works here, as git would sign a commit; the name of the account where git does not know.
public struct GitIdentity: Hashable, Sendable {
  public let words: String

  public init(folder: String) {
    let name = Self.setting("user.name", folder)
    let mail = Self.setting("user.email", folder).map { "<\($0)>" }
    let words = [name, mail].compactMap(\.self).joined(separator: " ")
    self.words = words.isEmpty ? NSUserName() : words
  }

  private static func setting(_ name: String, _ folder: String) -> String? {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", folder, "config", "--get", name]
    let pipe = Pipe()
    git.standardOutput = pipe
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
