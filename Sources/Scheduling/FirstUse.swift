import Synchronization

/// A value that the first who asks for it makes, on their own thread, and that is kept from then on.
///
/// Those who ask meanwhile wait for it. Where making it fails, the next who asks tries again.
public final class FirstUse<Value: Sendable, Failure: Error>: Sendable {
  private let kept = Mutex<Value?>(nil)
  private let make: @Sendable () throws(Failure) -> Value

  public init(_ make: @escaping @Sendable () throws(Failure) -> Value) { self.make = make }

  public func value() throws(Failure) -> Value {
    try kept.withLock { (kept) throws(Failure) -> Value in
      if let kept { return kept }
      let value = try make()
      kept = value
      return value
    }
  }

  /// Nil as long as nobody has asked.
  public var made: Value? { kept.withLock { $0 } }
}
