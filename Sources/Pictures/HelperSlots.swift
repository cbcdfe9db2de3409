/// Lets only so many helpers run at once; who comes first goes first.
actor HelperSlots {
  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var first = 0

  init(_ count: Int) {
    free = count
  }

  var waiting: Int { waiters.count - first }

  /// Waits for a slot; every call has to be followed by one of ``give()``.
  func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }

  func give() {
    guard first < waiters.count else {
      free += 1
      return
    }
    waiters[first].resume()
    first += 1
    if first == waiters.count {
      waiters = []
      first = 0
    }
  }
}
