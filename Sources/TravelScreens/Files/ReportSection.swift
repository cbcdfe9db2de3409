import Semantics
import Toolkit

/// A part of what is told of a file, a line for each thing.
struct ReportSection: Equatable {
  let title: String
  var role = ThemeRole.accent
  let lines: [String]
}
