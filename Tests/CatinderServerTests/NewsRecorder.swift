import CatinderDomain
import Synchronization

/// What a watch has told, and who waits for it.
final class NewsRecorder: Sendable {
  private struct State {
    var news: [CatinderNews] = []
    var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var news: [CatinderNews] { state.withLock { $0.news } }

  @Sendable func take(_ news: CatinderNews) {
    let ready = state.withLock { state in
      state.news.append(news)
      let ready = state.waiters.filter { $0.count <= state.news.count }
      state.waiters.removeAll { $0.count <= state.news.count }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// The same without matches: one that was made before the watch may be told in it, on PostgreSQL.
  @Sendable func takeButMatches(_ news: CatinderNews) {
    if case .match = news { return }
    take(news)
  }

  /// Returns when so many have come in all.
  func wait(for count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.news.count >= count { return true }
        state.waiters.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
