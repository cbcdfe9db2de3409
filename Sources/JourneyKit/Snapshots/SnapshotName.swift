import Terminal

/// The name of a snapshot: `<app>/<screen>/<state>.<columns>x<rows>[.<language>][.<theme>].txt`, or
/// `.text` or `.outline` for the smaller kinds.
///
/// Its file has the same path; but all themes of a screen are in one, which is named without any.
///
/// Each part is letters, digits, `-` and `_`.
public struct SnapshotName: Hashable, Sendable {
  public var app: String
  public var screen: String
  public var state: String
  public var size: Size
  /// Two letters; nil where the snapshot is of the main language.
  public var language: String?
  /// Three letters or more; nil where the snapshot is of the main theme.
  public var theme: String?
  public var kind: SnapshotKind

  public init(
    app: String, screen: String, state: String, size: Size, language: String? = nil,
    theme: String? = nil, kind: SnapshotKind = .screen
  ) {
    (self.app, self.screen, self.state, self.size) = (app, screen, state, size)
    (self.language, self.theme, self.kind) = (language, theme, kind)
  }

  /// The name as a path inside the folder of snapshots.
  public var path: String {
    let parts = [state, "\(size.columns)x\(size.rows)", language, theme, kind.fileExtension]
    return "\(app)/\(screen)/" + parts.compactMap(\.self).joined(separator: ".")
  }

  /// The path of the file, which has all themes.
  public var file: String {
    var name = self
    if kind == .screen { name.theme = nil }
    return name.path
  }

  /// Returns true for the path of a look in the same file.
  func shares(_ other: String) -> Bool { SnapshotName(path: other)?.file == file }

  /// Reads the name of a path; nil if the path has another form.
  public init?(path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard folders.count == 3 else { return nil }
    let parts = folders[2].split(separator: ".").map(String.init)
    guard (3...5).contains(parts.count), let size = Self.size(parts[1]),
      let kind = SnapshotKind(fileExtension: parts[parts.count - 1])
    else { return nil }
    let marks = parts[2..<(parts.count - 1)]
    self.init(
      app: folders[0], screen: folders[1], state: parts[0], size: size,
      language: marks.first { $0.count == 2 }, theme: marks.first { $0.count > 2 }, kind: kind)
    guard self.path == path, isValid else { return nil }
  }

  private static func size(_ text: String) -> Size? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1] else { return nil }
    return Size(columns, rows)
  }

  var isValid: Bool {
    [app, screen, state, language, theme].compactMap(\.self).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    } && language.map { $0.count == 2 } != false && theme.map { $0.count > 2 } != false
  }
}

/// The parts of a screen that a snapshot holds.
public enum SnapshotKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Size, focus, cursor, cells, styles, outline, the order of `Tab`.
  case screen
  /// The cells as text; colours, cursor and meaning may change.
  case text
  /// The meaning of the screen; its look may change.
  case outline

  /// The file name extension.
  public var fileExtension: String { self == .screen ? "txt" : rawValue }

  init?(fileExtension: String) {
    guard let kind = Self.allCases.first(where: { $0.fileExtension == fileExtension })
    else { return nil }
    self = kind
  }
}
