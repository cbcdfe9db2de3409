import CatinderDomain
import Synchronization

/// What a watch has told, and who waits for it.
///
/// On PostgreSQL, news of what was done before a watch may be told in it. So a test that did something
/// before waits for the piece that it means, not for a number of pieces.
final class NewsRecorder: Sendable {
  private struct Waiter {
    let isEnough: @Sendable ([CatinderNews]) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var news: [CatinderNews] = []
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  var news: [CatinderNews] { state.withLock { $0.news } }

  @Sendable func take(_ news: CatinderNews) {
    let ready = state.withLock { state in
      state.news.append(news)
      let ready = state.waiters.filter { $0.isEnough(state.news) }
      state.waiters.removeAll { $0.isEnough(state.news) }
      return ready
    }
    for waiter in ready { waiter.continuation.resume() }
  }

  /// The same without matches.
  @Sendable func takeButMatches(_ news: CatinderNews) {
    if case .match = news { return }
    take(news)
  }

  /// Returns when so many have come in all.
  func wait(for count: Int) async {
    await wait { $0.count >= count }
  }

  /// Returns when this one has come.
  func wait(for piece: CatinderNews) async {
    await wait { $0.contains(piece) }
  }

  /// Returns when all that has come is enough.
  func wait(until isEnough: @escaping @Sendable ([CatinderNews]) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if isEnough(state.news) { return true }
        state.waiters.append(Waiter(isEnough: isEnough, continuation: continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }
}
