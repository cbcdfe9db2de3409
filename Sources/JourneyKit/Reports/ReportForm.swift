/// A form in which a report is written down.
public enum ReportForm: String, Hashable, Sendable, CaseIterable {
  /// What other programs read, and what ``RunReport`` is read from again.
  case json = "report.json"
  /// One page without a server, scripts or other files, with the screens of what failed.
  case html = "report.html"
  /// As most services for continuous integration take it.
  case junit = "junit.xml"
  /// The Test Anything Protocol, version 14.
  case tap = "report.tap"

  public var fileName: String { rawValue }
}
