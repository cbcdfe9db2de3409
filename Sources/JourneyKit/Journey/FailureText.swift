/// The parts of a ``JourneyFailure`` in what XCTest makes of a thrown error.
struct FailureText: Equatable {
  let file: String
  let line: Int
  let report: String

  /// - Parameter description: `threw error "<file>:<line>: <report>"`; nil for everything else.
  init?(_ description: String) {
    let opening = "threw error \""
    guard description.hasPrefix(opening), description.hasSuffix("\"") else { return nil }
    let text = description.dropFirst(opening.count).dropLast()
    guard let match = text.prefixMatch(of: #/(?<file>[^\n]+?):(?<line>\d+): /#) else { return nil }
    guard text.contains("\nacts so far:\n"), let line = Int(match.line) else { return nil }
    file = String(match.file)
    self.line = line
    report = String(text[match.range.upperBound...])
  }
}
