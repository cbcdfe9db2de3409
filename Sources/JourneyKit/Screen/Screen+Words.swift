import Semantics
import Terminal

extension Screen {
  /// The rows as on the screen, numbered and between rules, so that blanks at the ends are seen; none of a
  /// screen that was never there.
  public var picture: [String] {
    if size.columns == 0 || size.rows == 0 { return [] }
    let margin = String(repeating: " ", count: numberWidth)
    let line = String(repeating: "─", count: size.columns)
    let rows = (0..<size.rows).map { y in
      number(y) + "│" + surface.row(y).map(\.asSeen.text).joined() + "│"
    }
    return [margin + "┌" + line + "┐"] + rows + [margin + "└" + line + "┘"]
  }

  /// `40x12, focus pets.list, cursor row 3 col 4`
  public var headline: String {
    let focus = focus.map { "focus \($0)" } ?? "no focus"
    let cursor = cursor.map { "cursor row \($0.y) col \($0.x)" } ?? "cursor hidden"
    return "\(size.columns)x\(size.rows), \(focus), \(cursor)"
  }

  private var numberWidth: Int { String(max(0, size.rows - 1)).count }

  private func number(_ y: Int) -> String {
    let digits = String(y)
    return String(repeating: " ", count: numberWidth - digits.count) + digits
  }

  /// The tree of the nodes, one node a line, two blanks a level:
  /// `button "Save" #pets.save [focused] (press)`.
  public var outline: [String] {
    var depths: [Int] = []
    return nodes.enumerated().map { index, node in
      let parent = node.parent.flatMap { $0 < index ? $0 : nil }
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      return String(repeating: "  ", count: depth) + node.line
    }
  }
}

extension Screen {
  /// The ``outline``, or that of the inferred roles where the program publishes no nodes; each of these
  /// says so, `button "OK" [inferred]`.
  public var fullOutline: [String] { withInferredRoles.outline }
}

extension SemanticNode {
  /// `textField "Name" #pets.name = "Barsik" [focused] (edit)`
  public var line: String {
    var parts = [role.rawValue]
    if !label.isEmpty { parts.append(label.quoted) }
    if let identifier { parts.append("#\(identifier)") }
    if let value { parts.append("= \(value.quoted)") }
    let words = traits.allWords
    if !words.isEmpty { parts.append("[\(words.joined(separator: ", "))]") }
    if !actions.isEmpty { parts.append("(\(actions.joined(separator: ", ")))") }
    if frame.isEmpty { parts.append("out of view") }
    return parts.joined(separator: " ")
  }
}

extension String {
  /// The text in quotes, on one line.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
