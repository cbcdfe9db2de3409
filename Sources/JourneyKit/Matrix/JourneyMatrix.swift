import Terminal

/// One journey × sizes × values of `TERM` × colours × languages × themes, and whatever else is varied.
///
/// The first value of each axis is the one that snapshots are recorded of first; other cells have a
/// snapshot of their own only where they differ.
///
/// ```swift
/// let matrix = JourneyMatrix(sizes: [Size(80, 24), Size(40, 12)], languages: ["en", "ru"])
/// for cell in matrix.cells {
///   let app = Journey(cell.driver(Program("less", arguments: ["notes.txt"])))
///   app.cell = cell
///   …
/// }
/// ```
public struct JourneyMatrix: Hashable, Sendable {
  /// The values of one axis: `language`, `en` and `ru`.
  public struct Axis: Hashable, Sendable {
    public var name: String
    public var values: [String]

    public init(_ name: String, _ values: [String]) { (self.name, self.values) = (name, values) }
  }

  public var axes: [Axis]

  /// - Parameter axes: those that are no setting (``MatrixCell/Setting``) are for the journey alone.
  public init(axes: [Axis]) { self.axes = axes }

  public init(
    sizes: [Size] = [], terms: [String] = [], colors: [TerminalColors] = [],
    languages: [String] = [], themes: [TerminalTheme] = []
  ) {
    let all = [
      Axis("size", sizes.map { "\($0.columns)x\($0.rows)" }), Axis("term", terms),
      Axis("colours", colors.map(\.rawValue)), Axis("language", languages),
      Axis("theme", themes.map(\.rawValue)),
    ]
    axes = all.filter { !$0.values.isEmpty }
  }

  /// The cells, that of all first values first; one without any coordinate for a matrix without axes.
  public var cells: [MatrixCell] {
    axes.reduce([MatrixCell(coordinates: [])]) { cells, axis in
      cells.flatMap { cell in
        axis.values.enumerated().map { index, value in
          let coordinate = MatrixCell.Coordinate(axis: axis.name, value: value, isFirst: index == 0)
          return MatrixCell(coordinates: cell.coordinates + [coordinate])
        }
      }
    }
  }
}

/// One cell of a ``JourneyMatrix``.
public struct MatrixCell: Hashable, Sendable {
  public struct Coordinate: Hashable, Sendable {
    public var axis: String
    public var value: String
    /// True for the first value of the axis.
    public var isFirst: Bool
  }

  public var coordinates: [Coordinate]

  /// `40x12 ru light`; empty for the cell of no axes.
  public var name: String { coordinates.map(\.value).joined(separator: " ") }

  /// The value of an axis; nil for one that the matrix does not have.
  public subscript(axis: String) -> String? { coordinates.first { $0.axis == axis }?.value }

  /// Returns the program on a terminal as the cell has it.
  ///
  /// - Parameter size: for a matrix without sizes.
  @MainActor
  public func driver(_ program: Program, size: Size = Size(80, 24)) -> ProcessDriver {
    var program = program
    if let term = self["term"] { program.set(term: term) }
    if let colors = self["colours"].flatMap(TerminalColors.init) { program.set(colors: colors) }
    if let language = self["language"] { program.set(language: language) }
    let theme = self["theme"].flatMap(TerminalTheme.init)
    if let theme { program.set(theme: theme) }
    let driver = ProcessDriver(program, size: self.size ?? size)
    if let theme { driver.theme = theme }
    return driver
  }

  /// The size of the cell; nil for a matrix without sizes.
  public var size: Size? {
    let numbers = (self["size"] ?? "").split(separator: "x").compactMap { Int($0) }
    return numbers.count == 2 ? Size(numbers[0], numbers[1]) : nil
  }

  /// The axes that stand for more than their value.
  public enum Setting: String, CaseIterable, Sendable {
    case size, term, colours, language, theme
  }
}
