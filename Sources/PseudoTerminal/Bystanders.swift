import CPlatform

/// Programs that work in sessions of their own without a terminal, beside the acts of a user: an editor's
/// compiler, an indexer.
///
/// A process that the act has started there is its work. One that worked there before the act is not, if it
/// still works when everybody else has been quiet for some time, nor is one that steps back behind others
/// (nice(2)). From then on, nobody of its name is waited for.
struct Bystanders {
  /// The names of those that are not waited for.
  private var names: Set<String> = []
  /// The threads that worked before the act.
  private var before: Set<Int32> = []
  /// The names of those who worked at the last look, and nobody else did.
  private var last: Set<String> = []
  /// The first moment of the act at which nobody else worked.
  private var since: Int64?

  mutating func beginAct(_ look: ProcessLook? = nil) {
    before = Set(look?.tasks.filter { look?.isAside($0) == true }.map(\.thread) ?? [])
    since = nil
  }

  /// Returns the threads that are not waited for; none while somebody else works.
  mutating func threads(
    in look: ProcessLook, besides resting: Set<Int32>, patience: Int64
  ) -> Set<Int32> {
    let aside = look.tasks.filter { look.isAside($0) && !resting.contains($0.thread) }
    let threads = Set(aside.map(\.thread))
    last = []
    guard !aside.isEmpty, look.isQuiet(besides: resting.union(threads)) else { return [] }
    last = Set(aside.map(Self.name))
    if last.isSubset(of: names) { return threads }
    let begin = since ?? cptw_now()
    since = begin
    let goesOn = aside.allSatisfy { task in
      task.nice > 0 || before.contains(task.thread) || names.contains(Self.name(task))
    }
    guard goesOn, cptw_now() - begin > patience else { return [] }
    names.formUnion(last)
    return threads
  }

  /// Waits no longer for those who worked at the last look.
  mutating func giveUp() { names.formUnion(last) }

  private static func name(_ task: cptw_task) -> String { WatchedThread(task).name }
}
