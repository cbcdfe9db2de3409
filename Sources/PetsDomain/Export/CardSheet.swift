import Core
import Interchange

/// All that is known of a pet, in words and in order, for exports as text and the command line.
public struct CardSheet: Sendable, Equatable {
  public struct Row: Sendable, Equatable {
    public let label: String
    public let value: String
  }

  /// A heading, and below it one table; a row of the health book is one group of rows.
  public struct Section: Sendable, Equatable {
    public let title: String
    public let labels: [String]
    public let lines: [[String]]
  }

  public let title: String
  /// The fields that are filled in.
  public let rows: [Row]
  /// The parts of the health book that have something.
  public let sections: [Section]

  public init(_ pet: Pet, _ pages: HealthPages, _ words: PetWords, today: CalendarDay) {
    title = pet.name ?? words.nameless
    rows = PetField.allCases.compactMap { field in
      let value = Self.value(field, of: pet, words, today)
      return value.isEmpty ? nil : Row(label: words.field(field), value: value)
    }
    sections = Self.sections(pages, words, today).filter { !$0.lines.isEmpty }
  }

  /// A field as a person reads it.
  public static func value(
    _ field: PetField, of pet: Pet, _ words: PetWords, _ today: CalendarDay
  ) -> String {
    switch field {
    case .birthday:
      guard let birthday = pet.birthday else { return "" }
      let age = pet.age(on: today).map { " (\(words.age($0)))" } ?? ""
      return words.digits(birthday) + age
    case .weight: return pet.weight?.kilograms(decimalSeparator: words.language.decimalMark) ?? ""
    case .sterilised: return pet.sterilised.map { YesNo(typed: $0).map(words.answer) ?? $0 } ?? ""
    default: return pet[field]
    }
  }

  // MARK: - The health book
  private static func sections(
    _ pages: HealthPages, _ words: PetWords, _ today: CalendarDay
  ) -> [Section] {
    let mark = words.language.decimalMark
    return [
      section(pages.vaccinations, words, words.field, hasState: true) {
        [
          $0.name, words.digits($0.date), $0.validUntil.map(words.digits) ?? "", $0.batch,
          $0.clinic,
          words.status($0.status(on: today)),
        ]
      },
      section(pages.medicines, words, words.field, hasState: true) {
        [
          $0.name, $0.dose, words.digits($0.from), $0.until.map(words.digits) ?? "",
          words.schedule($0),
          words.status($0.status(on: today)),
        ]
      },
      section(pages.visits, words, words.field) {
        [
          words.digits($0.date), $0.reason, $0.diagnosis, $0.prescription,
          $0.cost?.text(decimalMark: mark) ?? "",
        ]
      },
      section(pages.weighings, words, words.field) {
        [words.digits($0.date), $0.weight?.kilograms(decimalSeparator: mark) ?? ""]
      },
      section(pages.documents, words, words.field) { [$0.title, words.digits($0.date)] },
    ]
  }

  private static func section<Record: HealthRecord>(
    _ records: [Record], _ words: PetWords, _ label: (Record.Field) -> String,
    hasState: Bool = false, _ cells: (Record) -> [String]
  ) -> Section {
    Section(
      title: words.title(Record.kind),
      labels: Record.Field.allCases.map(label) + (hasState ? [words.state] : []),
      lines: records.map(cells))
  }

  // MARK: - Markdown
  /// As Markdown with the tables of GitHub; whatever is in the records stays text.
  public var markdown: String {
    var lines = ["# \(Self.escaped(title))", ""]
    lines += rows.map { "- **\(Self.escaped($0.label)):** \(Self.escaped($0.value))" }
    for section in sections {
      lines += ["", "## \(Self.escaped(section.title))", ""]
      lines.append(Self.line(section.labels))
      lines.append(Self.line(section.labels.map { _ in "---" }, isEscaped: true))
      lines += section.lines.map { Self.line($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ cells: [String], isEscaped: Bool = false) -> String {
    "| " + cells.map { isEscaped ? $0 : escaped($0) }.joined(separator: " | ") + " |"
  }

  /// A backslash before whatever CommonMark gives a meaning to; a line end within a cell is `<br>`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "<br>"
      case _ where "\\`*_{}[]<>#|~!&$".unicodeScalars.contains(scalar): "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }

  // MARK: - Plain text
  /// As plain text: a line a field, and a line a record of the health book.
  public var plain: String {
    var lines = [title]
    lines += rows.map { "  \($0.label): \($0.value)" }
    for section in sections {
      lines += ["", section.title]
      lines += section.lines.map { "  " + Self.line($0, section.labels) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Joins the cells of a record. Empty ones are left out; line ends become blanks.
  private static func line(_ cells: [String], _ labels: [String]) -> String {
    zip(labels, cells).filter { !$0.1.isEmpty }
      .map { "\($0.0.lowercased()): \($0.1.replacing("\n", with: " "))" }
      .joined(separator: "; ")
  }
}

/// The format of an exported card.
public enum CardFormat: String, Sendable, CaseIterable {
  case markdown, json

  public var fileExtension: String { self == .markdown ? "md" : "json" }

  /// Between the name and the end of a file system's 255 bytes is room for the extension and a mark.
  private static let longestName = 200

  /// A name for the file of a pet's card that any file system takes, without blanks or points at its
  /// ends: what a path, a shell or another system gives a meaning to becomes a hyphen.
  public func fileName(for pet: Pet, _ words: PetWords) -> String {
    let typed = TextRules.clean(pet.name ?? "").map { character in
      character.unicodeScalars.contains { Self.isSpecial($0) } ? "-" : character
    }
    var name = ""
    for character in typed {
      if name.utf8.count + character.utf8.count > Self.longestName { break }
      name.append(character)
    }
    name = Self.trimmed(name)
    return "\(name.isEmpty ? words.fileOfNameless : name).\(fileExtension)"
  }

  private static func trimmed(_ name: String) -> String {
    let isEdge = { (character: Character) in " .-~".contains(character) }
    return String(name.drop(while: isEdge).reversed().drop(while: isEdge).reversed())
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    "/\\:*?\"'`<>|$&;!#%(){}[]\u{FFFD}".unicodeScalars.contains(scalar)
  }
}
