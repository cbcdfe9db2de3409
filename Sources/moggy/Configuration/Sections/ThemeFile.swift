import Foundation
import Interchange
import Terminal
import Toolkit

/// Makes themes of the files of the user.
enum ThemeFile {
  static let limit = 100
  static let keys = ["name", "base", "[ground]", "[roles]"]
  private static let styleKeys = [
    "fg", "bg", "bold", "dim", "italic", "reverse", "strike", "underline",
  ]

  /// Returns the themes of all files `NAME.toml` of a folder, by their names.
  static func readAll(in folder: URL, _ problems: inout [ConfigurationProblem]) -> [ThemePalette] {
    let path = folder.path(percentEncoded: false)
    let names: [String]
    do throws(SystemError) { names = try CurrentFileSystem.value.names(in: path) } catch {
      // A folder that is not there holds no themes; one that cannot be read is told.
      if error.code != ENOENT {
        problems.append(ConfigurationProblem(folder, .start, .unreadable(error.code)))
      }
      return []
    }
    let files = names.filter { $0.hasSuffix(".toml") && !$0.hasPrefix(".") }.sorted()
      .map { folder.appending(path: $0, directoryHint: .notDirectory) }
    var palettes: [ThemePalette] = []
    for file in files.prefix(limit) {
      var own: [ConfigurationProblem] = []
      if let document = TOMLDocument.read(file, &own) {
        var reader = SettingReader(file)
        if let palette = palette(document, &reader) { palettes.append(palette) }
        own += reader.problems
      }
      problems += own.inFileOrder
    }
    for file in files.dropFirst(limit) {
      problems.append(ConfigurationProblem(file, .start, .tooManyThemes))
    }
    return palettes
  }

  /// Returns the theme of a file; nil where its name cannot be.
  private static func palette(
    _ document: TOMLDocument, _ reader: inout SettingReader
  ) -> ThemePalette? {
    guard let name = name(document, &reader) else { return nil }
    var palette = base(document, &reader)
    palette.name = name
    for table in document.tables where !isKnown(table: table.path) {
      let name = table.path.joined(separator: ".")
      reader.report(table.place, .unknownTable(name, known: ["[ground]", "[roles]"]))
    }
    for leaf in document.leaves { take(leaf, document, &palette, &reader) }
    return palette
  }

  // MARK: Name and base
  private static func name(_ document: TOMLDocument, _ reader: inout SettingReader) -> ThemeName? {
    let leaf = document.leaves.first { $0.path == ["name"] }
    let place = leaf?.valuePlace ?? .start
    var text = document.file.deletingPathExtension().lastPathComponent
    if let leaf {
      guard let own = reader.string(leaf, wanted: ["\"\(text)\""]) else { return nil }
      text = own
    }
    let clean = Sanitizer.clean(text).trimmingCharacters(in: .whitespaces)
    guard clean == text, !text.isEmpty, text.count <= 40 else {
      reader.report(place, .wrongValue("name", wanted: ["\"mocha\""]))
      return nil
    }
    guard !ThemeName.builtIn.contains(ThemeName(rawValue: text)) else {
      reader.report(place, .nameTaken(text))
      return nil
    }
    return ThemeName(rawValue: text)
  }

  /// Returns a built-in theme, whose looks stay where the file says nothing; dark where it names
  /// none.
  private static func base(
    _ document: TOMLDocument, _ reader: inout SettingReader
  ) -> ThemePalette {
    let catalogue = ThemeCatalogue()
    let fallback =
      catalogue.palette(.dark) ?? ThemePalette(name: .dark, plain: .init(), entries: [:])
    guard let leaf = document.leaves.first(where: { $0.path == ["base"] }) else { return fallback }
    let wanted = catalogue.names.filter { $0 != .auto }.map { "\"\($0)\"" }
    guard let text = reader.string(leaf, wanted: wanted) else { return fallback }
    if let palette = catalogue.palette(ThemeName(rawValue: text)) { return palette }
    reader.report(leaf.valuePlace, .wrongValue("base", wanted: wanted))
    return fallback
  }

  // MARK: Roles
  private static func isKnown(table path: [String]) -> Bool {
    path == ["ground"] || path == ["roles"] || path.first == "roles" && path.count == 2
  }

  private static func take(
    _ leaf: TOMLLeaf, _ document: TOMLDocument, _ palette: inout ThemePalette,
    _ reader: inout SettingReader
  ) {
    switch (leaf.path.first, leaf.path.count) {
    case ("name", 1), ("base", 1): break
    case ("ground", 2): set(leaf, leaf.path[1], in: &palette.plain, &reader)
    case ("roles", 2): setRole(leaf, "fg", in: &palette, &reader)
    case ("roles", 3): setRole(leaf, leaf.path[2], in: &palette, &reader)
    default:
      let isBelowHeader = document.tables.contains {
        !isKnown(table: $0.path) && leaf.path.starts(with: $0.path)
      }
      if !isBelowHeader { reader.report(leaf.place, .unknownKey(leaf.name, known: keys)) }
    }
  }

  /// Reads the look of a role: `accent.bold = true`; and `accent = "#c6a0f6"` for its text alone.
  private static func setRole(
    _ leaf: TOMLLeaf, _ key: String, in palette: inout ThemePalette, _ reader: inout SettingReader
  ) {
    guard let role = ThemeRole(name: leaf.path[1]) else {
      let known = ThemeRole.allCases.map(\.name)
      return reader.report(leaf.place, .unknownKey(leaf.path[1], known: known))
    }
    set(leaf, key, in: &palette.entries[role, default: ThemeEntry()], &reader)
  }

  private static func set(
    _ leaf: TOMLLeaf, _ key: String, in entry: inout ThemeEntry, _ reader: inout SettingReader
  ) {
    switch key {
    case "fg": setColor(leaf, &entry.foreground, &reader)
    case "bg": setColor(leaf, &entry.background, &reader)
    case "underline": setUnderline(leaf, &entry.underline, &reader)
    default:
      guard let attribute = attributes[key]
      else { return reader.report(leaf.place, .unknownKey(key, known: styleKeys)) }
      guard let isOn = reader.bool(leaf) else { return }
      if isOn { entry.attributes.insert(attribute) } else { entry.attributes.remove(attribute) }
    }
  }

  private static let attributes: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "reverse": .reverse, "strike": .strike,
  ]

  private static func setColor(
    _ leaf: TOMLLeaf, _ color: inout ThemeColor?, _ reader: inout SettingReader
  ) {
    guard let text = reader.string(leaf, wanted: ["\"#c6a0f6\"", "\"ansi red\""]) else { return }
    switch WrittenColor(text) {
    case .color(let found): color = ThemeColor(found)
    case .background: color = nil
    case nil: reader.report(leaf.valuePlace, .notAColor(text))
    }
  }

  /// Reads `true`, `false`, or the form: `"curly"`.
  private static func setUnderline(
    _ leaf: TOMLLeaf, _ underline: inout Underline, _ reader: inout SettingReader
  ) {
    let forms = Underline.allCases
    switch leaf.value {
    case .bool(let isOn): underline = isOn ? .single : .none
    case .string(let text):
      if let form = forms.first(where: { "\($0)" == text }) { return underline = form }
      fallthrough
    default:
      let wanted = ["true", "false"] + forms.map { "\"\($0)\"" }
      reader.report(leaf.valuePlace, .wrongValue(leaf.name, wanted: wanted))
    }
  }
}

/// A colour as a theme file writes it.
private enum WrittenColor: Equatable {
  /// The background of the theme, or of the terminal.
  case background
  case color(Color)

  /// Reads `#c6a0f6`, `indexed 183`, `ansi red`, `ansi bright-red` or `default`; nil for any other
  /// text.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if words == ["default"] {
      self = .background
    } else if words.count == 1, let color = Self.hex(words[0]) {
      self = .color(color)
    } else if words.count == 2, words[0] == "indexed", let index = UInt8(words[1]) {
      self = .color(.indexed(index))
    } else if words.count == 2, words[0] == "ansi", let color = Self.ansi(words[1]) {
      self = .color(color)
    } else {
      return nil
    }
  }

  private static func hex(_ word: Substring) -> Color? {
    let digits = word.dropFirst()
    guard word.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit) else {
      return nil
    }
    return UInt32(digits, radix: 16).map(Color.hex)
  }

  private static func ansi(_ word: Substring) -> Color? {
    let isBright = word.hasPrefix("bright-")
    let name = isBright ? word.dropFirst("bright-".count) : word
    let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    return names.firstIndex { $0 == name }.map { .indexed(UInt8($0 + (isBright ? 8 : 0))) }
  }
}
