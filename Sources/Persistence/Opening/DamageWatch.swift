import GRDB
import Interchange
import Synchronization

/// Damage of the file that is found while it is in use, and those who want to know of it.
final class DamageWatch: Sendable {
  private struct State {
    var isDamaged = false
    var next = 0
    var listeners: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())
  private let file: DiskFile?
  private let isMarking: Bool

  /// - Parameters:
  ///   - file: is read whenever SQLite calls it damaged; nil for records without a file.
  ///   - isMarking: whether the file gets a mark with the first damage.
  init(_ file: DiskFile?, isMarking: Bool = true) {
    (self.file, self.isMarking) = (file, isMarking)
  }

  var isDamaged: Bool { state.withLock { $0.isDamaged } }

  /// The error in our terms; where damage is proven, that is noted. Called outside a transaction.
  func translating(_ error: any Error) -> any Error {
    if isDamaged, let error = error as? DatabaseError, DatabaseFile.meansDamage(error) {
      return DataStoreError.damaged
    }
    let translated = DataStoreError.translating(error, file: file)
    if case .damaged = translated as? DataStoreError { note() }
    return translated
  }

  func note() {
    let listeners = state.withLock { state -> [@Sendable () -> Void] in
      if state.isDamaged { return [] }
      state.isDamaged = true
      if isMarking { file?.suspect() }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener() }
  }

  /// Told at once where damage is known already.
  func observe(_ listener: @escaping @Sendable () -> Void) -> Observation {
    let (number, isDamaged) = state.withLock { state in
      state.next += 1
      state.listeners[state.next] = listener
      return (state.next, state.isDamaged)
    }
    if isDamaged { listener() }
    return Observation { [weak self] in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
  }
}
