import Foundation

/// Resident memory as /proc tells it (proc_pid_status(5), VmRSS).
enum MemoryFigure {
  /// Of the interface process, the child of the supervisor that a driver has started.
  static func resident(below supervisor: Int32?) -> String {
    guard let supervisor else { return "-" }
    // Whichever of its threads has started it.
    let threads = "/proc/\(supervisor)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
    let children = names.flatMap { text("\(threads)/\($0)/children").split(separator: " ") }
    return children.first.flatMap { Int32($0) }.map(resident) ?? "-"
  }

  static func resident(of process: Int32) -> String { resident(of: String(process)) }

  /// Of this process.
  static func resident() -> String { resident(of: "self") }

  private static func resident(of process: String) -> String {
    let line = text("/proc/\(process)/status").split(separator: "\n").first {
      $0.hasPrefix("VmRSS:")
    }
    let kilobytes = line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
    return "\(kilobytes / 1024) MB"
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
