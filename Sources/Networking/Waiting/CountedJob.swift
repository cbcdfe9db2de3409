import Scheduling
import Synchronization

/// A job that counts as busy from before its task exists until its end, but not while it waits for the
/// clock or listens.
///
/// It must not wait twice at once: it would count as idle while one of the two works.
public final class CountedJob: Sendable {
  /// The job that the present task works for.
  @TaskLocal static var current: CountedJob?

  private let name: String
  private let activity: Activity
  private let token: Mutex<Activity.Token?>

  public init(_ name: String, _ activity: Activity) {
    (self.name, self.activity) = (name, activity)
    token = Mutex(activity.begin(name))
  }

  /// Runs `work` in a task of its own, which can be cancelled.
  public static func start(
    _ name: String, _ activity: Activity, _ work: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let job = CountedJob(name, activity)
    return Task {
      await $current.withValue(job) { await work() }
      job.park()
    }
  }

  /// Gives the token back while the job waits.
  ///
  /// - Parameter listens: true if it waits for another program, and not for the clock.
  func park(listens: Bool = false) { token.withLock { $0 = listens ? activity.listen() : nil } }

  /// Takes a new token before the job goes on.
  func unpark() { token.withLock { $0 = activity.begin(name) } }
}
