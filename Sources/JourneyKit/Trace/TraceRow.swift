import Terminal

/// A row of cells, as runs of one style.
///
/// In JSON a run is `[style, text]`, where each scalar of the text is a cell of one column;
/// `[style, text, width]`, where the text is one cell of one or two columns; or
/// `[style, text, width, count]`, where that cell stands so many times.
public struct TraceRow: Codable, Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var style: Int
    public var text: String
    /// 0: each scalar of the text is a cell of its own.
    public var width = 0
    public var count = 1
  }

  public var runs: [Run]

  /// The fewest repetitions that are shorter as a count.
  private static let repetition = 6

  /// - Parameter number: the place of a style in the table.
  init(_ cells: some Collection<Cell>, number: (Style) -> Int) {
    runs = []
    var rest = cells[...]
    while let cell = rest.first {
      var count = 1
      var next = rest.dropFirst()
      if cell.width == 2, next.first?.width == 0 { next = next.dropFirst() }
      while let twin = next.first, twin == cell, cell.width != 2 {
        count += 1
        next = next.dropFirst()
      }
      append(cell, count, number(cell.style))
      rest = next
    }
  }

  private mutating func append(_ cell: Cell, _ count: Int, _ style: Int) {
    let isPlain = cell.width == 1 && cell.text.unicodeScalars.count == 1
    guard isPlain, count < Self.repetition else {
      return runs.append(
        Run(style: style, text: cell.text, width: Int(max(1, cell.width)), count: count))
    }
    let text = String(repeating: cell.text, count: count)
    if let last = runs.last, last.style == style, last.width == 0 {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(style: style, text: text))
    }
  }

  /// Returns the cells; fewer than before if half of a wide character stood alone.
  ///
  /// - Throws: ``TraceError`` where a style is not in the table, or it goes on for more than 4096.
  func cells(_ styles: [Style]) throws(TraceError) -> [Cell] {
    var cells: [Cell] = []
    for run in runs {
      guard styles.indices.contains(run.style), (0...2).contains(run.width), run.count >= 1,
        run.count <= 4096, cells.count <= 4096
      else { throw TraceError("a row has a run that cannot be: \(run)") }
      let style = styles[run.style]
      if run.width == 0 {
        cells += run.text.unicodeScalars.map { Cell(String($0), style: style) }
      }
      for _ in 0..<(run.width == 0 ? 0 : run.count) {
        cells.append(Cell(run.text, width: run.width, style: style))
        if run.width == 2 { cells.append(.continuation(style)) }
      }
    }
    return cells
  }
}

// MARK: JSON
extension TraceRow {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    runs = []
    while !container.isAtEnd { runs.append(try container.decode(Run.self)) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for run in runs { try container.encode(run) }
  }
}

extension TraceRow.Run: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    style = try container.decode(Int.self)
    text = try container.decode(String.self)
    if !container.isAtEnd { width = try container.decode(Int.self) }
    if !container.isAtEnd { count = try container.decode(Int.self) }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(style)
    try container.encode(text)
    if width > 0 { try container.encode(width) }
    if count > 1 { try container.encode(count) }
  }
}

/// A style in JSON: what is the terminal's default is left out.
public struct TraceStyle: Codable, Hashable, Sendable {
  /// `183` or `#d7afff`, here and below.
  public var fg: String?
  public var bg: String?
  /// The colour of the underline.
  public var ul: String?
  /// `single`, `double`, `curly`, `dotted`, `dashed`
  public var underline: String?
  /// `bold`, `dim`, `italic`, `blink`, `reverse`, `hidden`, `strike`, `overline`
  public var attributes: [String]?

  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.blink, "blink"),
    (.reverse, "reverse"), (.hidden, "hidden"), (.strike, "strike"), (.overline, "overline"),
  ]

  public init(_ style: Style) {
    fg = style.foreground.name
    bg = style.background.name
    ul = style.underlineColor.name
    underline = style.underline == .none ? nil : "\(style.underline)"
    let words = Self.names.filter { style.attributes.contains($0.0) }.map(\.1)
    attributes = words.isEmpty ? nil : words
  }

  /// Back to a style; words and colours that mean nothing are as if they were not there.
  public var style: Style {
    let names = attributes ?? []
    let set = Self.names.filter { names.contains($0.1) }.map(\.0)
    return Style(
      foreground: Self.color(fg), background: Self.color(bg),
      attributes: set.reduce(into: []) { $0.insert($1) },
      underline: Underline.allCases.first { "\($0)" == underline } ?? .none,
      underlineColor: Self.color(ul))
  }

  private static func color(_ text: String?) -> Color {
    guard let text else { return .default }
    return UInt8(text).map(Color.indexed) ?? Color(hexText: text) ?? .default
  }
}
