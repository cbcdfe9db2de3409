import Terminal

/// The first line of a recording: what is known of it before anything happens.
public struct CastHeader: Hashable, Sendable {
  /// The format: 2 or 3. A ``CastWriter`` writes 3 whatever this says.
  public var version: Int
  /// The terminal's size at the start; see ``CastEvent/Kind/resize(_:)`` for later.
  public var size: Size
  /// The time at which it began, in seconds since 1970.
  public var timestamp: Int?
  /// The whole length in seconds, where the recorder wrote it (version 2 only).
  public var duration: Double?
  /// The longest pause, in seconds, that whoever recorded it wants to be shown.
  public var idleTimeLimit: Double?
  public var command: String?
  public var title: String?
  public var environment: [String: String]
  /// `TERM` of the recorded program (version 3; in version 2 it is in ``environment``).
  public var terminalType: String?
  /// The name that the terminal reported (version 3).
  public var terminalVersion: String?
  public var theme: CastTheme?
  /// Words to find it by (version 3).
  public var tags: [String]

  public init(version: Int = 3, size: Size) {
    (self.version, self.size) = (version, size)
    environment = [:]
    tags = []
  }
}

extension CastHeader {
  /// Reads the first line. What the format does not name is left out; so is what it makes optional
  /// and is null.
  init(_ value: CastValue, limits: CastLimits) throws {
    guard case .object(let all) = value else { throw Self.fault("the header is no JSON object") }
    let fields = Fields(all)
    guard let version = all["version"]?.integer else { throw Self.fault("version is no number") }
    guard version == 2 || version == 3
    else { throw Self.fault("version \(version); only 2 and 3 can be read") }
    let terminal = version == 3 ? try fields.fields("term") : fields
    let names = version == 3 ? ("cols", "rows") : ("width", "height")
    let columns = try terminal.side(names.0, limits)
    self.init(version: version, size: Size(columns, try terminal.side(names.1, limits)))
    timestamp = try fields.number("timestamp").flatMap { Int(exactly: $0.rounded()) }
    duration = version == 2 ? try fields.number("duration") : nil
    idleTimeLimit = try fields.number("idle_time_limit")
    command = try fields.text("command")
    title = try fields.text("title")
    environment = try fields.texts("env")
    theme = try terminal.theme("theme")
    guard version == 3 else { return }
    terminalType = try terminal.text("type")
    terminalVersion = try terminal.text("version")
    tags = try fields.list("tags")
  }

  private static func fault(_ reason: String) -> CastError { CastError(line: 1, reason) }

  /// The members of an object; each is asked for as what it has to be.
  private struct Fields {
    private let members: [String: CastValue]

    init(_ members: [String: CastValue]) { self.members = members.filter { $1 != .null } }

    func fields(_ name: String) throws -> Fields {
      guard case .object(let members)? = members[name]
      else { throw fault("\(name) is no JSON object") }
      return Fields(members)
    }

    func side(_ name: String, _ limits: CastLimits) throws -> Int {
      guard let value = members[name]?.integer, (1...limits.side).contains(value)
      else { throw fault("\(name) is not from 1 to \(limits.side)") }
      return value
    }

    func number(_ name: String) throws -> Double? {
      guard let value = members[name] else { return nil }
      guard let number = value.number, number >= 0 else { throw fault("\(name) is no number") }
      return number
    }

    func text(_ name: String) throws -> String? {
      guard let value = members[name] else { return nil }
      guard let text = value.text else { throw fault("\(name) is no text") }
      return text
    }

    /// Reads a dictionary of texts; unset values are null in some recordings.
    func texts(_ name: String) throws -> [String: String] {
      guard members[name] != nil else { return [:] }
      let inner = try fields(name)
      return try Dictionary(
        uniqueKeysWithValues: inner.members.keys.compactMap { key in
          try inner.text(key).map { (key, $0) }
        })
    }

    func list(_ name: String) throws -> [String] {
      guard let value = members[name] else { return [] }
      guard case .array(let values) = value else { throw fault("\(name) is no list") }
      return values.compactMap(\.text)
    }

    func theme(_ name: String) throws -> CastTheme? {
      guard members[name] != nil else { return nil }
      let inner = try fields(name)
      let palette = (try inner.text("palette") ?? "").split(separator: ":").map(String.init)
      let colors = palette.compactMap { Color(hexText: $0) }
      guard let foreground = try inner.text("fg").flatMap({ Color(hexText: $0) }),
        let background = try inner.text("bg").flatMap({ Color(hexText: $0) }),
        colors.count == palette.count, [8, 16].contains(colors.count)
      else { throw fault("\(name) is not fg, bg and a palette of 8 or 16, each as #rrggbb") }
      return CastTheme(foreground: foreground, background: background, palette: colors)
    }

    private func fault(_ reason: String) -> CastError { CastHeader.fault(reason) }
  }
}

extension CastHeader {
  /// The header of version 3, without a line end.
  var line: String {
    CastText.object([
      ("version", "3"), ("term", terminal), ("timestamp", timestamp.map(String.init)),
      ("idle_time_limit", idleTimeLimit.map { "\($0)" }),
      ("command", command.map(CastText.quoted)), ("title", title.map(CastText.quoted)),
      ("env", environmentText), ("tags", tagsText),
    ])
  }

  private var terminal: String {
    CastText.object([
      ("cols", "\(size.columns)"), ("rows", "\(size.rows)"),
      ("type", terminalType.map(CastText.quoted)),
      ("version", terminalVersion.map(CastText.quoted)), ("theme", theme.map(Self.text)),
    ])
  }

  private var environmentText: String? {
    guard !environment.isEmpty else { return nil }
    return CastText.object(
      environment.sorted { $0.key < $1.key }.map { ($0.key, CastText.quoted($0.value)) })
  }

  private var tagsText: String? {
    tags.isEmpty ? nil : "[" + tags.map(CastText.quoted).joined(separator: ", ") + "]"
  }

  private static func text(_ theme: CastTheme) -> String {
    let palette = theme.palette.map(text).joined(separator: ":")
    return CastText.object([
      ("fg", CastText.quoted(text(theme.foreground))),
      ("bg", CastText.quoted(text(theme.background))),
      ("palette", CastText.quoted(palette)),
    ])
  }

  private static func text(_ color: Color) -> String { color.hexText ?? "#000000" }
}
