import GRDB
import Scheduling

extension DataStore {
  /// Fetches a value now and after every commit that touches one of `tables`, in the order of the
  /// commits, until the observation is let go.
  ///
  /// The call returns at once; the program counts as busy until the first value was handed over, and
  /// from inside each such commit until its value was. A value equal to the one before is kept back.
  /// The first of several failed fetches is handed over too; the query stays alive and is tried again
  /// every two seconds until it succeeds.
  ///
  /// - Parameters:
  ///   - name: tells in a failure who was busy.
  ///   - tables: of the main database, spelt as in the schema; all that `fetch` reads. Views and
  ///     tables without rowid are not seen.
  ///   - fetch: runs on the store's queue, and must not write.
  ///   - onChange: called on the store's queue; posts the value and returns.
  /// - Returns: what keeps the query alive.
  public func observe<Value: Sendable & Equatable>(
    _ name: String, tables: Set<String>,
    fetch: @escaping @Sendable (Database) throws -> Value,
    onChange: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Observation {
    let observer = QueryObserver(
      name: name, tables: tables, activity: activity, damage: damage, fetch: fetch,
      onChange: onChange,
      tryLater: { [queue, clock, activity] observer in
        clock.schedule(after: .seconds(2)) { [weak observer] in
          guard let observer else { return }
          let token = activity.begin(name)
          let again: @Sendable (Database) -> Void = { db in
            observer.refresh(db)
            token.end()
          }
          if activity.isOnOneThread {
            queue.writeWithoutTransaction(again)
          } else {
            queue.asyncWriteWithoutTransaction(again)
          }
        }
      })
    let token = activity.begin(name)
    let start: @Sendable (Database) -> Void = { db in
      observer.start(db)
      token.end()
    }
    if activity.isOnOneThread {
      queue.writeWithoutTransaction(start)
    } else {
      queue.asyncWriteWithoutTransaction(start)
    }
    return Observation { observer.cancel() }
  }
}
