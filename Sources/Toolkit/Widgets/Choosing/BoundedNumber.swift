/// A whole number within limits, moved in steps; what stepper and slider have in common.
struct BoundedNumber {
  let range: ClosedRange<Int>
  /// At least 1.
  let step: Int

  init(_ range: ClosedRange<Int>, step: Int) {
    self.range = range
    self.step = max(1, step)
  }

  // Twice as wide as the numbers, so that no range is too long.
  private var lower: Int128 { Int128(range.lowerBound) }
  private var span: Int128 { Int128(range.upperBound) - lower }

  func clamp(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }

  func moved(_ value: Int, by steps: Int) -> Int {
    clamp(Int(clamping: Int128(value) + Int128(steps) * Int128(step)))
  }

  /// The nearest value that is whole steps from the beginning, or the end.
  func snapped(_ value: Int) -> Int {
    let (value, step) = (Int128(clamp(value)), Int128(step))
    let below = lower + (value - lower) / step * step
    let above = min(below + step, Int128(range.upperBound))
    return Int(clamping: value - below < above - value ? below : above)
  }

  /// The cell of a track that stands for a value; the ends of both meet.
  func cell(of value: Int, in columns: Int) -> Int {
    guard span > 0, columns > 1 else { return 0 }
    let offset = Int128(clamp(value)) - lower
    return Int(clamping: (offset * Int128(columns - 1) + span / 2) / span)
  }

  /// The value that a cell of a track stands for; beside the track, that of its end.
  func value(at cell: Int, in columns: Int) -> Int {
    guard columns > 1 else { return range.lowerBound }
    let (cell, last) = (Int128(min(max(0, cell), columns - 1)), Int128(columns - 1))
    return snapped(Int(clamping: lower + (cell * span + last / 2) / last))
  }
}
