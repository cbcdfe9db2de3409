import Semantics
import Terminal

/// Pictures made of text, as the art of onboarding pages and of empty screens.
enum TextPicture {
  /// Its rows, without blank ones around it.
  static func lines(of art: String) -> [String] {
    let lines = art.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let isBlank = { (line: String) in line.allSatisfy { $0 == " " } }
    return Array(lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// Mere decoration: it is told to nobody, and keeps its shape wherever it stands.
  static func element<Action>(_ lines: [String], _ role: ThemeRole) -> Element<Action> {
    let columns = lines.map { DisplayWidth.of($0) }.max() ?? 0
    return VStack { lines.map { Element(Text($0, role, semantics: nil)) } }
      .frame(columns: columns, rows: lines.count)
  }
}
