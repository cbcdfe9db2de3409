import Scheduling
import Terminal
import Toolkit

/// Loads a picture and draws it as asked; throws ``PictureFailure``, everything else counts as
/// unreadable.
public typealias PictureLoader = @Sendable (PictureRequest) async throws -> DrawnPicture

/// The pictures that frames asked for: being loaded, there, or failed.
@MainActor
final class PictureCache {
  /// Called when a picture has come, or cannot come.
  var onChange: (() -> Void)?
  var load: PictureLoader?
  private(set) var entries: [PictureRequest: LoadedPictures.Entry] = [:]

  private let activity: Activity
  private var jobs: [PictureRequest: Job] = [:]
  /// The requests of late, the newest last.
  private var recent: [PictureRequest] = []

  /// A picture on its way; who waits for the program to settle waits for its token.
  private struct Job {
    let task: Task<Void, Never>
    let token: Activity.Token
  }

  /// The number of pictures that no longer show and are kept for when they come back, and their bytes.
  private static let spare = 48
  private static let spareBytes = 64 << 20

  init(activity: Activity) { self.activity = activity }

  /// Starts what is missing, and ends what nobody waits for any more. A failure is forgotten with
  /// the frame that shows it, so that a look at it later tries again.
  func want(_ requests: [PictureRequest]) {
    if requests.isEmpty, jobs.isEmpty, recent.isEmpty { return }
    let wanted = Set(requests)
    for (request, job) in jobs where !wanted.contains(request) {
      job.task.cancel()
      jobs[request] = nil
    }
    recent = spared(but: wanted) + requests
    let kept = Set(recent)
    entries = entries.filter { kept.contains($0.key) }
    for request in requests where entries[request] == nil && jobs[request] == nil {
      start(request)
    }
  }

  /// Ends all loading, without waiting for those that do not listen, and begins none any more.
  func stop() {
    load = nil
    for job in jobs.values {
      job.task.cancel()
      job.token.end()
    }
    jobs = [:]
  }

  /// The newest of those that no longer show, as many as may be kept.
  private func spared(but wanted: Set<PictureRequest>) -> [PictureRequest] {
    var kept: [PictureRequest] = []
    var bytes = 0
    for request in recent.reversed() where !wanted.contains(request) {
      guard let size = size(request) else { continue }
      bytes += size
      if bytes > Self.spareBytes || kept.count == Self.spare { break }
      kept.append(request)
    }
    return kept.reversed()
  }

  /// The bytes of a picture that is there.
  private func size(_ request: PictureRequest) -> Int? {
    guard case .ready(let picture) = entries[request] else { return nil }
    return picture.byteCount
  }

  /// The token is taken before the task exists, and goes back when the picture is there.
  private func start(_ request: PictureRequest) {
    guard let load else { return }
    let token = activity.begin("picture")
    let task = Task.detached { [weak self] in
      let entry: LoadedPictures.Entry
      do { entry = .ready(try await load(request)) } catch {
        entry = .failed(error as? PictureFailure ?? .unreadable)
      }
      if !Task.isCancelled { await self?.finish(request, entry) }
      token.end()
    }
    jobs[request] = Job(task: task, token: token)
  }

  private func finish(_ request: PictureRequest, _ entry: LoadedPictures.Entry) {
    guard jobs.removeValue(forKey: request) != nil else { return }
    entries[request] = entry
    onChange?()
  }
}
