import Foundation
import Interchange

/// Where a key is kept. The value itself never stands on a command line or in the settings.
public enum SecretSource: Sendable, Equatable {
  /// A file that is ours and closed to others (0600), with nothing but the key.
  case file(URL)
  /// A variable of the environment.
  case environment(String)
  /// A command of the shell, as a password manager's, whose first line of output is the key.
  case command(String)

  /// The first of `sources` that has a key; nil where none has.
  ///
  /// Blocks for as long as a command runs. A variable that is not set is passed over; a file or a
  /// command that is named and fails is an error.
  public static func first(
    of sources: [SecretSource], environment: [String: String]
  ) throws(SecretError) -> Secret? {
    for source in sources {
      if let secret = try source.read(environment: environment) { return secret }
    }
    return nil
  }

  public func read(environment: [String: String]) throws(SecretError) -> Secret? {
    switch self {
    case .environment(let name): environment[name].flatMap { Secret($0) }
    case .file(let url): try Self.read(url)
    case .command(let command): try Self.output(of: command)
    }
  }

  /// Longer than any key.
  private static let limit = 4096

  private static func read(_ url: URL) throws(SecretError) -> Secret? {
    let system = CurrentFileSystem.value
    let (status, bytes): (stat, [UInt8])
    do throws(SystemError) {
      let descriptor = try system.openNamed(url.path(percentEncoded: false), O_NOFOLLOW)
      defer { system.close(descriptor) }
      status = try system.status(of: descriptor)
      let isPlain = status.st_mode & S_IFMT == S_IFREG
      bytes = isPlain ? try system.bytes(descriptor, upTo: limit) : []
    } catch {
      throw .unreadable(url, error.description)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(url, "not a plain file") }
    guard status.st_uid == geteuid() else { throw .notOurs(url) }
    guard status.st_mode & 0o077 == 0 else { throw .openToOthers(url) }
    return Secret(String(decoding: bytes, as: UTF8.self))
  }

  private static func output(of command: String) throws(SecretError) -> Secret? {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { throw .commandFailed(127) }
    let bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .commandFailed(process.terminationStatus) }
    let text = String(decoding: bytes.prefix(limit), as: UTF8.self)
    return text.split(separator: "\n").first.flatMap { Secret(String($0)) }
  }
}
