import CPlatform
import Glibc
import Terminal

extension PseudoTerminal {
  /// The parameters of a new child.
  struct Launch {
    var executable: String
    var arguments: [String]
    var environment: [String: String]
    var directory: String?
    var slavePath: String
    var descriptors: [Int32: Int32]
    var isGuarded: Bool
  }

  static func openMaster() throws -> (descriptor: Int32, slavePath: String) {
    var name = [CChar](repeating: 0, count: 64)
    let master = cpty_open(&name, name.count)
    guard master >= 0 else { throw SystemError.last("openpt") }
    let path = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (master, String(decoding: path, as: UTF8.self))
  }

  static func setSize(_ size: Size, of master: Int32) throws {
    let columns = UInt16(clamping: size.columns)
    guard cpty_set_size(master, columns, UInt16(clamping: size.rows)) == 0
    else { throw SystemError.last("TIOCSWINSZ") }
  }

  /// - Returns: the process, and its guard where it has one.
  static func spawn(_ launch: Launch) throws -> (Int32, cpty_guard?) {
    var guardian = cpty_guard(listener: -1, error: 0)
    let arguments = CStrings([launch.executable] + launch.arguments)
    let environment = CStrings(launch.environment.map { "\($0.key)=\($0.value)" }.sorted())
    let mappings = launch.descriptors.map { cpty_mapping(child: $0.key, parent: $0.value) }
    let directory = CStrings([launch.directory].compactMap(\.self))
    let processID = launch.executable.withCString { path in
      launch.slavePath.withCString { slave in
        mappings.withUnsafeBufferPointer { mappings in
          var child = cpty_child(
            slave: slave, path: path, arguments: arguments.pointers,
            environment: environment.pointers, directory: directory.pointers[0],
            mappings: mappings.baseAddress, mapping_count: mappings.count)
          return launch.isGuarded ? cpty_spawn(&child, &guardian) : cpty_spawn(&child, nil)
        }
      }
    }
    guard processID > 0 else { throw SystemError.last(launch.executable) }
    return (processID, launch.isGuarded ? guardian : nil)
  }
}

/// A null-terminated array of C strings, as `execve` takes it; freed with the object.
final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    pointers.initialize(repeating: nil, count: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
