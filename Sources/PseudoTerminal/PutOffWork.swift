import CPlatform
import Glibc

/// The work that a program has put off: waits of its threads that end by themselves, and armed timers.
///
/// After an act, what was armed **because of it** is waited out: a debounce, a `setTimeout`, a
/// `Thread.sleep`. A wait that was there before the act, or that comes again and again, is not. The
/// threads are compared before and after the act: by the number of times that each has run, by the
/// length of its wait, and by the moment of its end.
///
/// The length of a wait is what the thread has asked for (proc(5), `syscall`, with the memory of the
/// argument). When it began is known from the looks: after the last one in which the thread was not
/// there yet. Times are nanoseconds of `CLOCK_MONOTONIC`.
public struct PutOffWork {
  /// The wait of a thread, or another state of it.
  private struct Wait {
    var runTime, runs: UInt64
    /// The length; nil for a state that does not end by itself.
    var span: Int64?
    /// The earliest and the latest moment at which it ends.
    var end: ClosedRange<Int64>
    var isMoment: Bool
    var process: Int32
    /// True if input ends it too.
    var isForInput: Bool

    func isSame(as task: cptw_task) -> Bool { runs == task.runs && runTime == task.run_time }
  }

  /// A verdict on a quiet program.
  public enum Verdict: Hashable, Sendable {
    /// Nothing is waited for; with the reason why that is a guess, if it is one.
    case settled(guess: String?)
    /// The time in which the next wait or timer of the act ends.
    case wait(Duration)
  }

  /// The work of programs that goes on beside every act.
  private var bystanders = Bystanders()
  /// The threads and the timers as they were before the act.
  private var before: [Int32: Wait] = [:]
  private var timersBefore: [[Int32]: Int64] = [:]
  /// The waits as they were first seen.
  private var seen: [Int32: Wait] = [:]
  /// The lengths of waits that come again and again, by thread.
  private var habits: [Int32: [Int64]] = [:]
  /// The lengths of the waits that this act has waited out, by thread.
  private var fired: [Int32: [Int64]] = [:]
  /// The timers that this act has armed by calls: the latest moment at which each fires, and how often it
  /// was armed for the same time, and had its process run when that was seen.
  private var armed: [ArmedTimer.Key: (timer: ArmedTimer, end: Int64, count: Int, runs: UInt64)] =
    [:]
  /// The timers that this act has armed as files: the moment at which each fires, and how often its process
  /// had run when that was seen.
  private var armedFiles: [[Int32]: (end: Int64, runs: UInt64)] = [:]
  /// Timers that are armed for the same time again and again.
  private var ticking: [ArmedTimer.Key: Int64] = [:]
  /// The sleeps of a thread that does nothing else in this act: their length, number and begin.
  private var sleeps: [Int32: (span: Int64, count: Int, begin: Int64)] = [:]
  private var beginning: Int64 = 0
  private var lastLook: Int64 = 0
  private var firstQuiet: Int64?
  private var patience: Int64 = 0

  public init() {}

  // MARK: Looking
  /// Begins an act: remembers who waits for what, and until when.
  ///
  /// - Parameters:
  ///   - watch: nil where the program starts: all that it does is of the act.
  ///   - patience: the longest time that is waited for what the act has begun.
  public mutating func beginAct(_ watch: ProcessWatch?, patience: Duration) {
    self.patience = Int64(patience / .nanoseconds(1))
    (fired, sleeps, firstQuiet, before, timersBefore, armed) = ([:], [:], nil, [:], [:], [:])
    armedFiles = [:]
    beginning = cptw_now()
    // Of a program that starts nobody waited before; a first look that comes late finds it waiting already.
    if watch == nil { (seen, lastLook) = ([:], beginning) }
    bystanders.beginAct()
    guard let watch, let look = try? watch.look() else { return }
    note(look)
    bystanders.beginAct(look)
    for task in look.tasks { before[task.thread] = seen[task.thread] }
    seen = before
    habits = habits.filter { before[$0.key] != nil }
    for timer in watch.timers(look) where timer.left > 0 {
      timersBefore[[timer.process, timer.descriptor]] = cptw_now() + timer.left
    }
  }

  /// Takes in a look, quiet or not.
  public mutating func note(_ look: ProcessLook) {
    let now = cptw_now()
    for task in look.tasks {
      let old = seen[task.thread]
      if old?.isSame(as: task) == true, (old?.span != nil) == Self.isLimited(task) { continue }
      if let old, let span = old.span, old.end.lowerBound - Self.rounding <= now {
        fired[task.thread, default: []].append(span)
      }
      let span = Self.isLimited(task) ? task.limit : nil
      let end =
        task.end >= 0
        ? task.end...task.end : (min(lastLook, now) + (span ?? 0))...(now + (span ?? 0))
      seen[task.thread] = Wait(
        runTime: task.run_time, runs: task.runs, span: span, end: end, isMoment: task.end >= 0,
        process: task.process, isForInput: task.call == CPTW_INPUT)
      noteSleep(task, now)
    }
    lastLook = now
  }

  private mutating func noteSleep(_ task: cptw_task, _ now: Int64) {
    // Between two sleeps it runs; only another wait ends the row.
    if task.call == CPTW_RUNS { return }
    guard task.call == CPTW_TIME, Self.isLimited(task) else {
      sleeps[task.thread] = nil
      return
    }
    if let row = sleeps[task.thread], Self.areAlike(row.span, task.limit) {
      sleeps[task.thread]?.count += 1
      if row.count >= 3, now - row.begin > patience { learn(task.thread, task.limit) }
    } else {
      sleeps[task.thread] = (task.limit, 1, now)
    }
  }

  // MARK: Sleeping
  /// Returns the threads whose sleep is no work of this act: it was there before in a thread that the act
  /// has not woken, it is longer than the patience, or it is one of a long row. The first thread of a
  /// program and of its helpers, which serves the user, sleeps over its work in the first two cases, unless
  /// its sleep is longer than the act may take.
  ///
  /// - Parameter deadline: the time that is left for the act.
  public func resting(in look: ProcessLook, deadline: Duration) -> Set<Int32> {
    guard let session = look.tasks.first?.session else { return [] }
    let now = cptw_now()
    let rest = max(patience, Int64(deadline / .nanoseconds(1)))
    var resting: Set<Int32> = []
    for task in look.tasks where task.call == CPTW_TIME && Self.isLimited(task) {
      let isAside = task.thread != task.process || task.session != session
      if hasHabit(task.thread, task.limit)
        || isAside && (isUntouched(task) || left(task, now) > patience) || left(task, now) > rest
      {
        resting.insert(task.thread)
      }
    }
    return resting
  }

  /// Returns the threads whose work goes on beside the act, and is no longer waited for: nobody else works,
  /// and they have no terminal.
  public mutating func bystanders(in look: ProcessLook, besides resting: Set<Int32>) -> Set<Int32> {
    bystanders.threads(in: look, besides: resting, patience: patience)
  }

  /// Waits no longer, in all acts to come, for those who worked aside at the last look.
  public mutating func giveUp() { bystanders.giveUp() }

  private func isUntouched(_ task: cptw_task) -> Bool {
    before[task.thread]?.isSame(as: task) == true
  }

  private func left(_ task: cptw_task, _ now: Int64) -> Int64 {
    (seen[task.thread]?.end.upperBound ?? now + task.limit) - now
  }

  // MARK: Waiting
  /// Returns the verdict on a program that is quiet.
  ///
  /// - Parameter timers: those that were armed by calls; nil if nobody sees the calls.
  public mutating func verdict(
    _ look: ProcessLook, _ watch: ProcessWatch, _ timers: [ArmedTimer]?
  ) -> Verdict {
    let now = cptw_now()
    let giveUp = (firstQuiet ?? now) + patience
    if firstQuiet == nil { firstQuiet = now }
    noteArmed(timers ?? [], look, now)
    let ends =
      ends(of: look, now) + ends(watch.timers(look), look, now)
      + armed.filter { $1.end > now || $1.runs == look.runs(of: $0.process) }.map(\.value.end)
    if let end = ends.filter({ $0 + 2 * Self.rounding < giveUp && $0 + Self.latest > now }).min() {
      return .wait(.nanoseconds(max(0, end - now) + Self.slack))
    }
    let guess = guess(look, watch, seesCalls: timers != nil)
    if guess != nil, now < giveUp { return .wait(.nanoseconds(giveUp - now)) }
    if !ends.isEmpty { learn() }
    return .settled(guess: guess)
  }

  /// The ends of waits that the act has begun.
  private func ends(of look: ProcessLook, _ now: Int64) -> [Int64] {
    look.tasks.compactMap { task in
      guard Self.isLimited(task), task.call == CPTW_INPUT || task.call == CPTW_OTHERS,
        let wait = seen[task.thread], let span = wait.span, isNew(wait, span, task, look, now)
      else { return nil }
      return wait.end.upperBound
    }
  }

  private func isNew(
    _ wait: Wait, _ span: Int64, _ task: cptw_task, _ look: ProcessLook, _ now: Int64
  ) -> Bool {
    if hasHabit(task.thread, span) { return false }
    // Threads of one process take turns in the wait for its timers; one that still waits has its own.
    let handedOver = before.contains { thread, old in
      old.process == task.process && old.span != nil && Self.endsWith(wait, old)
        && (thread == task.thread || !stillWaits(thread, old, look))
    }
    if handedOver { return false }
    guard let old = predecessor(of: task, in: look) else { return true }
    if old.isSame(as: task) { return false }
    guard let oldSpan = old.span else { return true }
    if !wait.isMoment, !old.isMoment, span == oldSpan { return false }
    // It has ended by itself meanwhile, and began anew.
    return old.end.upperBound > now
  }

  /// Returns true if a thread still waits until the end that it waited for before the act.
  private func stillWaits(_ thread: Int32, _ old: Wait, _ look: ProcessLook) -> Bool {
    guard let task = look.tasks.first(where: { $0.thread == thread }) else { return false }
    if old.isSame(as: task) { return true }
    guard Self.isLimited(task), let wait = seen[thread] else { return false }
    return Self.endsWith(wait, old)
  }

  /// Returns the wait before the act that a task may go on with: its own, or that of another thread which
  /// waits for nothing with a limit now. Some runtimes, as Go's, let any thread wait for the timers of all.
  private func predecessor(of task: cptw_task, in look: ProcessLook) -> Wait? {
    let own = before[task.thread]
    if own?.span != nil || own?.isSame(as: task) == true || task.call != CPTW_INPUT { return own }
    let limited = Set(look.tasks.lazy.filter(Self.isLimited).map(\.thread))
    let moved = before.first { thread, wait in
      wait.process == task.process && wait.span != nil && wait.isForInput
        && !limited.contains(thread)
    }
    return moved?.value ?? own
  }

  /// Returns true if both end at one moment, as far as that is known.
  private static func endsWith(_ wait: Wait, _ old: Wait) -> Bool {
    // The end is known less exactly the longer nobody looked. For a long wait that hardly matters.
    let most = max(vague, (old.span ?? 0) / 100)
    guard old.end.upperBound - old.end.lowerBound < most else { return false }
    // A program on a busy machine is held up between the look at its clock and its wait.
    let margin = max(rounding, (old.span ?? 0) / 1000)
    return old.end.lowerBound - margin <= wait.end.upperBound
      && old.end.upperBound + margin >= wait.end.lowerBound
  }

  /// The ends of timers that are files.
  ///
  /// One whose end is over counts until its process runs, or the kernel says that it has fired. From the
  /// end on proc(5) tells no time left, and yet the processor that fires the timer may come later.
  private mutating func ends(
    _ timers: [cptw_timer], _ look: ProcessLook, _ now: Int64
  ) -> [Int64] {
    for timer in timers where timer.interval == 0 && timer.left > 0 {
      let (key, end) = ([timer.process, timer.descriptor], now + timer.left)
      if let old = timersBefore[key], abs(old - end) < Self.rounding { continue }
      armedFiles[key] = (end, look.runs(of: timer.process))
    }
    let known = Dictionary(
      timers.map { ([$0.process, $0.descriptor], $0) }, uniquingKeysWith: { first, _ in first })
    armedFiles = armedFiles.filter { key, armed in
      known[key].map { $0.left > 0 } ?? (armed.runs == look.runs(of: key[0]))
    }
    return armedFiles.values.map(\.end)
  }

  /// Takes in the timers that were armed by calls. A quiet program has come back from the call, so that the
  /// timer fires no later than its time from now on.
  private mutating func noteArmed(_ timers: [ArmedTimer], _ look: ProcessLook, _ now: Int64) {
    for timer in timers where timer.begin >= beginning && timer.interval == 0 {
      if ticking[timer.key] == timer.span { continue }
      let old = armed[timer.key]
      if old?.timer == timer { continue }
      let count = old?.timer.span == timer.span ? (old?.count ?? 0) + 1 : 1
      armed[timer.key] = (timer, now + timer.span, count, look.runs(of: timer.key.process))
    }
  }

  /// Returns the reason why nobody can know what the act has begun; nil where it is known.
  private func guess(
    _ look: ProcessLook, _ watch: ProcessWatch, seesCalls: Bool
  ) -> String? {
    let ring = look.tasks.first { task in
      task.number == cptw_io_uring_enter && !Self.isLimited(task) && !isUntouched(task)
    }
    if let ring { return "the time-outs of an io_uring are not seen (thread \(ring.thread))" }
    let sleeper = look.tasks.first { task in
      task.call == CPTW_TIME && Self.isLimited(task) && task.thread == task.process
        && look.works(task) && !hasHabit(task.thread, task.limit)
    }
    if let sleeper, sleeper.session == look.tasks.first?.session {
      return "thread \(sleeper.thread) sleeps for longer than an act may take"
    }
    guard !seesCalls else { return nil }
    let touched = Set(look.tasks.filter { !isUntouched($0) }.map(\.process))
    let process = watch.processesWithTimers(look).first(where: touched.contains)
    return process.map { "the timers of timer_create of process \($0) are not seen" }
  }

  /// Returns everything that may change the screen by itself, in words.
  public func mayChange(
    _ look: ProcessLook, _ watch: ProcessWatch, _ timers: [ArmedTimer]?
  ) -> [String] {
    let now = cptw_now()
    let files = watch.timers(look).filter { $0.left > 0 || $0.interval > 0 }.map { timer in
      "process \(timer.process) has a timer that fires "
        + (timer.interval > 0
          ? "every \(Duration.nanoseconds(timer.interval))"
          : "in \(Duration.nanoseconds(timer.left))")
    }
    let armed = (timers ?? []).compactMap { timer -> String? in
      let left = timer.begin + timer.span - now
      if timer.interval > 0 {
        return "\(timer) that fires every \(Duration.nanoseconds(timer.interval))"
      }
      return left > 0 ? "\(timer) that fires in \(Duration.nanoseconds(left))" : nil
    }
    return look.limited.map(\.description) + files + armed
  }

  // MARK: Habits
  /// Remembers what was waited out again and again until the patience was over.
  private mutating func learn() {
    for (thread, spans) in fired {
      guard let last = spans.last, spans.count(where: { Self.areAlike($0, last) }) >= 2 else {
        continue
      }
      learn(thread, last)
    }
    for (key, row) in armed where row.count > 2 { ticking[key] = row.timer.span }
  }

  private mutating func learn(_ thread: Int32, _ span: Int64) {
    if !hasHabit(thread, span) { habits[thread, default: []].append(span) }
  }

  private func hasHabit(_ thread: Int32, _ span: Int64) -> Bool {
    habits[thread]?.contains { Self.areAlike($0, span) } == true
  }

  private static func areAlike(_ one: Int64, _ other: Int64) -> Bool {
    abs(one - other) <= max(rounding, one / 20)
  }

  private static func isLimited(_ task: cptw_task) -> Bool {
    task.limit != CPTW_NO_LIMIT && task.limit != CPTW_SOME_LIMIT
  }

  /// Event loops round their timers to milliseconds.
  private static let rounding: Int64 = 2_000_000
  /// The time for a timer to be served behind its end.
  private static let slack: Int64 = 500_000
  /// The time behind its end after which a wait is none that ends.
  private static let latest: Int64 = 100_000_000
  /// The vagueness from which on an end before the act proves nothing.
  private static let vague: Int64 = 20_000_000
}
