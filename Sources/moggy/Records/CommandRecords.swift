import Core
import Foundation
import Interchange
import Persistence
import Scheduling
import Shell

/// The use that a command makes of the records.
enum RecordsAccess {
  /// The records have to be there.
  case read
  /// There may be none yet.
  case look
  /// The same for what is done and taken back: on a copy, as the program may be running.
  case rehearse
  case write
  /// The same where the program does not run; else they are read.
  case writeIfFree
}

/// The records as a command has them.
struct CommandRecords: Sendable {
  let store: DataStore
  /// Held to the end where there is something to write.
  private let lock: InstanceLock?

  /// - Throws: ``CommandFailure`` where the program runs and the command writes.
  init(_ request: CommandRequest) throws {
    let (folders, access) = (try request.folders(), request.access)
    let words = PetsCommandWords(request.words)
    let place = folders.data.deletingLastPathComponent()
    if access == .read, request.location.data != nil, try !DiskFile(url: place).isFolder() {
      throw CommandFailure(.noInput, words.noFolder(place))
    }
    let opening = Opening(folders: folders, access: access, clock: request.clock)
    (store, lock) = try opening.records(words)
  }

  /// True where nobody else can write before this command ends.
  var isHeld: Bool { lock != nil }
}

/// The ways to open the records, each as the next best one.
private struct Opening {
  let folders: Folders
  let access: RecordsAccess
  let clock: any AppClock
  private let activity = Activity()
  private let schemas = ShellSetup.schemas

  init(folders: Folders, access: RecordsAccess, clock: any AppClock) {
    (self.folders, self.access, self.clock) = (folders, access, clock)
  }

  func records(_ words: PetsCommandWords) throws -> (DataStore, InstanceLock?) {
    switch access {
    case .write: try writing(words)
    case .writeIfFree where try DataStore.isBegun(.folders(folders)): try writing(words)
    case .read, .look, .rehearse, .writeIfFree: try looking(words)
    }
  }

  private func looking(_ words: PetsCommandWords) throws -> (DataStore, InstanceLock?) {
    if try !DataStore.isBegun(.folders(folders)) {
      return (try DataStore(.inMemory, schemas: schemas, activity: activity, clock: clock), nil)
    }
    do { return (try reading(), nil) } catch let error as DataStoreError {
      // Whoever holds the file is told at once; everything else is looked at more closely.
      if case .busy = error { throw error }
    }
    return try writing(words)
  }

  private func writing(_ words: PetsCommandWords) throws -> (DataStore, InstanceLock?) {
    do {
      try folders.create()
      let lock = try InstanceLock(at: folders.lock)
      let store = try DataStore(
        .folders(folders), schemas: schemas, activity: activity, clock: clock)
      ProgramEnd.tell(store.openReport)
      return (store, lock)
    } catch InstanceLockError.held(let process) {
      if access == .write { throw CommandFailure(.tryAgain, words.running(process)) }
      // The reason that it cannot be read is to be told.
      return (try reading(), nil)
    }
  }

  /// Keeps nobody from starting the program. Records that first need a migration, or were left in the
  /// middle of a change, cannot be had so.
  private func reading() throws -> DataStore {
    access == .rehearse
      ? try DataStore(copying: folders.database, schemas: schemas, activity: activity, clock: clock)
      : try DataStore(reading: folders.database, schemas: schemas, activity: activity, clock: clock)
  }
}
