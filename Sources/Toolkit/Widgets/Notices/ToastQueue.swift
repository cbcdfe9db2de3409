/// The notices that a feature shows, one after another and failures first; a part of its state.
///
/// What shows is the first; its time runs from when it came to the front. `AppRuntime` adds the
/// effects that make the time pass.
public struct ToastQueue: Equatable, Sendable {
  /// What becomes of the notice that shows, by its number.
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
  ///
  /// A failure waits for other failures alone: news that shows steps back and has its time again. One
  /// with a button stays, as somebody may be about to press it.
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
