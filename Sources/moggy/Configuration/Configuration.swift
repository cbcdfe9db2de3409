import Core
import Foundation
import Terminal
import Toolkit

/// The user's settings in `config.toml` and the themes beside it; nil where nothing was said.
public struct Configuration: Hashable, Sendable {
  public var language: Language?
  /// One that ``themes`` has.
  public var theme: ThemeName?
  public var hasAnimations: Bool?
  public var hasMouse: Bool?
  /// True for screen readers: no frames, linear order.
  public var isFlat: Bool?
  public var pictures: PictureSetting?
  /// The address that the user is to write to about the program.
  public var contact: String?
  public var weather = WeatherSection()
  public var travel = TravelSection()
  public var keymap = Keymap.standard
  public var themes = ThemeCatalogue()

  public init() {}

  /// Returns the file that is read, whether or not it is there.
  public static func file(in folder: URL) -> URL {
    folder.appending(path: "config.toml", directoryHint: .notDirectory)
  }

  /// Returns the folder of the user's own themes, one file each.
  public static func themes(in folder: URL) -> URL {
    folder.appending(path: "themes", directoryHint: .isDirectory)
  }

  /// Reads the files of a folder. What is wrong in them is left out and told, in the order of the
  /// files and lines; everything else counts. Files that are not there are no problem.
  ///
  /// - Parameter actions: the names that `[keys]` may have; nil for any.
  public static func load(
    folder: URL, actions: Set<String>? = nil
  ) -> (Configuration, [ConfigurationProblem]) {
    var problems: [ConfigurationProblem] = []
    var configuration = Configuration()
    let palettes = ThemeFile.readAll(in: themes(in: folder), &problems)
    configuration.themes = ThemeCatalogue(palettes)
    var ownProblems: [ConfigurationProblem] = []
    if let document = TOMLDocument.read(file(in: folder), &ownProblems) {
      configuration.take(document, actions, &ownProblems)
    }
    return (configuration, ownProblems.inFileOrder + problems)
  }
}

extension [ConfigurationProblem] {
  /// The problems by line and column; all are of one file.
  var inFileOrder: [ConfigurationProblem] { sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
}

extension Configuration {
  static let tables = ["ui", "keys", "contact", "weather", "travel"]
  private static let uiKeys = ["language", "theme", "animations", "mouse", "flat", "pictures"]

  /// Takes over what is right in `config.toml`.
  mutating func take(
    _ document: TOMLDocument, _ actions: Set<String>?, _ problems: inout [ConfigurationProblem]
  ) {
    var reader = SettingReader(document.file)
    var places: [(action: String, place: TOMLPlace)] = []
    for table in document.tables where !Self.isKnown(table: table.path) {
      let name = table.path.joined(separator: ".")
      reader.report(table.place, .unknownTable(name, known: Self.tables.map { "[\($0)]" }))
    }
    for leaf in document.leaves {
      switch leaf.path.first {
      case "ui": takeUI(leaf, &reader)
      case "contact": takeContact(leaf, &reader)
      case "weather": weather.take(leaf, &reader)
      case "travel": travel.take(leaf, &reader)
      case "keys":
        if let action = takeKeys(leaf, actions, &reader) { places.append((action, leaf.place)) }
      default: Self.reportUnknown(leaf, document, &reader)
      }
    }
    reportConflicts(places, &reader)
    problems += reader.problems
  }

  /// Tells of keys that two actions have; one that is given twice stays with the first.
  private mutating func reportConflicts(
    _ places: [(action: String, place: TOMLPlace)], _ reader: inout SettingReader
  ) {
    for conflict in KeyConflicts(keymap: keymap, given: places.map(\.action)).all {
      if conflict.isGivenTwice { keymap.keys[conflict.loser]?.removeAll { $0 == conflict.key } }
      guard let place = places.first(where: { $0.action == conflict.told })?.place else { continue }
      reader.report(
        place,
        .keyTaken(conflict.key.description, winner: conflict.winner, loser: conflict.loser))
    }
  }

  /// Returns true for a known table. `[keys.pets]` begins the names of its actions with `pets.`
  private static func isKnown(table path: [String]) -> Bool {
    [["ui"], ["contact"], ["weather"], ["travel"]].contains(path) || path.first == "keys"
  }

  /// Reports unknown names. One below an unknown header was reported with the header.
  private static func reportUnknown(
    _ leaf: TOMLLeaf, _ document: TOMLDocument, _ reader: inout SettingReader
  ) {
    let isBelowHeader = document.tables.contains { leaf.path.starts(with: $0.path) }
    if isBelowHeader { return }
    reader.report(leaf.place, .unknownKey(leaf.name, known: tables.map { "[\($0)]" }))
  }

  private mutating func takeUI(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    guard leaf.path.count > 1
    else { return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[ui]"])) }
    switch leaf.path.dropFirst() {
    case ["language"]: language = reader.choice(leaf, of: Language.self)
    case ["theme"]: theme = themeName(leaf, &reader)
    case ["animations"]: hasAnimations = reader.bool(leaf)
    case ["mouse"]: hasMouse = reader.bool(leaf)
    case ["flat"]: isFlat = reader.bool(leaf)
    case ["pictures"]: pictures = reader.choice(leaf, of: PictureSetting.self)
    default:
      let name = leaf.path.dropFirst().joined(separator: ".")
      reader.report(leaf.place, .unknownKey(name, known: Self.uiKeys))
    }
  }

  /// Reads an address that a mail program can use, and that no program takes for an option.
  private mutating func takeContact(_ leaf: TOMLLeaf, _ reader: inout SettingReader) {
    let wanted = ["\"name@example.org\""]
    guard leaf.path.dropFirst() == ["email"] else {
      if leaf.path.count == 1 {
        return reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: ["[contact]"]))
      }
      let name = leaf.path.dropFirst().joined(separator: ".")
      return reader.report(leaf.place, .unknownKey(name, known: ["email"]))
    }
    guard let text = reader.string(leaf, wanted: wanted) else { return }
    if text.utf8.count <= 254,
      text.wholeMatch(of: /[A-Za-z0-9._+][A-Za-z0-9._+\-]*@[A-Za-z0-9.\-]+/) != nil
    {
      contact = text
    } else {
      reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    }
  }

  private func themeName(_ leaf: TOMLLeaf, _ reader: inout SettingReader) -> ThemeName? {
    let wanted = themes.names.map { "\"\($0)\"" }
    guard let text = reader.string(leaf, wanted: wanted) else { return nil }
    let name = ThemeName(rawValue: text)
    if themes.contains(name) { return name }
    reader.report(leaf.valuePlace, .unknownTheme(text))
    return nil
  }

  /// The number of problems up to which the nearest name is looked for.
  private static let helpedProblems = 20

  /// Reads the keys of an action: `add = "a"`, `add = ["a", "z m"]`, `add = []`. Returns the name of the
  /// action; nil where they are not taken.
  private mutating func takeKeys(
    _ leaf: TOMLLeaf, _ actions: Set<String>?, _ reader: inout SettingReader
  ) -> String? {
    let action = leaf.path.dropFirst().joined(separator: ".")
    let items: [TOMLLeaf.Item]
    switch leaf.value {
    case .string: items = [TOMLLeaf.Item(value: leaf.value, place: leaf.valuePlace)]
    case .array(let found): items = found
    default: items = [TOMLLeaf.Item(value: .other, place: leaf.valuePlace)]
    }
    let sequences = items.compactMap { sequence($0, of: leaf, &reader) }
    guard !action.isEmpty, sequences.count == items.count else { return nil }
    if let actions, !actions.contains(action) {
      // To look for it takes milliseconds, and a file may hold thousands of wrong names.
      let isHelped = reader.problems.count < Self.helpedProblems
      let nearest = isHelped ? actions.nearest(to: action) : nil
      reader.report(leaf.place, .unknownAction(action, nearest: nearest))
      return nil
    }
    keymap.keys[action] = sequences
    return action
  }

  private func sequence(
    _ item: TOMLLeaf.Item, of leaf: TOMLLeaf, _ reader: inout SettingReader
  ) -> KeySequence? {
    guard leaf.path.count > 1, case .string(let names) = item.value else {
      let wanted = leaf.path.count > 1 ? ["\"a\"", "[\"a\", \"z m\"]"] : ["[keys]"]
      reader.report(item.place, .wrongValue(leaf.name, wanted: wanted))
      return nil
    }
    if let strokes = KeyStroke.sequence(named: names) { return KeySequence(strokes) }
    reader.report(item.place, Self.reason(against: names))
    return nil
  }

  private static func reason(against names: String) -> ConfigurationProblem.Reason {
    for name in names.split(separator: " ").map(String.init) {
      if let twin = KeyStroke.twin(ofKeyNamed: name) { return .sameKey(name, as: twin.description) }
    }
    return .notAKey(names)
  }
}
