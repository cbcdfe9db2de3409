import Core
import Semantics
import Terminal
import XCTest

@testable import Toolkit

/// Charts as they are drawn.
final class ChartDrawingTests: XCTestCase {
  private func spark(_ values: [Double?], _ columns: Int = 12) -> [String] {
    Sparkline<String>("s", label: "Steps", values: values).drawn(columns, 1).lines
  }

  func testASparklineOfARangeGoesFromEndToEnd() {
    let lines = { (values: [Double?]) in
      Sparkline<String>("s", label: "Rain", values: values, in: 0...100).drawn(3, 1).lines
    }
    XCTAssertEqual(lines([10, 10, 10]), ["▂▂▂"])
    XCTAssertEqual(lines([0, 50, 100]), ["▁▅█"])
    XCTAssertEqual(lines([-5, nil, 300]), ["▁ █"])
  }

  func testASparklineGoesFromItsLeastToItsGreatest() {
    XCTAssertEqual(spark([0, 1, 2, 3, 4, 5, 6, 7]), ["▁▂▃▄▅▆▇█"])
    XCTAssertEqual(spark([1, nil, 3, .nan, 1]), ["▁ █ ▁"])
    XCTAssertEqual(spark([5, 5]), ["▅▅"])
    XCTAssertEqual(spark([]), ["Steps: no d…"])
    XCTAssertEqual(spark((0..<80).map { Double($0) }, 8), ["▁▂▃▄▅▆▇█"])
  }

  func testASummarySaysLeastGreatestLastAndTrend() {
    let english = ChartSummary(words: Words(.english), digits: 0, unit: "°")
    XCTAssertEqual(english.text([-3, 12, 7, nil]), "min −3°, max 12°, last 7°; rising")
    XCTAssertEqual(english.text([4]), "4°")
    XCTAssertEqual(english.text([]), "no data")
    XCTAssertEqual(english.text([9, 5, 1]), "min 1°, max 9°, last 1°; falling")
    let russian = ChartSummary(words: Words(.russian), digits: 1, unit: "")
    XCTAssertEqual(russian.text([2, 2.5, 2]), "мин. 2,0, макс. 2,5, последнее 2,0; держится")
  }

  func testBrailleDots() {
    var grid = BrailleGrid(columns: 2, rows: 1)
    XCTAssertNil(grid.glyph(column: 0, row: 0))
    for y in 0..<4 { grid.set(0, y) }
    XCTAssertEqual(grid.glyph(column: 0, row: 0), "⡇")
    grid.line(from: (2, 3), to: (3, 0))
    XCTAssertEqual(grid.glyph(column: 1, row: 0), "⡜")
    grid.set(9, 9)
    grid.set(-1, 0)
    XCTAssertNil(BrailleGrid(columns: 1, rows: 1).glyph(column: 0, row: 0))
  }

  func testBarsGoBothWaysFromZero() {
    let chart = BarChart<String>(
      "b", label: "Money", bars: [ChartBar("in", 10), ChartBar("out", -10), ChartBar("?", nil)])
    let frame = chart.drawn(26, 3)
    XCTAssertEqual(frame.lines[0], "in           ████████   10")
    XCTAssertEqual(frame.lines[1], "out █████████│         −10")
    XCTAssertEqual(frame.node("b.bar[1]")?.value, "−10")
    XCTAssertEqual(frame.node("b")?.value, "in 10, out −10, ? none")
  }

  func testWhatDoesNotFitIsCounted() {
    let bars = (0..<9).map { ChartBar("b\($0)", Double($0)) }
    let chart = BarChart<String>("b", label: "Many", bars: bars)
    XCTAssertEqual(chart.drawn(30, 4).lines.last, "… 6 more")
    XCTAssertEqual(chart.drawn(30, 9).lines.last?.hasPrefix("b8"), true)
  }

  func testRangesStandOnOneScale() {
    let rows = [
      RangeRow("Mon", low: 4, high: 0, now: 2), RangeRow("Tue", low: 6, high: 10),
      RangeRow("Wed", low: nil, high: 3),
    ]
    let frame = RangeBars<String>("r", label: "Week", rows: rows).drawn(20, 3)
    XCTAssertEqual(frame.lines[0], "Mon  0 ━━◆━━·····  4")
    XCTAssertEqual(frame.node("r.row[0]")?.value, "0 to 4, now 2")
    XCTAssertEqual(frame.node("r.row[1]")?.value, "6 to 10")
  }

  /// A share of all stands on an axis that ends with all.
  func testAnAxisOfPercentagesEndsWithAHundred() {
    let values: [Double?] = Array(repeating: 100, count: 20)
    let chart = LineChart<String>(
      "l", label: "Score", series: [ChartSeries("Score", values)], unit: "%", bounds: 0...100,
      place: { "\($0)" })
    let lines = chart.drawn(40, 10).lines
    XCTAssertTrue(lines.contains { $0.hasPrefix("100%") }, lines.joined(separator: "\n"))
    XCTAssertTrue(lines.contains { $0.hasPrefix(" 50%") }, lines.joined(separator: "\n"))
    XCTAssertFalse(lines.contains { $0.hasPrefix("150%") }, lines.joined(separator: "\n"))
  }

  func testStepsOfHeat() {
    let steps = [-1, 0, 0.1, 2.5, 5, 7.5, 10].map { HeatMapModel.step($0, greatest: 10) }
    XCTAssertEqual(steps, [0, 0, 1, 1, 2, 3, 4])
    XCTAssertEqual(HeatMapModel.step(1, greatest: .infinity), 1)
  }

  /// Ten charts in every size up to 30 by 12, in full and flat, with hostile numbers: nothing that
  /// tells where it stands does so outside of its room, and no cell of another's is touched.
  func testNothingIsDrawnOutsideOfAnyRoom() {
    let values: [Double?] = [
      1, nil, .nan, -.infinity, 1e308, -1e308, 0, .leastNonzeroMagnitude, 5, -5,
    ]
    for chart in charts(values) + charts([]) + charts([7]) {
      for columns in stride(from: 0, through: 30, by: 3) {
        for rows in 0...12 {
          for isFlat in [false, true] { check(chart, Size(columns, rows), isFlat) }
        }
      }
    }
  }

  private func charts(_ values: [Double?]) -> [Element<String>] {
    let bars = values.enumerated().map { ChartBar("bar \($0)", $1) }
    let zones = [GaugeZone("low", to: 5), GaugeZone("no", to: .nan), GaugeZone("high", to: 9)]
    return [
      Sparkline("s", label: "S", values: values).element,
      LineChart(
        "l", label: "L", series: [ChartSeries("a", values), ChartSeries("b", values.reversed())],
        place: { "day \($0)" }
      ).element,
      BarChart("b", label: "B", bars: bars).element,
      BarChart("v", label: "V", bars: bars, direction: .vertical).element,
      RangeBars(
        "r", label: "R", rows: values.map { RangeRow("x", low: $0, high: 3, now: $0) }
      ).element,
      CalendarHeatMap("h", label: "H", start: .first, values: values).element,
      Gauge("g", label: "G", value: values.first ?? nil, zones: zones).element,
      Legend(names: bars.map(\.label)).element,
    ]
  }

  private func check(_ chart: Element<String>, _ size: Size, _ isFlat: Bool) {
    var context = RenderContext(language: .russian)
    context.isFlat = isFlat
    let framed = chart.frame(columns: size.columns, rows: size.rows)
      .padding(Insets(top: 1, left: 2, bottom: 1, right: 2))
    let room = Rect(origin: Point(x: 2, y: 1), size: size)
    let frame = framed.drawn(size.columns + 4, size.rows + 2, context)
    for y in 0..<frame.surface.size.rows {
      for x in 0..<frame.surface.size.columns where !room.contains(Point(x: x, y: y)) {
        XCTAssertEqual(frame.surface[x, y].text, " ", "at \(x), \(y) of \(size)")
      }
    }
    for node in frame.nodes where !node.frame.isEmpty {
      XCTAssertEqual(node.frame.intersection(room), node.frame)
    }
  }

  func testAHeatMapLeavesOutWholeWhatDoesNotFit() {
    let map = CalendarHeatMap<String>(
      "h", label: "Done in 2026", start: .first,
      values: Array(repeating: 50, count: 12) + Array(repeating: 100, count: 8), unit: "%",
      full: 100)
    func head(_ columns: Int, _ language: Language = .english) -> String {
      map.drawn(columns, 10, RenderContext(language: language)).lines[0]
    }
    XCTAssertEqual(head(50), "  Done in 2026: 20 of 20 days, 8 of them in full")
    XCTAssertEqual(head(45), "  Done in 2026: 20 of 20 days")
    XCTAssertEqual(head(50, .russian), "  Done in 2026: 20 из 20 дней, полностью — 8")
    XCTAssertEqual(head(39, .russian), "  Done in 2026: 20 из 20 дней")
    XCTAssertEqual(
      map.drawn(30, 10).node("h")?.value, "20 of 20 days, 8 of them in full",
      "all of it is read out")
  }

  func testAHeatMapOfAmountsTellsTheGreatest() {
    let map = CalendarHeatMap<String>("h", label: "H", start: .first, values: [4, 1], unit: " km")
    XCTAssertEqual(map.drawn(40, 10).node("h")?.value, "2 of 2 days, up to 4 km a day")
  }

  /// With colours each step has its own colour and sign; without them the sign alone.
  func testEachStepOfAHeatMapHasItsColourAndItsSign() throws {
    let monday = try XCTUnwrap(CalendarDay(iso: "2026-03-02"))
    let map = CalendarHeatMap<String>(
      "h", label: "H", start: monday, values: [0, 25, 50, 75, 100], full: 100)
    let roles: [ThemeRole] = [.border, .heat1, .heat2, .heat3, .heat4]
    for (depth, signs) in [
      (ColorDepth.direct, ["·", "▂", "▄", "▆", "█"]), (.indexed256, ["·", "▂", "▄", "▆", "█"]),
      (.none, ["·", "░", "▒", "▓", "█"]),
    ] {
      let theme = Theme.make(.dark, depth: depth)
      var context = RenderContext(theme: theme)
      context.depth = depth
      let surface = map.drawn(40, 10, context).surface
      XCTAssertEqual((2...6).map { surface[4, $0].text }, signs)
      XCTAssertEqual(
        (2...6).map { surface[4, $0].style.foreground }, roles.map { theme[$0].foreground })
      let colours = Set((2...6).map { surface[4, $0].style.foreground })
      XCTAssertEqual(colours.count, depth == .none ? 1 : 5)
    }
  }

  /// 1 January 2026 is a Thursday.
  func testTheRowsOfAHeatMapBeginWithTheFirstDayOfTheWeek() throws {
    let day = try XCTUnwrap(CalendarDay(iso: "2026-01-01"))
    for (first, names, row) in [
      (Weekday.monday, ["Mon", "Wed", "Fri", "Sun"], 3),
      (.sunday, ["Sun", "Tue", "Thu", "Sat"], 4),
    ] {
      let map = CalendarHeatMap<String>(
        "h", label: "H", start: day, values: [4] + Array(repeating: 0, count: 30),
        firstWeekday: first)
      let lines = map.drawn(40, 10).lines.map { String($0.drop { $0 == " " }) }
      XCTAssertEqual([2, 4, 6, 8].map { String(lines[$0].prefix(3)) }, names)
      XCTAssertEqual(lines.firstIndex { $0.contains("█") && !$0.contains("▂") }, row + 2)
    }
  }

  /// A percentage has a number between 0 and 100 to read the line by.
  func testAnAxisWithinBoundsHasANumberInItsMiddle() {
    let chart = LineChart<String>(
      "l", label: "L", series: [ChartSeries("a", [3, 60, 91])], unit: "%", bounds: 0...100,
      place: { "\($0)" })
    let numbers = chart.drawn(60, 10).lines.compactMap { line in
      line.split(separator: "┤").first.map { String($0.filter { $0 != " " }) }
    }
    for number in ["100%", "50%", "0%"] { XCTAssertTrue(numbers.contains(number), "\(numbers)") }
  }

  /// A full block would hide the background of the selection, and be a hole where that is reversed.
  func testAPickedDayThatIsFullShowsItsGround() throws {
    let map = CalendarHeatMap<String>("h", label: "H", start: .first, values: [4, 1])
    for (index, glyph) in [(0, "■"), (1, "░")] {
      var context = RenderContext(theme: .make(.ansi, depth: .ansi16))
      context.controls = ["h": ChartPicker.State(index: index)]
      let frame = map.drawn(40, 10, context)
      let day = try XCTUnwrap(frame.nodes.first { $0.role == .day }).frame.origin
      XCTAssertEqual(frame.surface[day.x, day.y].text, glyph)
    }
  }

  /// Whatever the values and the room, as many rows lie between one number of the axis and the next.
  func testTheNumbersOfAnAxisStandEvenly() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      let low = Double.random(in: -60...40, using: &random)
      let values = (0..<12).map { _ in low + Double.random(in: 0...30, using: &random) }
      let chart = LineChart<String>(
        "l", label: "Degrees", series: [ChartSeries("day", values)], unit: "°", place: { "\($0)" })
      let rows = Int.random(in: 8...30, using: &random)
      let lines = chart.drawn(60, rows).lines
      let marks = lines.indices.filter { lines[$0].contains("┤") }
      XCTAssertGreaterThanOrEqual(marks.count, 2)
      let steps = Set(zip(marks.dropFirst(), marks).map { $0 - $1 })
      XCTAssertEqual(steps.count, 1, lines.joined(separator: "\n"))
    }
  }

  func testALineChartSaysInWordsWhatItCannotDraw() {
    let chart = LineChart<String>(
      "l", label: "Temperature", series: [ChartSeries("Day", [1, 2, 3])], place: { "\($0)" })
    XCTAssertEqual(
      chart.drawn(60, 3).lines, ["  Temperature", "● Day: min 1, max 3, last 3; rising", ""])
    XCTAssertTrue(chart.drawn(60, 8).surface.text.contains("┤"))
  }

  func testAGaugePointsAtItsZone() {
    let zones = [GaugeZone("low", to: 5), GaugeZone("high", to: 10)]
    let frame = Gauge<String>("g", label: "Air", value: 10, zones: zones).drawn(11, 4)
    XCTAssertEqual(frame.lines[0], "Air: 10, h…")
    XCTAssertEqual(frame.lines[1], "          ▼")
    XCTAssertEqual(frame.lines[2], "░░░░░░▓▓▓▓▓")
    XCTAssertEqual(frame.lines[3], "low   high")
    let lost = Gauge<String>("g", label: "Air", value: nil, zones: zones).drawn(11, 4)
    XCTAssertEqual(lost.node("g")?.value, "none")
  }

  func testNumbersBesideAnAxisAreCutAlikeWhereverItStands() {
    let chart = LineChart<String>(
      "l", label: "L", series: [ChartSeries("a", [1_000_000, 9_000_000])], unit: " kg",
      place: { "\($0)" }
    ).frame(columns: 20, rows: 8)
    let atEdge = chart.drawn(20, 8).lines
    let beside = chart.padding(Insets(left: 12)).drawn(32, 8).lines
    XCTAssertEqual(beside.map { String($0.dropFirst(12)) }, atEdge)
    XCTAssertTrue(atEdge.contains { $0.contains("…┤") })
  }
}
