/// An error that tells of itself in the language of its reader.
public protocol WordedError: Error, CustomStringConvertible {
  func words(_ language: Language) -> String
}

extension WordedError {
  /// The English words, for whoever has no reader in mind.
  public var description: String { words(.english) }
}

/// A failure of which only words are known.
public struct FailureReason: WordedError, Hashable {
  private let english: String
  private let russian: String

  public init(en: String, ru: String) { (english, russian) = (en, ru) }

  /// Words of others, which there are in one language alone.
  public init(_ text: String) { self.init(en: text, ru: text) }

  public func words(_ language: Language) -> String { language.say(en: english, ru: russian) }
}
