import Terminal

/// What a stepper keeps while it has the focus.
struct StepperPlace: ControlState {
  /// A number while it is typed.
  struct Typing: Equatable, Sendable {
    /// Nothing yet where typing has only begun.
    var text: String
    /// The number before, for `Esc`.
    var before: Int
    /// What the typing has come to so far.
    var value: Int

    /// Whether it is something, and not a number within the limits.
    func isWrong(in range: ClosedRange<Int>) -> Bool { !text.isEmpty && number(in: range) == nil }

    /// Nil where it is none, or beyond the limits.
    func number(in range: ClosedRange<Int>) -> Int? {
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  var typing: Typing?
  /// Where the pointer took hold of the number, and what it was.
  var grip: Grip?

  struct Grip: Equatable, Sendable {
    var x: Int
    var value: Int
  }

  /// The button that the pointer holds.
  var hold: Hold?

  struct Hold: Equatable, Sendable {
    /// -1 on `−`, 1 on `+`.
    var step: Int
    /// Whether it counts on already.
    var isRepeating = false
    /// When it counts next; nil until it is drawn, as the pointer does not know the time.
    var next: Duration?

    func timed(at now: Duration) -> Hold {
      var hold = self
      hold.next = next ?? now + (isRepeating ? Self.pace : Self.patience)
      return hold
    }

    /// As long as a key is held before it repeats, and about as fast as it does.
    private static var patience: Duration { .milliseconds(400) }
    private static var pace: Duration { .milliseconds(80) }
  }
}
