import Core
import Dispatch
import Glibc
import Synchronization

/// The attempt to reach a machine by TCP. Names are looked up on a thread of its own, which is left
/// behind where the time is up, as a look-up cannot be stopped.
enum Reach: Sendable {
  enum Reason: Hashable, Sendable {
    case time
    case name(String)
    case system(Int32)

    func words(_ language: Language) -> String {
      switch self {
      case .time: language.say(en: "no answer in two seconds", ru: "за две секунды нет ответа")
      case .name(let reason): reason
      case .system(let code): String(cString: strerror(code))
      }
    }
  }

  case reached
  case failed(Reason)

  static func of(_ host: String, _ port: UInt16, within limit: Duration) -> Reach {
    let result = Box()
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "reach").async {
      result.value.withLock { $0 = attempt(host, port, limit) }
      done.signal()
    }
    let milliseconds = Int(limit.components.seconds * 1000)
    guard done.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
      return .failed(.time)
    }
    return result.value.withLock { $0 }
  }

  private final class Box: Sendable { let value = Mutex(Reach.failed(.time)) }

  private static func attempt(_ host: String, _ port: UInt16, _ limit: Duration) -> Reach {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, String(port), &hints, &found)
    guard code == 0, let found else { return .failed(.name(String(cString: gai_strerror(code)))) }
    defer { freeaddrinfo(found) }
    var last = Reason.time
    for address in sequence(first: found, next: { $0.pointee.ai_next }).prefix(4) {
      switch connect(to: address.pointee, limit) {
      case .reached: return .reached
      case .failed(let reason): last = reason
      }
    }
    return .failed(last)
  }

  private static func connect(to address: addrinfo, _ limit: Duration) -> Reach {
    let descriptor = socket(
      address.ai_family,
      address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return .failed(.system(errno)) }
    defer { close(descriptor) }
    if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 { return .reached }
    guard errno == EINPROGRESS else { return .failed(.system(errno)) }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&entry, 1, Int32(limit.components.seconds * 1000)) > 0 else { return .failed(.time) }
    var code: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
    return code == 0 ? .reached : .failed(.system(code))
  }
}
