import Core
import Dispatch
import Foundation
import Interchange
import Synchronization

/// A key or token. It does not show when it is printed, dumped or interpolated.
public struct Secret: Sendable, Equatable {
  // A closure, as reflection shows every stored value but not what a function returns.
  private let content: @Sendable () -> String

  /// Trims the value; nil for an empty one.
  public init?(_ value: String) {
    let trimmed = value.trimmed
    guard !trimmed.isEmpty else { return nil }
    content = { trimmed }
  }

  /// Returns the value, for the code that sends it.
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

/// The source of a key, which never stands on a command line or in the settings.
public enum SecretSource: Sendable, Equatable {
  /// A file with the key alone, which only its owner may read (0600).
  case file(URL)
  /// A variable of the environment.
  case environment(String)
  /// A shell command, as of a password manager, whose first line of output is the key.
  case command(String)

  /// Returns the first key of `sources`; nil if none has one.
  ///
  /// Blocks while a command runs, until `run` is stopped. A variable that is not set is skipped; a file
  /// or a command that fails is an error.
  public static func first(
    of sources: [SecretSource], environment: [String: String], _ run: ProgramRun = ProgramRun()
  ) throws(SecretError) -> Secret? {
    for source in sources {
      if let secret = try source.read(environment: environment, run) { return secret }
    }
    return nil
  }

  public func read(
    environment: [String: String], _ run: ProgramRun = ProgramRun()
  ) throws(SecretError) -> Secret? {
    switch self {
    case .environment(let name): environment[name].flatMap { Secret($0) }
    case .file(let url): try Self.read(url)
    case .command(let command): try Self.output(of: command, run)
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
    } catch { throw .unreadable(url, FailureReason(error)) }
    guard status.st_mode & S_IFMT == S_IFREG
    else {
      throw .unreadable(url, FailureReason(en: "not a plain file", ru: "это не обычный файл"))
    }
    guard status.st_uid == geteuid() else { throw .notOurs(url) }
    guard status.st_mode & 0o077 == 0 else { throw .openToOthers(url) }
    return Secret(String(decoding: bytes, as: UTF8.self))
  }

  private static func output(of command: String, _ run: ProgramRun) throws(SecretError) -> Secret? {
    let output: (text: String, status: Int32)
    do {
      output = try run.output(of: "/bin/sh", ["-c", command], limit: limit)
    } catch { throw .commandFailed(error == .stopped ? 128 + SIGKILL : 127) }
    guard output.status == 0 else { throw .commandFailed(output.status) }
    return output.text.split(separator: "\n").first.flatMap { Secret(String($0)) }
  }
}

/// A key that is read when it is first needed, and then kept in memory.
public final class KeptSecret: Sendable {
  /// A queue of its own, as a command may take long and ask its user something.
  private let queue = DispatchQueue(label: "secret")
  private let sources: [SecretSource]
  private let environment: [String: String]
  private let programs: RunningPrograms
  /// Nil until a source was read; then its key, or that there is none.
  private let kept = Mutex<Secret??>(nil)

  /// True if there are sources; the key may still be missing.
  public let isNamed: Bool

  /// - Parameters:
  ///   - sources: the first that has a key counts.
  ///   - programs: those that are stopped when the asking program ends.
  public init(
    _ sources: [SecretSource], environment: [String: String] = [:],
    among programs: RunningPrograms = RunningPrograms()
  ) {
    isNamed = !sources.isEmpty
    (self.sources, self.environment, self.programs) = (sources, environment, programs)
  }

  /// Returns the key; nil if no source has one. After an error the next call reads again.
  ///
  /// A task that is cancelled stops the command; the next who waits starts it anew.
  public func value() async throws(SecretError) -> Secret? {
    if let kept = kept.withLock({ $0 }) { return kept }
    let run = ProgramRun(among: programs)
    let read = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { continuation.resume(returning: self.read(run)) }
      }
    } onCancel: {
      run.stop()
    }
    return try read.get()
  }

  private func read(_ run: ProgramRun) -> Result<Secret?, SecretError> {
    if let kept = kept.withLock({ $0 }) { return .success(kept) }
    let read = Result { () throws(SecretError) in
      try SecretSource.first(of: sources, environment: environment, run)
    }
    if case .success(let secret) = read { kept.withLock { $0 = .some(secret) } }
    return read
  }
}

/// The reason for which a key cannot be used.
public enum SecretError: WordedError, Sendable, Equatable {
  case unreadable(URL, FailureReason)
  case notOurs(URL)
  case openToOthers(URL)
  /// The status of the command.
  case commandFailed(Int32)

  public func words(_ language: Language) -> String {
    switch self {
    case .unreadable(let url, let reason):
      "\(url.path(percentEncoded: false)): \(reason.words(language))"
    case .notOurs(let url):
      url.path(percentEncoded: false)
        + language.say(en: " belongs to someone else", ru: " принадлежит другому")
    case .openToOthers(let url):
      url.path(percentEncoded: false)
        + language.say(en: " can be read by others: chmod 600", ru: " открыт другим: chmod 600")
    case .commandFailed(let status):
      language.say(
        en: "the command for the key ended with status \(status)",
        ru: "команда для ключа завершилась с кодом \(status)")
    }
  }
}
