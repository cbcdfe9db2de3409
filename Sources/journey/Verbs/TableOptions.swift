import ArgumentParser

/// Parameters that a command has as options: `--launch-limit 30s`.
protocol OptionTable {
  static var parameters: [VerbParameter] { get }
}

/// The options of a command as a table has them, so that a command lacks none that a journey has.
///
/// ArgumentParser looks for options among the properties of a type; here they are made from the table.
/// Help, the manual page and completions have them by that.
struct TableOptions<Table: OptionTable>: ParsableArguments, CustomReflectable {
  private var given: [String: [String]] = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: TableKey.self)
    for parameter in Table.parameters {
      let key = TableKey(stringValue: parameter.name)
      given[parameter.name] =
        parameter.type.isRepeated
        ? try values.decode(Option<[String]>.self, forKey: key).wrappedValue
        : try values.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] }
    }
  }

  var customMirror: Mirror {
    Mirror(self, children: Table.parameters.map { ($0.name, $0.option as Any) })
  }

  func validate() throws { _ = try members }

  /// The values that were given, in the order of the table.
  ///
  /// - Throws: an error of the command line for what has not the form of its type.
  var members: [(String, JSONValue)] {
    get throws {
      try Table.parameters.compactMap { parameter in
        guard let texts = given[parameter.name], !texts.isEmpty else { return nil }
        do {
          return (parameter.name, try parameter.type.value(of: texts))
        } catch let error as ScriptError {
          throw ValidationError("--\(parameter.name): \(error.message)")
        }
      }
    }
  }
}

/// The name of an option of a table.
private struct TableKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension VerbParameter {
  /// The declaration of the option.
  fileprivate var option: any Sendable {
    let isFolder = ["folder", "snapshots"].contains(name)
    let help = ArgumentHelp(
      "\(words.replacing("`", with: ""))",
      valueName: isFolder ? "folder" : type == .text ? name : type.valueName)
    let spelling = NameSpecification.customLong(name)
    let completion = isFolder ? .directory : type.completion
    // A value may begin with a dash: the name of a key, a line of a file.
    return type.isRepeated
      ? Option<[String]>(
        wrappedValue: [], name: spelling, parsing: .unconditionalSingleValue, help: help,
        completion: completion)
      : Option<String?>(
        name: spelling, parsing: .unconditional, help: help, completion: completion)
  }
}
