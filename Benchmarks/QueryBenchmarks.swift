import JourneyKit
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
    Report.title("One query on the cells of the same screen")
    let plain: [(String, Query)] = [
      ("words", .text("cell 29 29")), ("an expression", .text(TextPattern(regex: #"cell 29 \d9"#))),
      ("a style", .style(.bold)), ("a frame", .box("Box")),
    ]
    for (what, query) in plain {
      let samples = try await Samples.measure(50, warmUp: 2) {
        _ = try query.first.matches(in: screen)
      }
      Report.line(what, samples, aim: 10)
    }
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
