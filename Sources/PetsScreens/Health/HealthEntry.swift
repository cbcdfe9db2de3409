import Core
import Foundation
import PetsDomain

/// A record of any part of the health book, as one list and one form show them all.
public enum HealthEntry: Equatable, Sendable {
  case vaccination(Vaccination)
  case weighing(Weighing)
  case visit(Visit)
  case medicine(Medicine)
  case document(Document)

  /// An empty one to fill in; nil for a document, which begins with its file.
  static func blank(_ kind: HealthKind, of pet: UUID, in book: HealthBook) -> HealthEntry? {
    switch kind {
    case .vaccination: .vaccination(book.blank(Vaccination.self, of: pet))
    case .weighing: .weighing(book.blank(Weighing.self, of: pet))
    case .visit: .visit(book.blank(Visit.self, of: pet))
    case .medicine: .medicine(book.blank(Medicine.self, of: pet))
    case .document: nil
    }
  }

  var record: any HealthRecord {
    switch self {
    case .vaccination(let record): record
    case .weighing(let record): record
    case .visit(let record): record
    case .medicine(let record): record
    case .document(let record): record
    }
  }

  public var id: UUID { record.id }

  var pet: UUID { record.pet }

  var kind: HealthKind { type(of: record).kind }

  /// What a person would call it.
  var title: String {
    switch self {
    case .vaccination(let record): record.name
    case .weighing(let record): record.date.dotted
    case .visit(let record): record.reason
    case .medicine(let record): record.name
    case .document(let record): record.title
    }
  }

  var document: Document? {
    if case .document(let record) = self { return record }
    return nil
  }
}

extension HealthPages {
  /// One part of the book, the newest first.
  func entries(_ kind: HealthKind) -> [HealthEntry] {
    switch kind {
    case .vaccination: vaccinations.map(HealthEntry.vaccination)
    case .weighing: weighings.map(HealthEntry.weighing)
    case .visit: visits.map(HealthEntry.visit)
    case .medicine: medicines.map(HealthEntry.medicine)
    case .document: documents.map(HealthEntry.document)
    }
  }
}
