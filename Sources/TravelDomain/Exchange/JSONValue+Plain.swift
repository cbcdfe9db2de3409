import Interchange

extension JSONValue {
  /// What a plain value says; nil for null, arrays, objects and numbers without bounds.
  var plain: String? {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): number.isFinite ? "\(number)" : nil
    case .bool(let value): value ? "yes" : "no"
    case .null, .array, .object: nil
    }
  }
}
