/// A row of a form of the health book.
public protocol HealthField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var form: HealthFieldForm { get }
  /// The longest text that it takes, in what a person would call characters.
  var limit: Int { get }
  /// Whether the record makes no sense without it.
  var isRequired: Bool { get }
}

/// How a row of the health book is filled in.
public enum HealthFieldForm: Sendable {
  /// One line.
  case text
  /// Several lines.
  case lines
  /// A day that has been.
  case pastDate
  /// A day that may be still to come.
  case date
  case weight
  case money
}
