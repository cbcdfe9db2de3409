import Foundation

/// An error of any layer as a user may read it: Foundation's own words are for developers.
enum SystemWords {
  /// With the path, where the error knows one.
  static func text(_ error: any Error) -> String {
    switch error {
    case let error as CocoaError:
      let path = error.filePath ?? error.url?.path(percentEncoded: false)
      return path.map { "\($0): \(reason(error))" } ?? reason(error)
    case let error as POSIXError: return words(error.code)
    default: return String(describing: error)
    }
  }

  /// The system's own words, where Foundation has wrapped them.
  static func reason(_ error: CocoaError) -> String {
    (error.underlying as? POSIXError).map { words($0.code) } ?? error.localizedDescription
  }

  private static func words(_ code: POSIXErrorCode) -> String {
    String(cString: strerror(code.rawValue))
  }
}
