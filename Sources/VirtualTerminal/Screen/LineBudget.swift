/// A bound for the cost of looks at every line: each thing that may make one necessary, such as a mark
/// or a link, pays for so many lines. What cannot be paid has to do without, so that a stream of any
/// length costs no more than its length.
struct LineBudget {
  let linesEach: Int
  private var credit = 0

  init(linesEach: Int) { self.linesEach = linesEach }

  mutating func earn() { credit += linesEach }

  /// Pays for a look; false where there is not enough.
  mutating func pays(for lines: Int) -> Bool {
    guard credit >= lines else { return false }
    credit = 0
    return true
  }
}
