import CPseudoTerminal
import Glibc

/// Sees from proc(5) whether a program, with all that it has started, waits or works.
///
/// A thread works where it runs, sleeps for a time, or waits for a disk or for room; it waits where it
/// is in a call that only input, another thread or process, or a signal ends. A limit to such a wait,
/// as clocks and blinking cursors have, does not make it work. Of job control only the foreground
/// counts: a process in the background of its own terminal (a shell's `&`) may do what it likes, and
/// one without a terminal counts, and so does the shell itself. Children that were given away to `init` are not seen.
///
/// One look proves nothing, as threads are read one after the other. What was asleep in one look and
/// has not run until a second one was asleep in between, all at once; so:
///
/// ```swift
/// let look = try watch.look()
/// // …here the output is drained and the input queue found empty…
/// let isSettled = look.isQuiet && watch.isUnchanged(since: look)
/// ```
public final class ProcessWatch {
  public let processID: Int32
  let proc: String
  private var tasks = [cptw_task](repeating: cptw_task(), count: 64)

  /// - Parameter proc: where proc(5) is mounted.
  public init(_ processID: Int32, proc: String = "/proc") {
    self.processID = processID
    self.proc = proc
  }

  /// - Throws: ``SystemError`` where the process is gone (`ENOENT`, `ESRCH`), or where the kernel does
  ///   not tell what its threads wait for: it belongs to somebody else, or is not ours to trace.
  public func look() throws(SystemError) -> ProcessLook {
    while true {
      let count = Int(cptw_look(proc, processID, &tasks, Int32(tasks.count)))
      guard count >= 0 else { throw .last("\(proc)/\(processID)") }
      if count <= tasks.count { return ProcessLook(tasks: Array(tasks[..<count])) }
      tasks = Array(repeating: cptw_task(), count: count + 64)
    }
  }

  /// Whether none of the threads has run since. Costs about a third of a look.
  public func isUnchanged(since look: ProcessLook) -> Bool {
    cptw_unchanged(proc, look.tasks, Int32(look.tasks.count)) != 0
  }
}
