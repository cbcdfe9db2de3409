import TrackersDomain

extension TrackersWords {
  /// Which field of a form is meant; nil for what is about none.
  public func field(_ problem: TrackerProblem) -> String? {
    problem.part.map { TrackerFormWords(language).name($0) }
  }

  /// Why something was refused, also of a form that is not on the screen.
  public func refusal(_ problem: TrackerProblem) -> String {
    switch problem {
    case .missing, .tooLong: TrackerFormWords(language).problem(problem)
    default: self.problem(problem)
    }
  }
}
