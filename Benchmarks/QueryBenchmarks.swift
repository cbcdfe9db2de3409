import JourneyKit
import Semantics
import Terminal
import Toolkit

/// What it costs to find things on a large screen that publishes what it shows.
struct QueryBenchmarks {
  private static let size = Size(200, 60)

  @MainActor
  func run() async throws {
    let screen = Self.screen
    Report.title("10,000 queries on a screen of 200x60 and \(screen.nodes.count) nodes")
    let queries: [(String, Query)] = [
      ("by role and label", Query(.cell, "cell 29 29")),
      ("by identifier", Query("table.row[29].cell[29]")),
      ("by role and label in a row", Query(.cell, "cell 29 29").within(Query("table.row[29]"))),
    ]
    for (what, query) in queries {
      let samples = try await Samples.measure(5, warmUp: 1) {
        for _ in 0..<10_000 { _ = try query.resolve(in: screen) }
      }
      Report.line(what, samples, aim: 1000)
    }
    try await cells(of: screen)
    try await cells(of: Self.sized(Size(80, 24)))
  }

  /// What asks for words, styles and frames.
  private func cells(of screen: Screen) async throws {
    Report.title(
      "100 queries on the cells of a screen of \(screen.size.columns)x\(screen.size.rows)")
    let plain: [(String, Query, Double)] = [
      ("words", .text("cell 19 9"), 5), ("words that are not there", .text("cell 99 99"), 5),
      ("words in whatever case", .text(TextPattern("CELL 19 9", ignoringCase: true)), 30),
      ("an expression", .text(TextPattern(regex: #"cell 19 \d"#)), 30),
      ("an expression without words", .text(TextPattern(regex: #"[A-Z]{3}"#)), 30),
      ("a style", .style(.bold), 30), ("a frame", .box("Box"), 30),
    ]
    for (what, query, aim) in plain {
      let samples = try await Samples.measure(30, warmUp: 2) {
        for _ in 0..<100 { _ = try query.first.matches(in: screen) }
      }
      Report.line(what, samples, aim: aim)
    }
    let wrong = await Samples.measure(30, warmUp: 2) {
      for _ in 0..<100 { _ = try? Query.text("cell 99 99").resolve(in: screen) }
    }
    Report.line("words that are not there, and what is like them", wrong, aim: 30)
  }

  /// The left upper part of the screen.
  private static func sized(_ size: Size) -> Screen {
    var surface = Surface(size: size)
    let whole = screen.surface
    for y in 0..<size.rows {
      for x in 0..<size.columns { surface[x, y] = whole[x, y] }
    }
    return Screen(surface: surface)
  }

  /// A table of 60 rows of 30 cells in a frame.
  private static var screen: Screen {
    var surface = Surface(size: size)
    var nodes = [SemanticNode(identifier: "table", role: .table, frame: Rect(size: size))]
    for y in 0..<size.rows {
      let row = Identifier("table").child("row").item(y)
      nodes.append(
        SemanticNode(
          identifier: row, role: .row, label: "row \(y)",
          frame: Rect(x: 0, y: y, columns: size.columns, rows: 1), parent: 0))
      let parent = nodes.count - 1
      for x in 0..<30 {
        surface.write("cell \(y) \(x)", at: Point(x: x * 6, y: y))
        nodes.append(
          SemanticNode(
            identifier: row.child("cell").item(x), role: .cell, label: "cell \(y) \(x)",
            frame: Rect(x: x * 6, y: y, columns: 6, rows: 1), parent: parent))
      }
    }
    surface.write("cell 29 29", at: Point(x: 185, y: 29), style: Style(attributes: .bold))
    for (y, row) in ["┌ Box ───┐", "│        │", "└────────┘"].enumerated() {
      surface.write(row, at: Point(x: 185, y: 40 + y))
    }
    return Screen(surface: surface, nodes: nodes)
  }
}
