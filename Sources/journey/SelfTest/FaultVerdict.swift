/// What came of a claim.
enum FaultVerdict: Hashable {
  case right
  /// A lie was believed.
  case falsePass
  /// A truth was not, or a lie for another reason than its own; with what was said.
  case falseFailure(String)
  /// The program cannot be run here.
  case notRun(String)
}
