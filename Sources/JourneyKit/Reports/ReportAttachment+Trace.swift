import FoundationEssentials

extension ReportAttachment {
  /// A page of a trace; beside the report the way to it is short, and stays right where both are
  /// taken elsewhere.
  init(trace page: URL, from report: URL) {
    let (here, there) = (report.absoluteURL.pathComponents, page.absoluteURL.pathComponents)
    let common = zip(here, there).prefix { $0 == $1 }.count
    let isNear = common > 1 && common >= here.count - 1
    let way = Array(repeating: "..", count: here.count - common) + there[common...]
    let path = isNear ? way.joined(separator: "/") : page.path(percentEncoded: false)
    self.init(name: "trace", path: path, type: "text/html")
  }
}
