import TrackersDomain

extension TrackersWords {
  /// Why something was refused, also of a form that is not on the screen.
  public func refusal(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing, .tooLong: TrackerFormWords(language).problem(problem)
    default: self.problem(problem)
    }
  }
}
