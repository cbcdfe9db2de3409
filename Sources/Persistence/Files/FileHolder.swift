import Core
import Foundation
import Interchange

/// A process that holds a lock on a file, as far as the kernel tells (`/proc/locks`, proc(5)).
public struct FileHolder: WordedError, Equatable, Sendable {
  public let process: Int32
  /// Of its program, without control characters; nil where it has ended meanwhile.
  public let name: String?

  public func words(_ language: Language) -> String {
    let process = language.say(en: "process \(process)", ru: "процесс \(process)")
    return name.map { "\($0) (\(process))" } ?? process
  }

  init(process: Int32) {
    self.process = process
    let text = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    let clean = text.map { TextRules.line($0, limit: 32) }
    name = clean.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The first process with a lock on the file, any other one before this one; nil where none can be
  /// found: on another machine, behind a network, or gone.
  init?(of file: DiskFile) {
    guard let identity = try? file.identity(),
      let table = try? String(contentsOfFile: "/proc/locks", encoding: .utf8)
    else { return nil }
    let holders = table.split(separator: "\n").compactMap { Self.process($0, identity) }
    guard let process = holders.first(where: { $0 != getpid() }) ?? holders.first
    else { return nil }
    self.init(process: process)
  }

  /// The process of a line such as `3: POSIX  ADVISORY  WRITE 712 fd:00:131090 0 EOF`; one that waits
  /// for a lock has `->` behind the number, and holds nothing.
  private static func process(_ line: Substring, _ identity: DiskFile.Identity) -> Int32? {
    let parts = line.split(separator: " ")
    guard parts.count == 8, let process = Int32(parts[4]), process > 0 else { return nil }
    let place = parts[5].split(separator: ":")
    guard place.count == 3, let inode = UInt64(place[2]), inode == identity.inode,
      let major = UInt64(place[0], radix: 16), let minor = UInt64(place[1], radix: 16),
      major == identity.major, minor == identity.minor
    else { return nil }
    return process
  }
}

extension DiskFile.Identity {
  /// As glibc's `gnu_dev_major` takes a device number apart.
  fileprivate var major: UInt64 { (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF }
  fileprivate var minor: UInt64 { device & 0xFF | (device >> 12) & ~0xFF }
}
