/// The words of one topic in the language of the reader, with the units that they tell values in.
///
/// The topic is any type that the words belong to; of it there is no value here. The words stand in
/// an extension:
///
/// ```
/// typealias WalkWords = Words<WalkCard>
///
/// extension WalkWords {
///   var title: String { say(en: "A walk?", ru: "Гулять?") }
/// }
/// ```
public struct Words<Topic>: Hashable, Sendable {
  public let language: Language
  public let units: Units

  public init(_ language: Language, units: Units = Units()) {
    (self.language, self.units) = (language, units)
  }

  /// Takes language and units from the words of another topic.
  public init<Other>(_ other: Words<Other>) { self.init(other.language, units: other.units) }

  /// See ``Language/say(en:ru:)``.
  public func say(en: String, ru: String) -> String { language.say(en: en, ru: ru) }

  /// See ``Language/plural(_:en:ru:)``.
  public func plural(
    _ count: Int, en: (one: String, other: String), ru: (one: String, few: String, many: String)
  ) -> String { language.plural(count, en: en, ru: ru) }

  /// See ``Language/number(_:digits:)``.
  public func number(_ value: Double, digits: Int = 0) -> String {
    language.number(value, digits: digits)
  }
}

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
