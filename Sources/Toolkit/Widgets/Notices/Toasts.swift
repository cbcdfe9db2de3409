import Core
import Semantics
import Terminal

/// A part of the screen with the notices of a queue in front of it.
private struct Toasts: Wrapper {
  let id: Identifier
  let queue: ToastQueue
  let slides: Bool
  let onClose: (Int) -> Any
  let content: Part

  func draw(in rect: Rect, on painter: Painter) {
    guard let notice = queue.current else { return content.draw(in: rect, on: painter) }
    let close = onClose(notice.number)
    // Before the content: whatever else `Esc` means there comes first.
    let title = painter.context.words.say(en: "Notice", ru: "Сообщение")
    let words = painter.context.words.say(en: "close the notice", ru: "закрыть сообщение")
    painter.add(
      Scope(
        title: title,
        bindings: [KeyBinding("toast.close", [.escape], words, hint: .helpOnly, close)]))
    content.draw(in: rect, on: painter)
    let box = ToastBox(
      id: id, notice: notice, waiting: queue.notices.count - 1, slides: slides, onClose: close)
    Part(box).draw(in: rect, on: painter)
  }
}

extension Widget {
  /// Shows the notices of a queue at the bottom of this part, in front of it, one after another.
  ///
  /// Where a button or a field stands there, it stands above that.
  ///
  /// A click, or `Esc` where nothing else takes it, closes one; the key of its button works as
  /// always. It takes no focus, and slides in where things move.
  ///
  /// ```
  /// walks(state)
  ///   .toasts("toast", state.toasts, onEvent: Action.toast)
  ///   .bindings(setup.say(en: "Walks", ru: "Прогулки"), keys(state))
  /// ```
  ///
  /// - Parameter slides: whether it comes in from the edge; never where motion is reduced.
  public func toasts(
    _ id: Identifier, _ queue: ToastQueue, slides: Bool = true,
    onEvent: @escaping (ToastQueue.Event) -> Action
  ) -> Element<Action> {
    Element(
      Part(
        Toasts(
          id: id, queue: queue, slides: slides, onClose: { onEvent(.closed($0)) },
          content: element.part)))
  }
}

/// The notices that a feature shows, one after another; a part of its state.
///
/// What shows is the first; its time runs from when it came to the front. `AppRuntime` adds the
/// effects that make the time pass.
public struct ToastQueue: Equatable, Sendable {
  /// An event of the notice that shows, by its number.
  public enum Event: Hashable, Sendable {
    case expired(Int)
    case closed(Int)
  }

  /// The one that shows, and those that wait.
  public private(set) var notices: [Notice] = []
  private var next = 1

  /// More than these do not wait: the oldest of them are left out.
  public static let mostWaiting = 5

  public init() {}

  public var current: Notice? { notices.first }

  /// Adds a notice, in place of one of the same topic or the same words where there is one.
  public mutating func add(_ notice: Notice) {
    var notice = notice
    notice.number = next
    next += 1
    let old = notices.firstIndex {
      $0.text == notice.text || notice.topic != nil && $0.topic == notice.topic
    }
    if let old { notices[old] = notice } else { notices.append(notice) }
    bringFailuresForward()
    if notices.count > Self.mostWaiting + 1 { leaveOutTheOldest() }
  }

  private mutating func bringFailuresForward() {
    let rest = notices.dropFirst(current?.binding == nil ? 0 : 1)
    let sorted = rest.filter { $0.kind == .failure } + rest.filter { $0.kind != .failure }
    notices.replaceSubrange(rest.indices, with: sorted)
  }

  /// Takes away a notice that waits: of the news, where news waits.
  private mutating func leaveOutTheOldest() {
    let news = notices.dropFirst().firstIndex { $0.kind != .failure }
    notices.remove(at: news ?? 1)
  }

  /// Takes a notice away; one that is gone already stays so.
  public mutating func remove(_ number: Int) { notices.removeAll { $0.number == number } }
  public mutating func removeAll() { notices = [] }
}

/// A short word to the user that goes away by itself.
public struct Notice: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case info
    /// Something went wrong; a mark tells.
    case failure
  }

  /// Counts the notices of a ``ToastQueue``.
  public internal(set) var number = 0
  public var text: String
  public var kind: Kind
  /// The name of a binding that stands beside it as a button: to undo what it tells of.
  public var binding: String?
  /// A newer notice of the same topic takes its place; those of others wait.
  public var topic: String?
  public var time: Duration

  /// The time that a notice stays unless it says otherwise.
  public static let standardTime = Duration.seconds(4)

  public init(
    _ text: String, _ kind: Kind = .info, binding: String? = nil, topic: String? = nil,
    time: Duration = standardTime
  ) {
    (self.text, self.kind, self.binding, self.topic) = (text, kind, binding, topic)
    self.time = time
  }
}

/// The place of a notice: at the right, on the lowest rows where it covers no button, no field, no
/// selection and no line about how things stand; where there are no such rows, on those where it
/// covers the least of them, less of such lines, and least of all the focus.
struct ToastPlace {
  private let room: Rect
  private let kept: [SemanticNode]

  /// - Parameter nodes: what is drawn below it; behind a dialog nothing can be acted on.
  init(nodes: [SemanticNode], room: Rect) {
    self.room = room
    let dialog = nodes.lastIndex { $0.traits.contains(.modal) }
    kept = nodes[(dialog ?? nodes.startIndex)...].filter(Self.isKeptFree)
  }

  func frame(_ size: Size) -> Rect {
    let lowest = Rect(
      x: room.maxX - size.columns - 1, y: room.maxY - size.rows, columns: size.columns,
      rows: size.rows)
    let places = (0...max(0, room.rows - size.rows)).map { lowest.moved(up: $0) }
    return places.min { covered($0) < covered($1) } ?? lowest
  }

  private func covered(_ frame: Rect) -> Int {
    kept.lazy.filter { !$0.frame.intersection(frame).isEmpty }
      .reduce(0) { $0 + Self.weight($1) }
  }

  private static func weight(_ node: SemanticNode) -> Int {
    if node.traits.contains(.focused) { return 100 }
    return isLine(node) ? 10 : 1
  }

  private static func isKeptFree(_ node: SemanticNode) -> Bool {
    if node.traits.contains(.disabled) { return false }
    if controls.contains(node.role) || isLine(node) { return true }
    return items.contains(node.role) && node.traits.contains(.selected)
  }

  /// A line that says how things stand, as that there is no connection; not a page that says so.
  private static func isLine(_ node: SemanticNode) -> Bool {
    lines.contains(node.role) && node.frame.rows <= 3
  }

  private static let lines: Set<Role> = [.status, .alert]
  private static let controls: Set<Role> = [
    .button, .textField, .textArea, .choice, .checkbox, .radio, .toggle, .stepper, .slider, .tab,
    .link, .swatch,
  ]
  private static let items: Set<Role> = [.row, .card]
}

extension Rect {
  fileprivate func moved(up rows: Int) -> Rect {
    Rect(origin: origin - Point(x: 0, y: rows), size: size)
  }
}
