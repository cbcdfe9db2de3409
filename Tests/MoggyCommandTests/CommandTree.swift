import ArgumentParser

@testable import moggy

/// All commands of the program, as the parser knows them: a new one cannot be forgotten.
enum CommandTree {
  /// The words that call each command which does something itself.
  static var leaves: [String] { leaves(of: MoggyCommand.self, []).filter { !$0.isEmpty } }

  /// Those and the groups that they stand in.
  static var all: [String] {
    let groups = leaves.flatMap { leaf in
      let words = leaf.split(separator: " ")
      return words.indices.map { words[...$0].joined(separator: " ") }
    }
    return Array(Set(groups)).sorted()
  }

  /// Commands that tell what they can end with.
  static var told: [(name: String, type: any ExitStatusDocumented.Type)] {
    MoggyCommand.configuration.subcommands.compactMap { type in
      (type as? any ExitStatusDocumented.Type).map { (name(of: type), $0) }
    }
  }

  private static func leaves(of type: any ParsableCommand.Type, _ path: [String]) -> [String] {
    let parts = type.configuration.subcommands
    if parts.isEmpty { return [path.joined(separator: " ")] }
    return parts.flatMap { leaves(of: $0, path + [name(of: $0)]) }
  }

  private static func name(of type: any ParsableCommand.Type) -> String {
    type.configuration.commandName ?? type._commandName
  }
}
