import Core
import Semantics
import Terminal

/// The lines of a chart between their axes.
struct LinePlot {
  let model: LineChartModel
  private let words: Words<ChartSeries>
  private let ticks: AxisTicks
  private let labels: [String]
  /// The columns of the numbers at the left.
  private let labelColumns: Int
  /// The room of the lines; the axes stand left of it and below.
  let area: Rect

  /// - Parameter rect: at least 16 columns and 4 rows.
  init(model: LineChartModel, rect: Rect, _ words: Words<ChartSeries>) {
    (self.model, self.words) = (model, words)
    let ticks = model.ticks(rows: rect.rows - 2)
    labels = ticks.values.map { words.number($0, digits: ticks.digits) + model.unit }
    let width = min(labels.map { DisplayWidth.of($0) }.max() ?? 0, rect.columns / 3)
    self.ticks = ticks
    labelColumns = width
    area = rect.inset(Insets(left: width + 1, bottom: 2))
  }

  // MARK: Places
  /// The column of dots of a value, from the left edge.
  private func dot(_ index: Int) -> Int {
    let width = area.columns * 2 - 1
    return model.count > 1 ? index * width / (model.count - 1) : width / 2
  }

  /// The row of dots of a value, from the top.
  private func dot(of value: Double) -> Int {
    let steps = ticks.rowsApart(rows: area.rows) * (ticks.values.count - 1) * 4
    return max(0, area.rows * 4 - 1 - ticks.scale.step(of: value, steps: steps))
  }

  private func cell(_ index: Int, _ value: Double) -> Point {
    Point(x: area.minX + dot(index) / 2, y: area.minY + dot(of: value) / 4)
  }

  /// The value that is nearest to a cell of the plot or of its axis.
  func index(at point: Point) -> Int? {
    guard model.count > 0, point.x >= area.minX, point.x < area.maxX, point.y >= area.minY,
      point.y < area.maxY + 2
    else { return nil }
    let offset = (point.x - area.minX) * 2
    let width = max(1, area.columns * 2 - 1)
    return min(model.count - 1, (offset * (model.count - 1) + width / 2) / width)
  }

  // MARK: Drawing
  func draw(picked: Int?, on painter: Painter) {
    drawAxes(picked, painter)
    if let picked { drawGuide(picked, painter) }
    for index in model.series.indices { drawLine(index, painter) }
    for index in model.series.indices { drawMarks(index, picked, painter) }
    guard let picked else { return }
    let x = area.minX + dot(picked) / 2
    painter.describe(
      SemanticNode(
        identifier: model.id.child("point").item(picked), role: .cell, label: model.place(picked),
        value: model.reading(picked, words.language), traits: .selected,
        frame: Rect(x: x, y: area.minY, columns: 1, rows: area.rows)))
  }

  private func drawAxes(_ picked: Int?, _ painter: Painter) {
    for row in 0..<area.rows {
      painter.write("│", at: Point(x: area.minX - 1, y: area.minY + row), role: .border)
    }
    painter.write("└", at: Point(x: area.minX - 1, y: area.maxY), role: .border)
    painter.write("─", count: area.columns, at: Point(x: area.minX, y: area.maxY), role: .border)
    drawValues(painter)
    drawPlaces(picked, painter)
  }

  /// The numbers at the left; one that would stand on another is left out.
  private func drawValues(_ painter: Painter) {
    var taken: Set<Int> = []
    for (value, label) in zip(ticks.values, labels) {
      let y = area.minY + dot(of: value) / 4
      guard taken.insert(y).inserted else { continue }
      let text = DisplayWidth.truncate(label, to: labelColumns)
      painter.write(text, at: Point(x: area.minX - 1 - DisplayWidth.of(text), y: y), role: .muted)
      painter.write("┤", at: Point(x: area.minX - 1, y: y), role: .border)
    }
  }

  /// The words below: of every value, or of every so many that there is room for; the picked one
  /// always.
  private func drawPlaces(_ picked: Int?, _ painter: Painter) {
    let room = picked.map { place($0) }
    for index in shownPlaces where index != picked {
      let (x, text) = place(index)
      if let room, x < room.x + DisplayWidth.of(room.text) + 1,
        room.x < x + DisplayWidth.of(text) + 1
      {
        continue
      }
      painter.write(text, at: Point(x: x, y: area.maxY + 1), role: .muted)
    }
    guard let room else { return }
    painter.write(room.text, at: Point(x: room.x, y: area.maxY + 1), role: .accent)
  }

  /// The values whose words fit beside each other: of the ticks that are given, else evenly apart.
  private var shownPlaces: [Int] {
    model.ticks.isEmpty ? evenPlaces : model.ticks.first(where: fits) ?? []
  }

  private func fits(_ indices: [Int]) -> Bool {
    let places = indices.map { place($0) }
    return zip(places, places.dropFirst()).allSatisfy { a, b in
      a.x + DisplayWidth.of(a.text) < b.x
    }
  }

  private var evenPlaces: [Int] {
    var step = max(1, model.count / max(1, area.columns))
    while step < model.count {
      let indices = Array(stride(from: 0, to: model.count, by: step))
      if fits(indices) { return indices }
      step += max(1, step / 4)
    }
    return model.count > 0 ? [0] : []
  }

  /// The words below a value, and where they begin.
  private func place(_ index: Int) -> (x: Int, text: String) {
    let text = DisplayWidth.truncate(model.place(index), to: area.columns)
    let width = DisplayWidth.of(text)
    let middle = area.minX + dot(index) / 2 - width / 2
    return (min(max(area.minX, middle), area.maxX - width), text)
  }

  private func drawGuide(_ index: Int, _ painter: Painter) {
    for row in 0..<area.rows {
      painter.write(
        "┊", at: Point(x: area.minX + dot(index) / 2, y: area.minY + row), role: .border)
    }
  }

  private func drawLine(_ series: Int, _ painter: Painter) {
    var grid = BrailleGrid(columns: area.columns, rows: area.rows)
    var last: (x: Int, y: Int)?
    for (index, value) in model.series[series].values.enumerated() {
      guard let value else {
        last = nil
        continue
      }
      let next = (x: dot(index), y: dot(of: value))
      grid.line(from: last ?? next, to: next)
      last = next
    }
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        guard let glyph = grid.glyph(column: column, row: row) else { continue }
        painter.write(
          glyph, count: 1, at: Point(x: area.minX + column, y: area.minY + row),
          role: ChartMark.role(series))
      }
    }
  }

  /// The sign of the series at its values where they are far enough apart, else where there are words
  /// below, as far as there are other series; at the picked one always.
  private func drawMarks(_ series: Int, _ picked: Int?, _ painter: Painter) {
    let values = model.series[series].values
    let isRoomy = model.count <= 1 || area.columns / model.count >= 3
    let marked = isRoomy || model.series.count < 2 ? [] : Set(shownPlaces)
    for (index, value) in values.enumerated() {
      guard let value, isRoomy || marked.contains(index) || index == picked else { continue }
      painter.write(
        ChartMark.glyph(series), at: cell(index, value),
        role: index == picked ? .accent : ChartMark.role(series))
    }
  }
}

/// A grid of dots, two across and four down in each cell, drawn with braille characters.
///
/// The bits are those of Unicode block 2800, "Braille Patterns": dots 1, 2, 3, 7 in the left column
/// and 4, 5, 6, 8 in the right one.
struct BrailleGrid {
  let columns: Int
  let rows: Int
  private var bits: [UInt8]

  private static let masks: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    bits = Array(repeating: 0, count: self.columns * self.rows)
  }

  /// The dots across and down.
  var width: Int { columns * 2 }
  var height: Int { rows * 4 }

  /// Sets a dot; one off the grid is left out.
  mutating func set(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    bits[y / 4 * columns + x / 2] |= Self.masks[y % 4][x % 2]
  }

  /// Sets the dots of a line from end to end (Bresenham, IBM Systems Journal 4, 1965).
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (dx, dy) = (abs(end.x - start.x), -abs(end.y - start.y))
    let (stepX, stepY) = (start.x < end.x ? 1 : -1, start.y < end.y ? 1 : -1)
    var (x, y, error) = (start.x, start.y, dx + dy)
    while true {
      set(x, y)
      if x == end.x, y == end.y { return }
      let twice = 2 * error
      if twice >= dy { (error, x) = (error + dy, x + stepX) }
      if twice <= dx { (error, y) = (error + dx, y + stepY) }
    }
  }

  /// The character of a cell; nil where no dot is set.
  func glyph(column: Int, row: Int) -> Unicode.Scalar? {
    let value = bits[row * columns + column]
    return value == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(value))
  }
}
