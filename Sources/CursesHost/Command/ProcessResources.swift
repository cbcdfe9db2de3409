import CPlatform
import Glibc

/// The threads, descriptors and memory that a part of a program needs.
///
/// The amounts were measured, with half as much again to spare, and with threads for each core
/// where libdispatch or the network takes some.
public struct ResourceNeeds: Sendable {
  let threads: Int32
  let descriptors: Int32
  /// Besides the stacks of the threads.
  let megabytes: Int

  private static var cores: Int32 { Int32(min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), 256)) }

  /// The needs of reading the arguments and printing something.
  public static let begin = Self(threads: 1, descriptors: 6, megabytes: 16)
  /// A command: the records and the network.
  public static var command: Self { Self(threads: 8 + 2 * cores, descriptors: 24, megabytes: 160) }
  /// A server, before anybody has come.
  public static var server: Self { Self(threads: 6 + 2 * cores, descriptors: 32, megabytes: 176) }
  /// A screen with all its parts, and the process that looks after it.
  public static var screen: Self { Self(threads: 13 + 2 * cores, descriptors: 40, megabytes: 248) }
}

/// A resource that the system did not give.
public struct ResourceShortage: Sendable {
  public enum Resource: Sendable {
    case threads, descriptors, memory
  }

  public let resource: Resource
  /// The wanted number; of memory, in megabytes.
  public let needed: Int
  /// The limit in the words of setrlimit(2), where there is one: `RLIMIT_NPROC 1`.
  public let limit: String?

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

/// The resources of this process, asked for before it begins, so that it need not stop in the
/// middle.
public enum ProcessResources {
  /// Call it first thing in `main`: descriptors 0 to 2 are there from then on, and a file that may
  /// not grow does not kill.
  public static func prepare() { cprocess_begin() }

  /// Takes what is needed and gives it back.
  public static func shortage(of needs: ResourceNeeds) -> ResourceShortage? {
    var asked = cprocess_need(
      threads: needs.threads, descriptors: needs.descriptors, bytes: needs.megabytes << 20,
      with_stacks: 0)
    let found = cprocess_try(&asked)
    switch found {
    case CPROCESS_THREADS:
      return ResourceShortage(
        resource: .threads, needed: Int(needs.threads), limit: limit("RLIMIT_NPROC", found))
    case CPROCESS_DESCRIPTORS:
      return ResourceShortage(
        resource: .descriptors, needed: Int(needs.descriptors),
        limit: limit("RLIMIT_NOFILE", found))
    case CPROCESS_MEMORY:
      return ResourceShortage(
        resource: .memory, needed: asked.with_stacks >> 20, limit: limit("RLIMIT_AS", found))
    default: return nil
    }
  }

  private static func limit(_ name: String, _ resource: cprocess_resource) -> String? {
    let number = cprocess_limit(resource)
    return number < 0 ? nil : "\(name) \(number)"
  }
}

/// The arguments of the program, without its name, as the system gave them.
///
/// Unlike `CommandLine.arguments` they are there also where a preloaded library has set a variable of
/// the environment before the program began.
public enum ProgramArguments {
  public static var all: [String] {
    var all: [String] = []
    while let argument = cprocess_argument(Int32(all.count + 1)) {
      all.append(String(cString: argument))
    }
    return all
  }
}
