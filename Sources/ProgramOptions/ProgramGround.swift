import CProcess
import Glibc

/// What a program must have of the system before it begins, so that it need not stop in the middle.
public enum ProgramGround {
  /// An amount that was found to be needed, with some to spare.
  public struct Need: Sendable {
    let threads: Int32
    let descriptors: Int32
    let megabytes: Int

    public init(threads: Int32, descriptors: Int32, megabytes: Int) {
      (self.threads, self.descriptors, self.megabytes) = (threads, descriptors, megabytes)
    }
  }

  /// What the system did not give.
  public struct Lack: Sendable {
    public enum Resource: Sendable {
      case threads, descriptors, memory
    }

    public let resource: Resource
    /// As many more were wanted; of memory, megabytes.
    public let needed: Int
    /// In the words of setrlimit(2), where there is a limit: `RLIMIT_NPROC 1`.
    public let limit: String?
  }

  /// Call it first thing in `main`: descriptors 0 to 2 are there from then on, and a file that may not
  /// grow does not kill.
  public static func begin() { cprocess_begin() }

  /// Takes what is needed and gives it back.
  public static func lack(of need: Need) -> Lack? {
    var asked = cprocess_need(
      threads: need.threads, descriptors: need.descriptors, bytes: need.megabytes << 20)
    let found = cprocess_try(&asked)
    switch found {
    case CPROCESS_THREADS:
      return Lack(
        resource: .threads, needed: Int(need.threads), limit: limit("RLIMIT_NPROC", found))
    case CPROCESS_DESCRIPTORS:
      return Lack(
        resource: .descriptors, needed: Int(need.descriptors),
        limit: limit("RLIMIT_NOFILE", found))
    case CPROCESS_MEMORY:
      return Lack(resource: .memory, needed: need.megabytes, limit: limit("RLIMIT_AS", found))
    default: return nil
    }
  }

  private static func limit(_ name: String, _ resource: cprocess_resource) -> String? {
    let number = cprocess_limit(resource)
    return number < 0 ? nil : "\(name) \(number)"
  }
}

extension ProgramGround.Lack {
  public var english: String {
    let limit = limit.map { " (limit: \($0))" } ?? ""
    return switch resource {
    case .threads: "the system gives this program no more threads\(limit); \(needed) are needed"
    case .descriptors:
      "the system gives this program no more descriptors\(limit); \(needed) are needed"
    case .memory: "the system gives this program no more memory\(limit); \(needed) MiB are needed"
    }
  }

  public var russian: String {
    let limit = limit.map { " (предел: \($0))" } ?? ""
    return switch resource {
    case .threads: "система не даёт программе больше потоков\(limit); нужно \(needed)"
    case .descriptors: "система не даёт программе больше дескрипторов\(limit); нужно \(needed)"
    case .memory: "система не даёт программе больше памяти\(limit); нужно \(needed) МиБ"
    }
  }
}
