import Terminal

/// A report as one page to be opened from disk: what failed with its screens, then the list of all.
struct HTMLReport {
  private let report: RunReport

  init(_ report: RunReport) { self.report = report }

  var page: String {
    var markup = ScreenMarkup()
    let red = report.cases.filter { $0.outcome == .failed || $0.outcome == .flaky }
    let failures = red.flatMap { one in section(of: one, &markup) }
    let lines = [
      "<!doctype html>", "<html lang=\"en\"><head><meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width\">",
      "<title>\(MarkupText.escaped(report.name)): \(red.count) red</title>",
      "<style>", Self.style, markup.styleSheet, "</style></head><body>",
      "<h1>\(MarkupText.escaped(report.name))</h1>", "<p>\(counts)</p>",
    ]
    return (lines + failures + list + ["</body></html>", ""]).joined(separator: "\n")
  }

  private static let style = """
    body{font:15px/1.4 system-ui,sans-serif;margin:24px;max-width:none}
    .row{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
    figure{margin:0}figcaption{font-weight:600;margin-bottom:4px}
    .failed,.flaky{color:#b3123b}.skipped{color:#8a6d00}.passed{color:#1a7f37}
    pre.d{background:#f4f4f6;color:#222;padding:8px;border-radius:6px;overflow:auto}
    ins{background:#d4f8d9;text-decoration:none}del{background:#ffdce0;text-decoration:none}
    section{border-top:1px solid #ccc;padding:8px 0 20px}
    """

  private var counts: String {
    ReportCase.Outcome.allCases.map { outcome in
      "<span class=\"\(outcome.rawValue)\">\(report.count(outcome)) \(outcome.rawValue)</span>"
    }.joined(separator: ", ")
  }

  // MARK: One case
  private func section(of one: ReportCase, _ markup: inout ScreenMarkup) -> [String] {
    let title = MarkupText.escaped(one.id)
    let head =
      "<section><h2 class=\"\(one.outcome.rawValue)\">\(title): \(one.outcome.rawValue)</h2>"
    let body = one.failures.flatMap { failure in self.body(of: failure, &markup) }
    return [head] + body + attachments(of: one) + ["</section>"]
  }

  private func attachments(of one: ReportCase) -> [String] {
    one.attachments.map { file in
      "<p><a href=\"\(MarkupText.escaped(file.path))\">\(MarkupText.escaped(file.name))</a></p>"
    }
  }

  private func body(of failure: ReportFailure, _ markup: inout ScreenMarkup) -> [String] {
    let place = "<p><code>\(MarkupText.escaped(failure.place))</code></p>"
    if let comparison = failure.comparison {
      return ["<h3>\(MarkupText.escaped(failure.title))</h3>", place]
        + ComparisonMarkup(comparison).lines(&markup) + acts(failure)
    }
    let message = "<pre class=\"d\">\(MarkupText.escaped(failure.message))</pre>"
    let parts = self.parts(failure, &markup)
    guard let screen = failure.screen.map(KeptScreen.init)
    else { return [place, message] + parts + acts(failure) }
    let isShown = failure.comparisons.contains { $0.actual == failure.screen }
    let picture = isShown ? [] : ["<figure>\(markup.rows(screen.surface))</figure>"]
    return [place, message] + parts + picture + acts(failure) + outline(screen)
  }

  /// The snapshots among several things that went wrong together, each below its name.
  private func parts(_ failure: ReportFailure, _ markup: inout ScreenMarkup) -> [String] {
    var lines: [String] = []
    for comparison in failure.comparisons {
      lines.append("<h3>\(MarkupText.escaped(comparison.name))</h3>")
      lines += ComparisonMarkup(comparison).lines(&markup)
    }
    return lines
  }

  private func outline(_ screen: KeptScreen) -> [String] {
    if screen.outline.isEmpty { return [] }
    let lines = MarkupText.escaped(screen.outline.joined(separator: "\n"))
    return ["<details><summary>Outline</summary><pre class=\"d\">\(lines)</pre></details>"]
  }

  private func acts(_ failure: ReportFailure) -> [String] {
    if failure.acts.isEmpty { return [] }
    let items = failure.acts.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    return ["<details open><summary>Acts</summary><ol>\(items)</ol></details>"]
  }

  // MARK: All cases
  private var list: [String] {
    let rows = report.cases.map { one in
      let milliseconds = Int((one.seconds * 1000).rounded())
      return "<li class=\"\(one.outcome.rawValue)\">\(MarkupText.escaped(one.id)) "
        + "(\(one.outcome.rawValue), \(milliseconds) ms)"
        + (one.notes ?? []).map { "<br>\(MarkupText.escaped($0))" }.joined() + "</li>"
    }
    return ["<details><summary>All \(report.cases.count) tests</summary><ul>"] + rows
      + ["</ul></details>"]
  }
}

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
    if let reference { figures.append(figure("Reference", markup.rows(reference.surface))) }
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
      ("Pictures", reference.pictures, actual.pictures),
      ("Outline", reference.outline, actual.outline),
      ("Focus order", reference.focusOrder, actual.focusOrder),
    ]
    return words
      + parts.filter { $0.1 != $0.2 }.map { title, first, second in
        difference(title, LineDifference(first, second))
      }
  }

  /// The changes in words.
  private var words: [String] {
    let changes = comparison.reference.flatMap { SnapshotChanges($0, comparison.actual) }
    guard let lines = changes?.lines, !lines.isEmpty else { return [] }
    return ["<ul class=\"changes\">"] + lines.map { "<li>\(MarkupText.escaped($0))</li>" } + [
      "</ul>"
    ]
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
