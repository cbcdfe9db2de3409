import CPseudoTerminal
import Glibc

extension ProcessWatch {
  /// What could wake the program without input and without a limit to its wait: open sockets, armed
  /// timers, watched files, a handler for SIGALRM. In words; empty where there is nothing.
  public func outsideSources(_ look: ProcessLook) -> [String] {
    look.processes.flatMap { process in
      let links = links(of: process)
      let kinds = Self.sources.filter { source in
        links.contains { $0.hasPrefix(source.link) }
      }.map(\.words)
      let alarm = catchesAlarms(process) ? ["a handler for SIGALRM"] : []
      return (kinds + alarm).map { "process \(process) has \($0)" }
    }
  }

  private static var sources: [(link: String, words: String)] {
    [
      ("socket:", "a socket"), ("anon_inode:[timerfd]", "a timer"),
      ("anon_inode:inotify", "watched files"),
    ]
  }

  private func links(of process: Int32) -> [String] {
    let folder = "\(proc)/\(process)/fd"
    guard let entries = opendir(folder) else { return [] }
    defer { closedir(entries) }
    var links: [String] = []
    while let entry = readdir(entries) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let target = Self.target("\(folder)/\(name)") { links.append(target) }
    }
    return links
  }

  private static func target(_ link: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(link, start, buffer.count)
      return count < 0
        ? nil : String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  /// `SigCgt` of `status` is a mask in hexadecimal digits, signal 1 in its last bit.
  private func catchesAlarms(_ process: Int32) -> Bool {
    var text = [UInt8](repeating: 0, count: 4096)
    let file = open("\(proc)/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return true }
    defer { close(file) }
    let count = read(file, &text, text.count)
    let lines = String(decoding: text.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("SigCgt:") }),
      let mask = UInt64(line.dropFirst(7).drop { $0 == "\t" || $0 == " " }, radix: 16)
    else { return true }
    return mask & 1 << (SIGALRM - 1) != 0
  }
}
