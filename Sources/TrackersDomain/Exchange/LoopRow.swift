import Interchange

/// The fields of a row by the names of their columns.
struct LoopRow {
  let names: [String]
  let fields: [String]
  let line: Int

  /// Empty where there is no such column.
  subscript(name: String) -> String {
    guard let place = names.firstIndex(of: name), fields.indices.contains(place) else { return "" }
    return TextRules.trimmed(fields[place])
  }
}
