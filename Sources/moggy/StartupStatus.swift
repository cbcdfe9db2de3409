import CursesHost
import Foundation
import Interchange
import Persistence

/// The exit status of what can go wrong at the start, as sysexits(3) counts.
enum StartupStatus {
  static func code(of error: any Error) -> Int32 {
    switch error {
    case is ScreenError: EX_USAGE
    case let failure as AuthoritiesFailure: failure.status
    case InstanceLockError.held: EX_TEMPFAIL
    case DataStoreError.busy: EX_TEMPFAIL
    case DataStoreError.file(let problem): problem.isForbidden ? EX_NOPERM : EX_IOERR
    case DataStoreError.io, DataStoreError.unsteady, DataStoreError.diskFull,
      DataStoreError.readOnly, DataStoreError.badCopy:
      EX_IOERR
    case is InstanceLockError, is FolderError, is DataStoreError: EX_CANTCREAT
    default: EX_SOFTWARE
    }
  }
}
