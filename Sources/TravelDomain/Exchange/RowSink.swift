/// Takes the rows of a file, and what was not understood, as far as there is room.
struct RowSink {
  /// More rows than this are not read.
  static let mostRows = 50_000

  private(set) var rows: [ExchangeRow] = []
  private(set) var problems = ImportProblems()

  var isFull: Bool { rows.count >= Self.mostRows }

  mutating func take(_ row: ExchangeRow) {
    rows.append(row)
    if isFull { problem(line: row.line, "", .tooMany(most: Self.mostRows)) }
  }

  mutating func problem(line: Int, _ text: String, _ reason: ImportProblem.Reason) {
    problems.add(ImportProblem(line: line, text: text, reason: reason))
  }
}
