/// A history, and a number that no other one of the same tracker has.
struct KeptHistory: Sendable {
  let history: DayHistory
  let revision: Int

  /// Of a tracker of which nothing was put down.
  static let none = KeptHistory(history: DayHistory(), revision: 0)
}
