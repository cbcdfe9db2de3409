import Scheduling
import Terminal
import Toolkit

/// Loads a picture and draws it as asked; throws ``PictureFailure``, everything else counts as
/// unreadable.
public typealias PictureLoader = @Sendable (PictureRequest) async throws -> DrawnPicture

/// The pictures that frames asked for: being loaded, there, or failed.
@MainActor
final class PictureShelf {
  /// Told when a picture has come, or cannot come.
  var onChange: (() -> Void)?
  var load: PictureLoader?
  private(set) var entries: [PictureRequest: PictureStock.Entry] = [:]

  private let activity: Activity
  private var tasks: [PictureRequest: Task<Void, Never>] = [:]
  /// What was wanted, the newest last.
  private var recent: [PictureRequest] = []

  /// How many pictures that no longer show are kept for when they come back.
  private static let spare = 48

  init(activity: Activity) {
    self.activity = activity
  }

  /// Starts what is missing, and ends what nobody waits for any more. A failure is forgotten with
  /// the frame that shows it, so that a look at it later tries again.
  func want(_ requests: [PictureRequest]) {
    if requests.isEmpty, tasks.isEmpty, recent.isEmpty { return }
    let wanted = Set(requests)
    for (request, task) in tasks where !wanted.contains(request) {
      task.cancel()
      tasks[request] = nil
    }
    recent = recent.filter { !wanted.contains($0) && isReady($0) }.suffix(Self.spare) + requests
    let kept = Set(recent)
    entries = entries.filter { kept.contains($0.key) }
    for request in requests where entries[request] == nil && tasks[request] == nil {
      start(request)
    }
  }

  private func isReady(_ request: PictureRequest) -> Bool {
    if case .ready = entries[request] { return true }
    return false
  }

  /// The token is taken before the task exists, and goes back when the picture is on the shelf.
  private func start(_ request: PictureRequest) {
    guard let load else { return }
    let token = activity.begin("picture")
    tasks[request] = Task.detached { [weak self] in
      let entry: PictureStock.Entry
      do { entry = .ready(try await load(request)) } catch {
        entry = .failed(error as? PictureFailure ?? .unreadable)
      }
      if !Task.isCancelled { await self?.finish(request, entry) }
      token.end()
    }
  }

  private func finish(_ request: PictureRequest, _ entry: PictureStock.Entry) {
    guard tasks.removeValue(forKey: request) != nil else { return }
    entries[request] = entry
    onChange?()
  }
}
