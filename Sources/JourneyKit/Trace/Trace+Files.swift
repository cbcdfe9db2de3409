import FoundationEssentials

extension Trace {
  /// Writes `trace.html`, `trace.json` and `trace.cast` into a folder.
  public func write(to folder: String) throws {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let json = try json
    let files: [(String, Data)] = [
      ("trace.json", json), ("trace.html", Data(TracePage(self).html(json: json).utf8)),
      ("trace.cast", Data(try cast.bytes)),
    ]
    for (name, data) in files { try data.write(to: url.appending(path: name)) }
  }

  /// Reads a `trace.json`.
  ///
  /// - Throws: ``TraceError``
  public init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw TraceError("cannot read '\(path)'")
    }
    try self.init(json: data)
  }
}
