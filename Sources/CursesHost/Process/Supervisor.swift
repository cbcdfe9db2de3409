import CSupervisor
import Glibc

/// The parent process that puts the terminal right whatever becomes of the program.
public enum Supervisor {
  /// Splits the program in two. The caller goes on as the child; the parent only waits, restores the
  /// terminal when the child ends in any way, and exits with its code, or 128 and the signal.
  ///
  /// Call it first thing in `main`, before any thread, and only where a screen will be shown. What
  /// goes to a terminal as standard error is held back and shown after the restoring, its last
  /// 4 KiB. Where no process can be made, the program goes on without a parent.
  public static func start(name: StaticString) {
    name.withUTF8Buffer { bytes in
      guard let address = bytes.baseAddress else { return }
      address.withMemoryRebound(to: CChar.self, capacity: bytes.count + 1) {
        _ = csupervisor_supervise($0)
      }
    }
  }

  /// Whether the shell has given the terminal to another job, which may draw on it; we may not.
  public static var isInBackground: Bool { csupervisor_is_in_background(STDIN_FILENO) != 0 }

  /// Returns true if no shell could continue the job once it is stopped.
  public static var isOrphaned: Bool { csupervisor_is_orphaned() != 0 }

  /// Stops the whole job, as Ctrl-Z does. Leave the screen before, and do nothing on the terminal
  /// until SIGCONT: this may return a little before the stop takes effect.
  public static func stopJob() { csupervisor_stop_group() }
}
