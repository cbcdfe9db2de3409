import Terminal

/// A screen and its reference as HTML: three pictures side by side, and the lines that differ of the
/// text, the styles and the outline.
struct ComparisonMarkup {
  private let comparison: ReportComparison
  private let reference: KeptScreen?
  private let actual: KeptScreen

  init(_ comparison: ReportComparison) {
    self.comparison = comparison
    reference = comparison.reference.map(KeptScreen.init)
    actual = KeptScreen(comparison.actual)
  }

  func lines(_ markup: inout ScreenMarkup) -> [String] {
    // What stands in a source is text alone.
    let isPicture = actual.surface.size != .zero
    let pictures = isPicture ? self.pictures(&markup) : []
    return pictures
      + (isPicture
        ? parts
        : [difference("Lines", LineDifference(comparison.reference ?? "", comparison.actual))])
  }

  private func pictures(_ markup: inout ScreenMarkup) -> [String] {
    var figures: [String] = []
    if let reference {
      figures.append(figure("Reference", markup.rows(reference.surface)))
    }
    figures.append(figure("Actual", markup.rows(actual.surface)))
    if let reference {
      let rows = markup.rows(actual.surface, comparedWith: reference.surface)
      figures.append(figure("Difference", rows))
    }
    return ["<div class=\"row\">"] + figures + ["</div>"]
  }

  private func figure(_ title: String, _ picture: String) -> String {
    "<figure><figcaption>\(title)</figcaption>\(picture)</figure>"
  }

  // MARK: Lines

  private var parts: [String] {
    guard let reference else { return [] }
    let parts: [(String, [String], [String])] = [
      ("First line", [reference.headline], [actual.headline]),
      ("Text", reference.rows, actual.rows), ("Styles", reference.styles, actual.styles),
      ("Outline", reference.outline, actual.outline),
      ("Focus order", reference.focusOrder, actual.focusOrder),
    ]
    return parts.filter { $0.1 != $0.2 }.map { title, first, second in
      difference(title, LineDifference(first, second))
    }
  }

  private func difference(_ title: String, _ difference: LineDifference) -> String {
    let lines = difference.lines.map { line in
      let text = MarkupText.escaped(line)
      if line.hasPrefix("- ") { return "<del>\(text)</del>" }
      return line.hasPrefix("+ ") ? "<ins>\(text)</ins>" : text
    }
    return "<h4>\(title)</h4><pre class=\"d\">\(lines.joined(separator: "\n"))</pre>"
  }
}
