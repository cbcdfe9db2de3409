/// A whole number within limits, moved in steps; what stepper and slider have in common.
struct BoundedNumber {
  let range: ClosedRange<Int>
  /// At least 1.
  let step: Int

  init(_ range: ClosedRange<Int>, step: Int) {
    self.range = range
    self.step = max(1, step)
  }

  func clamp(_ value: Int) -> Int { min(max(value, range.lowerBound), range.upperBound) }

  func moved(_ value: Int, by steps: Int) -> Int { clamp(value + steps * step) }

  /// The nearest value that is whole steps from the beginning, or the end.
  func snapped(_ value: Int) -> Int {
    let value = clamp(value)
    let below = range.lowerBound + (value - range.lowerBound) / step * step
    let above = min(below + step, range.upperBound)
    return value - below < above - value ? below : above
  }

  /// The cell of a track that stands for a value; the ends of both meet.
  func cell(of value: Int, in columns: Int) -> Int {
    let span = range.upperBound - range.lowerBound
    guard span > 0, columns > 1 else { return 0 }
    return ((clamp(value) - range.lowerBound) * (columns - 1) + span / 2) / span
  }

  /// The value that a cell of a track stands for; beside the track, that of its end.
  func value(at cell: Int, in columns: Int) -> Int {
    guard columns > 1 else { return range.lowerBound }
    let cell = min(max(0, cell), columns - 1)
    let span = range.upperBound - range.lowerBound
    return snapped(range.lowerBound + (cell * span + (columns - 1) / 2) / (columns - 1))
  }
}
