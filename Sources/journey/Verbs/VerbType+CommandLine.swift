import ArgumentParser

/// The forms of values on a command line.
extension VerbType {
  /// True for an option that may be given several times.
  var isRepeated: Bool {
    switch self {
    case .words, .lines, .texts, .traits, .modifiers, .files, .programs, .commands, .masks: true
    default: false
    }
  }

  /// The value in help: `--env <name=value>`.
  var valueName: String {
    switch self {
    case .choice(let words): words.joined(separator: "|")
    case .flag: "true|false"
    case .size: "80x24"
    case .time, .actLimit: "time"
    case .number, .integer: "number"
    case .texts: "name=value"
    case .files: "name=content"
    case .programs: "name={…}"
    case .commands: "line"
    case .masks: "mask"
    case .frame: "column,row,width,height"
    case .cell: "column,row"
    case .words, .lines, .text, .pattern: "text"
    default: "\(self)"
    }
  }

  var completion: CompletionKind? {
    switch self {
    case .choice(let words): .list(words)
    case .flag: .list(["true", "false"])
    case .traits: .list(Self.traitNames)
    case .modifiers: .list(KeyAdvice.modifiers)
    default: nil
    }
  }

  /// Returns the value of an option as YAML has it.
  ///
  /// - Parameter texts: what was given, once or several times.
  /// - Throws: ``ScriptError`` for what has not the form of the type; whether it is a right value is looked
  ///   at where it is read.
  func value(of texts: [String]) throws(ScriptError) -> JSONValue {
    switch self {
    case .texts, .files, .programs:
      var members: [(String, JSONValue)] = []
      for text in texts { members.append(try member(text)) }
      return .object(members)
    case _ where isRepeated:
      var values: [JSONValue] = []
      for text in texts { values.append(self == .masks ? try Self.value(text) : .string(text)) }
      return .array(values)
    default: return try one(texts[texts.count - 1])
    }
  }

  private func one(_ text: String) throws(ScriptError) -> JSONValue {
    switch self {
    // A number alone is of seconds, as everywhere on a command line.
    case .time: .string(Double(text) == nil ? text : text + "s")
    case .actLimit: text.hasPrefix("{") ? try Self.value(text) : try VerbType.time.one(text)
    case .cell, .frame:
      .array(text.split(separator: ",", omittingEmptySubsequences: false).map { .string("\($0)") })
    default: .string(text)
    }
  }

  /// Reads `NAME=VALUE`.
  private func member(_ text: String) throws(ScriptError) -> (String, JSONValue) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ScriptError(
        "“\(text)” is no \(valueName.uppercased())", at: ScriptPlace(file: "command line"))
    }
    let value = String(parts[1])
    return (String(parts[0]), self == .texts ? .string(value) : try Self.value(value))
  }

  /// Returns a text as it is, and what begins as a map of YAML as that.
  static func value(_ text: String) throws(ScriptError) -> JSONValue {
    guard text.hasPrefix("{") else { return .string(text) }
    let documents = try ScriptNode.documents(yaml: text, file: "command line")
    return documents.first?.json ?? .null
  }
}

extension ScriptNode {
  /// The value in JSON; numbers and booleans are texts.
  var json: JSONValue {
    switch kind {
    case .nothing: .null
    case .text(let text): .string(text)
    case .list(let nodes): .array(nodes.map(\.json))
    case .map(let members):
      .object(
        members.map { member in
          guard case .text(let name) = member.key.kind else { return ("", member.value.json) }
          return (name, member.value.json)
        })
    }
  }
}
