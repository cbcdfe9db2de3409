import Interchange

/// What came of reading a file in.
public struct ImportReport: Sendable, Equatable {
  /// Pets that were not there.
  public var added = 0
  /// Pets whose card or health book has something new.
  public var updated = 0
  /// Pets that were as new, or newer, here.
  public var kept = 0
  /// The first of what was not understood, 200 at the most.
  public var problems: [ImportProblem] = []
  /// How many there were in all.
  public var problemCount = 0
  /// Members beside the pets, which other parts of the program may know, such as settings.
  public var others: [JSONMember] = []

  static let mostProblems = 200

  mutating func add(_ path: String, _ reason: ImportProblem.Reason) {
    problemCount += 1
    guard problems.count < Self.mostProblems else { return }
    problems.append(ImportProblem(path: TextRules.clean(String(path.prefix(120))), reason: reason))
  }
}
