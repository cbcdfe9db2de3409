import Dispatch
import Scheduling

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
