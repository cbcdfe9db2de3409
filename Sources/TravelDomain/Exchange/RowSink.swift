/// Takes the rows of a file, and what was not understood, as far as there is room. Each row is looked at
/// as it comes, and none is kept.
struct RowSink {
  private(set) var count = 0
  private(set) var problems = ImportProblems()
  private(set) var plan: ImportPlan
  /// What keeps the rest from being looked at.
  private(set) var failure: (any Error)?
  private let mostRows: Int

  init(_ plan: ImportPlan, mostRows: Int) { (self.plan, self.mostRows) = (plan, mostRows) }

  var isFull: Bool { count >= mostRows || failure != nil }

  mutating func take(_ row: ExchangeRow) {
    count += 1
    do { try plan.take(row) } catch { failure = error }
    if count >= mostRows { problem(line: row.line, "", .tooMany(most: mostRows)) }
  }

  mutating func problem(line: Int, _ text: String, _ reason: ImportProblem.Reason) {
    problems.add(ImportProblem(line: line, text: text, reason: reason))
  }

  /// The plan of all rows.
  func finished() throws -> ImportPreview {
    if let failure { throw failure }
    return try plan.preview(rows: count, problems)
  }
}
