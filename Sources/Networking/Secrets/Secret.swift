import Dispatch
import Foundation
import Glibc
import Scheduling

/// A key or token. Printed, dumped or interpolated it shows nothing of itself.
public struct Secret: Sendable, Equatable {
  // A closure, since reflection shows every stored value but looks into no function.
  private let content: @Sendable () -> String

  /// Spaces and line ends around the value are dropped; nil for an empty one.
  public init?(_ value: String) {
    let trimmed = value.trimmed
    guard !trimmed.isEmpty else { return nil }
    content = { trimmed }
  }

  /// The value itself, for the one place that sends it.
  public func reveal() -> String { content() }

  public static func == (one: Secret, other: Secret) -> Bool { one.reveal() == other.reveal() }
}

extension String {
  fileprivate var trimmed: String {
    func isBlank(_ character: Character) -> Bool { character.isWhitespace }
    let start = drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }
}

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
    let path = url.path(percentEncoded: false)
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(url, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(url, "not a plain file")
    }
    guard status.st_uid == geteuid() else { throw .notOurs(url) }
    guard status.st_mode & 0o077 == 0 else { throw .openToOthers(url) }
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = Glibc.read(descriptor, &bytes, limit)
    guard count >= 0 else { throw .unreadable(url, String(cString: strerror(errno))) }
    return Secret(String(decoding: bytes.prefix(count), as: UTF8.self))
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

/// A key that is read when it is first needed, and kept for as long as the program runs.
public final class KeptSecret: Sendable {
  /// Of its own, as a command may take long and ask its user something.
  private let queue = DispatchQueue(label: "secret")
  private let secret: FirstUse<Secret?, SecretError>

  /// Whether somebody has said where the key is; it may still be missing there.
  public let isNamed: Bool

  /// - Parameter sources: the first that has a key counts.
  public init(_ sources: [SecretSource], environment: [String: String] = [:]) {
    isNamed = !sources.isEmpty
    secret = FirstUse { () throws(SecretError) in
      try SecretSource.first(of: sources, environment: environment)
    }
  }

  /// Nil where no source has one. After an error the next call reads anew.
  public func value() async throws(SecretError) -> Secret? {
    let read = await withCheckedContinuation { continuation in
      queue.async { [secret] in
        continuation.resume(
          returning: Result { () throws(SecretError) in try secret.value() })
      }
    }
    return try read.get()
  }
}

/// Why a key that should be there cannot be used.
public enum SecretError: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(URL, String)
  case notOurs(URL)
  case openToOthers(URL)
  /// The command ended with this status.
  case commandFailed(Int32)

  public var description: String {
    switch self {
    case .unreadable(let url, let reason): "\(url.path(percentEncoded: false)): \(reason)"
    case .notOurs(let url): "\(url.path(percentEncoded: false)) belongs to someone else"
    case .openToOthers(let url):
      "\(url.path(percentEncoded: false)) can be read by others: chmod 600"
    case .commandFailed(let status): "the command for the key ended with status \(status)"
    }
  }
}
