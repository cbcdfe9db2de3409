import Terminal

extension CastHeader {
  /// Reads the first line. What the format does not name is left out; so is what it makes optional
  /// and is null.
  init(_ value: CastValue, limits: CastLimits) throws {
    guard case .object(let all) = value else { throw Self.fault("the header is no JSON object") }
    let fields = Fields(all)
    guard let version = all["version"]?.integer else { throw Self.fault("version is no number") }
    guard version == 2 || version == 3 else {
      throw Self.fault("version \(version); only 2 and 3 can be read")
    }
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
      guard case .object(let members)? = members[name] else {
        throw fault("\(name) is no JSON object")
      }
      return Fields(members)
    }

    func side(_ name: String, _ limits: CastLimits) throws -> Int {
      guard let value = members[name]?.integer, (1...limits.side).contains(value) else {
        throw fault("\(name) is not from 1 to \(limits.side)")
      }
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

    /// What is not set is null in some recordings.
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
      let colors = palette.compactMap(CastTheme.color)
      guard let foreground = try inner.text("fg").flatMap(CastTheme.color),
        let background = try inner.text("bg").flatMap(CastTheme.color),
        colors.count == palette.count, [8, 16].contains(colors.count)
      else { throw fault("\(name) is not fg, bg and a palette of 8 or 16, each as #rrggbb") }
      return CastTheme(foreground: foreground, background: background, palette: colors)
    }

    private func fault(_ reason: String) -> CastError { CastHeader.fault(reason) }
  }
}
