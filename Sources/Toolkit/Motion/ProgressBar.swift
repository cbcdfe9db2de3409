import Core
import Semantics
import Terminal

/// How far something has come, and about how long it will still take.
///
/// The time is reckoned from the values that it has shown until now. Without a value a block goes to
/// and fro.
///
/// ```swift
/// ProgressBar<Action>(
///   "progress.map", label: setup.say(en: "Map of Tbilisi", ru: "Карта Тбилиси"),
///   value: Double(state.parts) / Double(Self.whole))
/// ```
public struct ProgressBar<Action>: PlainWidget {
  let part: Part

  /// - Parameter value: from 0 to 1; nil where it is not known.
  public init(_ id: Identifier, label: String, value: Double?) {
    let value = value.flatMap { $0.isFinite ? min(max(0, $0), 1) : nil }
    part = Part(Progress(id: id, label: label, value: value))
  }
}

/// What a progress bar draws: its label with the time left, and the bar below.
struct Progress: Drawing {
  let id: Identifier
  let label: String
  let value: Double?

  private static let beat = Beat(perSecond: 15)

  var flex: Flex { Flex(horizontal: 1) }

  func measure(_ available: Size, _ context: RenderContext) -> Size {
    Size(available.columns, min(context.isFlat ? 1 : 2, available.rows))
  }

  func draw(in rect: Rect, on painter: Painter) {
    let pace = pace(painter.context)
    if let pace { painter.keep(pace, for: id) }
    guard !rect.isEmpty else { return }
    let words = words(pace, painter.context)
    painter.describe(
      SemanticNode(
        identifier: id, role: .progress, label: label, value: words,
        traits: value == 1 ? [] : .busy, frame: rect))
    if painter.context.isFlat {
      let line = DisplayWidth.truncate("\(label): \(words)", to: rect.columns)
      painter.write(line, at: rect.origin, role: .text)
    } else {
      drawHead(words, in: rect, painter)
      let bar = Rect(x: rect.minX, y: rect.minY + 1, columns: rect.columns, rows: 1)
      drawBar(in: rect.rows > 1 ? bar : rect, painter)
    }
  }

  private func pace(_ context: RenderContext) -> ProgressPace? {
    guard let value else { return nil }
    var pace =
      context.control(id, as: ProgressPace.self) ?? ProgressPace(value: value, at: context.now)
    pace.note(value, at: context.now)
    return pace
  }

  // MARK: Words

  private func words(_ pace: ProgressPace?, _ context: RenderContext) -> String {
    let language = context.language
    guard let value else { return language.say(en: "working…", ru: "загрузка…") }
    if value == 1 { return language.say(en: "done", ru: "готово") }
    // Rounded down, so that 100 % is the end.
    let percent = "\(Int(value * 100 + 1e-9))" + language.say(en: "%", ru: " %")
    guard let left = pace?.remaining(at: context.now) else { return percent }
    return percent + ", " + RemainingTime.words(left, language)
  }

  private func drawHead(_ words: String, in rect: Rect, _ painter: Painter) {
    guard rect.rows > 1 else { return }
    let room = rect.columns - min(DisplayWidth.of(words), rect.columns)
    let shown = DisplayWidth.truncate(label, to: max(0, room - 2))
    let status = DisplayWidth.truncate(words, to: rect.columns)
    painter.write(shown, at: rect.origin, role: .text)
    let x = rect.maxX - DisplayWidth.of(status)
    painter.write(status, at: Point(x: x, y: rect.minY), role: .muted)
  }

  // MARK: The bar

  private func drawBar(in rect: Rect, _ painter: Painter) {
    painter.write("░", count: rect.columns, at: rect.origin, role: .skeleton)
    guard let value else { return drawRunner(in: rect, painter) }
    let text = BlockText.bar(eighths: Int((value * Double(rect.columns * 8)).rounded()))
    painter.write(text, at: rect.origin, role: .accent)
  }

  /// A block that goes to and fro.
  private func drawRunner(in rect: Rect, _ painter: Painter) {
    guard painter.context.moves else { return }
    let length = max(1, rect.columns / 5)
    let way = rect.columns - length
    painter.redraw(on: Self.beat)
    let step = way == 0 ? 0 : Self.beat.index(at: painter.context.now) % (2 * way)
    let x = rect.minX + min(step, 2 * way - step)
    painter.write("█", count: length, at: Point(x: x, y: rect.minY), role: .accent)
  }
}
