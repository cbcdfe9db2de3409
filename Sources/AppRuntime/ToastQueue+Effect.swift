import Semantics
import Toolkit

extension ToastQueue {
  /// Shows a notice now, or when those before it are gone.
  public mutating func show(_ notice: Notice) -> Effect<Event> {
    let before = current
    add(notice)
    return current == before ? .none : timer
  }

  /// Goes on to the next notice when one was closed or has had its time.
  public mutating func handle(_ event: Event) -> Effect<Event> {
    let before = current
    switch event {
    case .expired(let number), .closed(let number): remove(number)
    }
    return current == before ? .none : timer
  }

  /// Takes all notices away, as when the user goes on to what they are not about.
  public mutating func clear() -> Effect<Event> {
    removeAll()
    return timer
  }

  /// Ends the notice that shows when it has had its time.
  private var timer: Effect<Event> {
    guard let current else { return .cancel("toasts") }
    return .after(current.time, id: "toasts", .expired(current.number))
  }
}
