import AppRuntime
import Core
import Interchange
import Persistence
import Toolkit

/// The file of records as a whole: backups, checks, damage, and a repair that is to be told.
struct ShellRecords: Sendable {
  let store: DataStore

  /// Tells of a repair that nobody has seen yet, and begins to look after the file.
  func start(_ state: inout ShellState, _ words: ShellWords) -> Effect<RecordsAction> {
    if let repair = store.repair {
      (state.alert, state.isRepaired) = (words.repaired(repair), true)
    }
    return .merge(
      .subscribe("damage") { [store] send in
        let watch = store.observeDamage { send(.damaged) }
        return Subscription { withExtendedLifetime(watch) {} }
      },
      .after(.seconds(3), id: "check", .checkDue), nextBackup(.seconds(30)))
  }

  func update(
    _ state: inout ShellState, _ action: RecordsAction, _ words: ShellWords
  ) -> Effect<RecordsAction> {
    switch action {
    case .backupDue: return backUp()
    case .backupFailed(let reason):
      return .tell(.notice(words.backupFailed(reason.words(words.language)), .failure))
    case .checkDue: return .run("check") { [store] _ in await store.checkIfDue() }
    case .damaged:
      state.isDamaged = true
      state.alert = words.damaged
    case .repaired(let repair): (state.alert, state.isRepaired) = (words.repaired(repair), true)
    }
    return .none
  }

  func forgetRepair() -> Effect<RecordsAction> {
    .run("forget the repair", queue: "settings") { [store] _ in try await store.forgetRepair() }
  }

  /// Half a minute after the start, when nobody waits for the first screen any more, and then every
  /// hour; a copy is made where the newest is a day old.
  private func nextBackup(_ delay: Duration) -> Effect<RecordsAction> {
    .after(delay, id: "backup", .backupDue)
  }

  private func backUp() -> Effect<RecordsAction> {
    .merge(
      .run("back up") { [store] send in
        do { _ = try await store.backUpIfDue() } catch {
          send(.backupFailed(FailureReason(error)))
        }
      }, nextBackup(.seconds(3600)))
  }
}
