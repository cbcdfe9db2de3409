import Networking
import Places
import Scheduling
import Synchronization

/// Asks for the address of where a map stands, and drops every answer but that to the last question.
///
/// A question waits a moment first, so that a map under way asks nothing.
public final class AddressFinder: Sendable {
  public static let pause = Duration.milliseconds(300)

  private let nominatim: Nominatim
  private let activity: Activity
  private let clock: any AppClock
  private let latest = Mutex<(number: Int, task: Task<Void, Never>?)>((0, nil))

  public init(_ nominatim: Nominatim, activity: Activity, clock: any AppClock) {
    self.nominatim = nominatim
    self.activity = activity
    self.clock = clock
  }

  deinit { latest.withLock { $0.task?.cancel() } }

  /// Ends the question before, and tells the answer to this one unless another follows.
  public func find(
    _ point: Coordinates, language: String,
    _ tell: @escaping @Sendable (Result<Nominatim.Address?, WeatherError>) -> Void
  ) {
    let number = latest.withLock { latest in
      latest.task?.cancel()
      latest = (latest.number + 1, nil)
      return latest.number
    }
    let (nominatim, clock) = (nominatim, clock)
    let task = CountedJob.start("address", activity) { [weak self] in
      do {
        try await clock.wait(for: Self.pause)
      } catch {
        return
      }
      let answer: Result<Nominatim.Address?, WeatherError>
      do throws(WeatherError) {
        answer = .success(try await nominatim.address(of: point, language: language))
      } catch {
        answer = .failure(error)
      }
      if self?.isLatest(number) == true, !Task.isCancelled { tell(answer) }
    }
    let isLatest = latest.withLock { latest in
      guard latest.number == number else { return false }
      latest.task = task
      return true
    }
    if !isLatest { task.cancel() }
  }

  /// Ends the question that is under way, as nobody looks any more.
  public func stop() {
    latest.withLock { latest in
      latest.task?.cancel()
      latest = (latest.number + 1, nil)
    }
  }

  private func isLatest(_ number: Int) -> Bool { latest.withLock { $0.number == number } }
}
