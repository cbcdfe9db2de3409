import Semantics
import Terminal

extension Screen {
  /// The tree of what the screen means, one node a line, two blanks a level:
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

extension SemanticNode {
  /// `textField "Name" #pets.name = "Barsik" [focused] (edit)`
  public var line: String {
    var parts = [role.rawValue]
    if !label.isEmpty { parts.append(label.quoted) }
    if let identifier { parts.append("#\(identifier)") }
    if let value { parts.append("= \(value.quoted)") }
    let words = traits.words
    if !words.isEmpty { parts.append("[\(words.joined(separator: ", "))]") }
    if !actions.isEmpty { parts.append("(\(actions.joined(separator: ", ")))") }
    if frame.isEmpty { parts.append("out of view") }
    return parts.joined(separator: " ")
  }
}

extension String {
  /// In quotes, on one line.
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
