import FoundationEssentials

extension Program {
  /// An executable of the package that the tests belong to: SwiftPM puts it beside them. One that
  /// something else builds is named by its path.
  ///
  /// The test target has to depend on it, or it may be an old one, or not there.
  ///
  /// ```swift
  /// let app = Journey(ProcessDriver(.built("shopping")))
  /// ```
  public static func built(
    _ product: String, arguments: [String] = [], adding: [String: String] = [:]
  ) -> Program {
    let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    return Program(
      folder.appending(path: product).path(percentEncoded: false), arguments: arguments,
      adding: adding)
  }
}
