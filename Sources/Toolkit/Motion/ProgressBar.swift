import Core
import Glibc
import Semantics
import Terminal

/// A bar of progress, with about the time that is left.
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

/// The drawing of a progress bar: its label with the time left, and the bar below.
private struct Progress: Drawing {
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
    let percent = "\(Int(value * 100 + 1e-9))" + language.percentSign
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

/// The rate of progress, and the time that it leaves.
///
/// The rate is an exponentially weighted mean over the last five seconds or so (Brown, "Statistical
/// Forecasting for Inventory Control", 1959), so that a short stop changes little.
struct ProgressPace: ControlState {
  /// The last value that was counted, and when.
  private var value: Double
  private var time: Duration
  private var began: Duration
  /// Shares of the whole a second.
  private var rate: Double?
  /// The time at which it will be ready, as it was said last.
  private var promise: Duration?

  init(value: Double, at now: Duration) {
    self.value = value
    (time, began) = (now, now)
  }

  /// Takes note of a value; going back starts anew.
  mutating func note(_ newValue: Double, at now: Duration) {
    if newValue < value {
      self = ProgressPace(value: newValue, at: now)
      return
    }
    let passed = (now - time).inSeconds
    // Values that come thick and fast are counted together.
    guard newValue > value, passed >= 0.25 else { return }
    let speed = (newValue - value) / passed
    let weight = 1 - exp(-passed / 5)
    rate = rate.map { $0 + (speed - $0) * weight } ?? speed
    (value, time) = (newValue, now)
    promise(at: now)
  }

  /// Returns the time that is left; nil until there is something to go by.
  func remaining(at now: Duration) -> Duration? {
    guard let promise, value < 1, time - began >= .seconds(1) else { return nil }
    return max(.zero, promise - now)
  }

  /// A later end is said only where it is later by a quarter and some seconds: figures that go up and
  /// down help nobody.
  private mutating func promise(at now: Duration) {
    guard let rate, rate > 0 else { return }
    let left = min((1 - value) / rate, 1_000_000)
    let end = now + .seconds(left)
    let said = promise.map { max(0, ($0 - now).inSeconds) } ?? 0
    if let promise, end > promise, left < said * 1.25 + 3 { return }
    promise = end
  }
}

/// A length of time that is left, in words and about right.
public enum RemainingTime {
  /// `about 2 minutes left`, `осталось около 2 минут`.
  public static func words(_ time: Duration, _ language: Language) -> String {
    let seconds = Int(min(max(0, time.inSeconds), 1_000_000).rounded(.up))
    if seconds < 5 {
      return language.say(en: "a few seconds left", ru: "осталось несколько секунд")
    }
    let amount = amount(seconds, language)
    return language.say(en: "about \(amount) left", ru: "осталось около \(amount)")
  }

  /// The words stand in the genitive, which `около` asks for.
  private static func amount(_ seconds: Int, _ language: Language) -> String {
    if seconds <= 55 { return Self.seconds((seconds + 4) / 5 * 5, language) }
    let minutes = (seconds + 30) / 60
    if minutes < 60 { return Self.minutes(max(1, minutes), language) }
    let (hours, rest) = ((minutes + 5) / 60, (minutes + 5) % 60 / 10 * 10)
    let words = Self.hours(hours, language)
    return rest == 0 || hours >= 10 ? words : words + " " + Self.minutes(rest, language)
  }

  private static func seconds(_ count: Int, _ language: Language) -> String {
    let word = language.plural(
      count, en: ("second", "seconds"), ru: ("секунды", "секунд", "секунд"))
    return "\(count) \(word)"
  }

  private static func minutes(_ count: Int, _ language: Language) -> String {
    let word = language.plural(count, en: ("minute", "minutes"), ru: ("минуты", "минут", "минут"))
    return "\(count) \(word)"
  }

  private static func hours(_ count: Int, _ language: Language) -> String {
    let word = language.plural(count, en: ("hour", "hours"), ru: ("часа", "часов", "часов"))
    return "\(count) \(word)"
  }
}
