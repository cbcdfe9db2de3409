import Interchange

/// An answer as people type it, in either language.
///
/// A record keeps its raw value; what older records hold besides is read where it is one of these
/// words, and otherwise left as it is.
public enum YesNo: String, Sendable, CaseIterable {
  case yes, no

  /// Nil for anything that is neither; case and blanks around it do not matter.
  public init?(typed text: String) {
    switch TextRules.folded(TextRules.trimmed(text)) {
    case "yes", "y", "да", "д": self = .yes
    case "no", "n", "нет", "н": self = .no
    default: return nil
    }
  }
}
