import CPlatform
import Glibc
import Synchronization

/// A guard that keeps a program from other machines, and notes which ones it wanted to reach.
///
/// Loopback and Unix sockets are let through; `connect`, `sendto`, `sendmsg` and `sendmmsg` to any
/// other address fail with `ENETUNREACH`. The kernel asks us about each of these calls
/// (seccomp_unotify(2)), which costs a call some 20 microseconds; a program under it cannot gain
/// privileges (`sudo`). What goes through io_uring is not seen.
public final class NetworkGuard: Sendable {
  /// The reason why the kernel has refused to guard; nil where it guards.
  public let refusal: String?
  private let attempts = Mutex<[String]>([])
  private let listener: Int32

  init(_ guardian: cpty_guard) {
    listener = guardian.listener
    refusal = listener < 0 ? "seccomp: \(String(cString: strerror(guardian.error)))" : nil
    if listener >= 0 { Self.listen(WeakGuard(self), listener) }
  }

  /// Returns the addresses that were refused since the last call, `93.184.216.34:443`, in order.
  public func takeAttempts() -> [String] {
    attempts.withLock { attempts in
      defer { attempts = [] }
      return attempts
    }
  }

  /// Answers until all processes under the guard have ended, whether or not anybody still asks for
  /// the attempts: a call without an answer would wait for ever.
  private static func listen(_ owner: WeakGuard, _ listener: Int32) {
    Reactor.shared.whenReadable(listener) {
      var entry = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, 0)
      if entry.revents & Int16(POLLIN) != 0 {
        answer(owner, listener)
      } else if entry.revents != 0 {
        // Nobody is under the filter any more; asked for a call now, an older kernel would wait.
        close(listener)
        return
      }
      listen(owner, listener)
    }
  }

  /// Notes an attempt, then lets the program go on: a driver may ask for it as soon as the program
  /// has settled.
  private static func answer(_ owner: WeakGuard, _ listener: Int32) {
    var text = [CChar](repeating: 0, count: 128)
    var id: UInt64 = 0
    let isRefused = cpty_receive_call(listener, &id, &text, text.count)
    guard isRefused >= 0 else { return }
    if isRefused == 1 { owner.value?.note(text) }
    cpty_answer_call(listener, id, isRefused)
  }

  private func note(_ text: [CChar]) {
    let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    attempts.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
  }

  private struct WeakGuard: Sendable {
    weak let value: NetworkGuard?
    init(_ value: NetworkGuard) { self.value = value }
  }
}
