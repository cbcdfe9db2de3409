import Glibc
import PseudoTerminal

/// Who works here, as git would sign a commit; the name of the account where git does not know.
public struct GitIdentity: Hashable, Sendable {
  public let words: String

  public init(folder: String) {
    let name = Self.setting("user.name", folder)
    let mail = Self.setting("user.email", folder).map { "<\($0)>" }
    let words = [name, mail].compactMap(\.self).joined(separator: " ")
    self.words = words.isEmpty ? Self.account : words
  }

  private static var account: String {
    getpwuid(geteuid()).map { String(cString: $0.pointee.pw_name) } ?? ""
  }

  private static func setting(_ name: String, _ folder: String) -> String? {
    let git = PlainProgram(["git", "-C", folder, "config", "--get", name], hidesErrors: true)
    let text = (git.output() ?? "").split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return text.isEmpty ? nil : text
  }
}
