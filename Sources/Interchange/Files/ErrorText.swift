import Core
import Foundation

/// An error of any layer as a person may read it: Foundation's own words are for developers.
public enum ErrorText {
  /// The reason, with the path where an error of Foundation knows one.
  public static func of(_ error: any Error, _ language: Language) -> String {
    let reason = reason(error, language)
    return path(of: error).map { "\($0): \(reason)" } ?? reason
  }

  public static func reason(_ error: any Error, _ language: Language) -> String {
    if let error = error as? any WordedError { return error.words(language) }
    if let system = SystemError(error) { return system.words(language) }
    guard let error = error as? CocoaError else { return String(describing: error) }
    return language.say(
      en: error.localizedDescription, ru: "операция не удалась (ошибка \(error.code.rawValue))")
  }

  /// The path that an error of Foundation is about.
  public static func path(of error: any Error) -> String? {
    guard let error = error as? CocoaError else { return nil }
    return error.filePath ?? error.url?.path(percentEncoded: false)
  }
}

extension FailureReason {
  /// The words of an error, for whoever does not know yet in which language they are read.
  public init(_ error: any Error) {
    self.init(en: ErrorText.of(error, .english), ru: ErrorText.of(error, .russian))
  }
}
