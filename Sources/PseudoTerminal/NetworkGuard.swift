import CPlatform
import Glibc
import Synchronization

/// A guard that keeps a program from other machines, and notes which ones it wanted to reach. It sees
/// the timers, too, that the program arms by calls of which proc(5) tells nothing.
///
/// Loopback and Unix sockets are let through; `connect`, `sendto`, `sendmsg` and `sendmmsg` to any
/// other address fail with `ENETUNREACH`. The kernel asks us about each of these calls
/// (seccomp_unotify(2)), which costs a call some 20 microseconds; a program under it cannot gain
/// privileges (`sudo`). What goes through io_uring is not seen.
public final class NetworkGuard: Sendable {
  /// The reason why the kernel has refused to guard; nil where it guards.
  public let refusal: String?
  private let attempts = Mutex<[String]>([])
  private let timers = Mutex<[ArmedTimer.Key: ArmedTimer]>([:])
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

  /// The timers that were armed last and were not disarmed, by `alarm`, `setitimer` (of real time) and
  /// `timer_settime`; one that comes once may have fired. Nil where the calls are not seen.
  public var armedTimers: [ArmedTimer]? {
    refusal == nil ? timers.withLock { Array($0.values) } : nil
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
    var call = cpty_call()
    guard cpty_receive_call(listener, &call) == 0 else { return }
    owner.value?.note(call)
    cpty_answer_call(listener, &call)
  }

  private func note(_ call: cpty_call) {
    if call.refused != 0 {
      let address = withUnsafeBytes(of: call.address) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      attempts.withLock { $0.append(address) }
    } else if call.process > 0 {
      let key = ArmedTimer.Key(process: call.process, timer: call.timer)
      timers.withLock { timers in
        timers[key] =
          call.left == 0
          ? nil
          : ArmedTimer(
            key, begin: cptw_now(), span: call.left, interval: call.interval)
      }
    }
  }

  private struct WeakGuard: Sendable {
    weak let value: NetworkGuard?
    init(_ value: NetworkGuard) { self.value = value }
  }
}

/// A timer that a program has armed by a call of which proc(5) tells nothing. Times are nanoseconds of
/// `CLOCK_MONOTONIC`.
public struct ArmedTimer: Hashable, Sendable, CustomStringConvertible {
  public struct Key: Hashable, Sendable {
    public let process: Int32
    /// The number of `timer_create`; -1 for the timer of `alarm` and `setitimer`.
    public let timer: Int32
  }

  public let key: Key
  /// The moment at which we were asked for the call; the kernel arms the timer a little later.
  public let begin: Int64
  /// The time until it fires, at first.
  public let span: Int64
  /// The time from one firing to the next; 0 for a timer that fires once.
  public let interval: Int64

  init(_ key: Key, begin: Int64, span: Int64, interval: Int64) {
    (self.key, self.begin, self.span, self.interval) = (key, begin, span, interval)
  }

  /// `process 4711 has an alarm`
  public var description: String {
    "process \(key.process) has " + (key.timer < 0 ? "an alarm" : "a timer of timer_create")
  }
}
