import CursesHost
import Foundation
import Persistence

/// The exit status of what can go wrong at the start, as sysexits(3) counts.
enum StartupStatus {
  static func code(of error: any Error) -> Int32 {
    switch error {
    case is ScreenError: EX_USAGE
    case let failure as AuthoritiesFailure: failure.status
    case InstanceLockError.held: EX_TEMPFAIL
    case is InstanceLockError, is FolderError, is DataStoreError: EX_CANTCREAT
    default: EX_SOFTWARE
    }
  }
}
