import PetsDomain

extension HealthEntry {
  /// What came of saving a record.
  public enum Outcome: Sendable, Equatable {
    case saved(HealthEntry)
    case refused(FieldProblem)
    /// The pet, or the document, is not there any more.
    case gone
  }

  func save(in book: HealthBook) async throws -> Outcome {
    switch self {
    case .vaccination(let record): Self.outcome(try await book.save(record), Self.vaccination)
    case .weighing(let record): Self.outcome(try await book.save(record), Self.weighing)
    case .visit(let record): Self.outcome(try await book.save(record), Self.visit)
    case .medicine(let record): Self.outcome(try await book.save(record), Self.medicine)
    case .document(let record): Self.outcome(try await book.save(record), Self.document)
    }
  }

  private static func outcome<Record: HealthRecord>(
    _ outcome: HealthOutcome<Record>, _ entry: (Record) -> HealthEntry
  ) -> Outcome {
    switch outcome {
    case .saved(let record), .unchanged(let record): .saved(entry(record))
    case .refused(let problems): .refused(problems.fields.values.first ?? .missing)
    case .gone: .gone
    }
  }

  /// Whether there was something to delete.
  func delete(in book: HealthBook) async throws -> Bool { try await Self.delete(record, in: book) }

  private static func delete<Record: HealthRecord>(
    _ record: Record, in book: HealthBook
  ) async throws -> Bool {
    try await book.delete(Record.self, record.id) != nil
  }
}
