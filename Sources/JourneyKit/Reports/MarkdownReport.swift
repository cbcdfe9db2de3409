import Terminal

/// A report as a comment on a pull request: what is red in few lines, and pictures where a screen has
/// changed.
///
/// It stays below the 65,536 characters that GitHub takes for a comment.
public struct MarkdownReport {
  private let report: RunReport
  private let address: (String) -> String

  /// The most failures that are told.
  private static let mostFailures = 20
  private static let mostLines = 25
  private static let mostCharacters = 1600

  /// - Parameter address: returns the address under which a picture will be found, by the name of its file.
  public init(_ report: RunReport, address: @escaping (String) -> String) {
    (self.report, self.address) = (report, address)
  }

  /// The files of the pictures: SVG images by their names, two for each changed screen, one for a new one.
  public var pictures: [(name: String, svg: String)] {
    var pictures: [(name: String, svg: String)] = []
    for one in red {
      for (index, comparison) in one.comparisons.enumerated() {
        for (side, text) in Self.sides(comparison) {
          let svg = ScreenPicture(KeptScreen(text).screen).svg
          pictures.append((Self.fileName(one, index, side), svg))
        }
      }
    }
    return pictures
  }

  public var text: String { text(withPictures: true) }
  /// The text for who cannot put pictures anywhere.
  public var textWithoutPictures: String { text(withPictures: false) }

  private func text(withPictures: Bool) -> String {
    let shown = red.prefix(Self.mostFailures)
    let rest = red.count - shown.count
    let sections = shown.flatMap { section($0, withPictures) }
    let more = rest > 0 ? ["", "… and \(rest) more red tests; the report has them."] : []
    return (["### \(MarkdownText.code(report.name)): \(report.summary)"] + sections + more + [""])
      .joined(separator: "\n")
  }

  private var red: [ReportCase] {
    report.cases.filter { $0.outcome == .failed || $0.outcome == .flaky }
  }

  // MARK: One test
  private func section(_ one: ReportCase, _ withPictures: Bool) -> [String] {
    let failures = one.shownFailures.flatMap(lines)
    let pictures = one.comparisons.enumerated().flatMap { table(one, $0.offset, $0.element) }
    return ["", "#### \(one.outcome.rawValue): \(MarkdownText.code(one.id))"] + failures
      + (withPictures ? pictures : [])
  }

  private func lines(_ failure: ReportFailure) -> [String] {
    let place = failure.place.isEmpty ? "" : " at \(MarkdownText.code(failure.place))"
    let lines = String(
      Sanitizer.clean(failure.message, multiline: true).prefix(Self.mostCharacters)
    )
    .split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.mostLines).map(
      String.init)
    let fence = MarkdownText.fence(around: lines)
    let acts = failure.acts.suffix(5).map(MarkdownText.code).joined(separator: ", ")
    return ["", "\(MarkdownText.code(failure.title))\(place)", "", fence] + lines + [fence]
      + (acts.isEmpty ? [] : ["", "Last acts: \(acts)"])
  }

  private func table(_ one: ReportCase, _ index: Int, _ comparison: ReportComparison) -> [String] {
    let sides = Self.sides(comparison).map(\.side)
    let images = sides.map { side in
      "![\(side)](\(address(Self.fileName(one, index, side))))"
    }
    return [
      "", "Screen \(MarkdownText.code(comparison.name)):", "",
      "| " + sides.joined(separator: " | ") + " |",
      "|" + sides.map { _ in "---" }.joined(separator: "|") + "|",
      "| " + images.joined(separator: " | ") + " |",
    ]
  }

  // MARK: Pictures
  /// The sides of a changed screen that have cells: an outline has none.
  private static func sides(_ comparison: ReportComparison) -> [(side: String, text: String)] {
    let sides: [(String, String?)] = [
      ("before", comparison.reference), ("after", comparison.actual),
    ]
    return sides.compactMap { side, text -> (side: String, text: String)? in
      guard let text, KeptScreen(text).surface.size != .zero else { return nil }
      return (side, text)
    }
  }

  private static func fileName(_ one: ReportCase, _ index: Int, _ side: String) -> String {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    let name = String(one.id.suffix(80).map { allowed.contains($0) ? $0 : "_" })
    return "\(name)-\(index + 1)-\(side).svg"
  }
}

extension ReportCase {
  /// The screens that have changed, each once: of several attempts, or before and after a retry, they are
  /// alike.
  fileprivate var comparisons: [ReportComparison] {
    var all: [ReportComparison] = []
    for comparison in failures.flatMap(\.comparisons)
    where comparison.reference != comparison.actual && !all.contains(comparison) {
      all.append(comparison)
    }
    return all
  }
}
