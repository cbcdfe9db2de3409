import Foundation
import Interchange

/// The limits of the protocol.
public enum CatinderLimits {
  public static let ages = 0...120
  /// The number that the protocol writes for an age that was never told.
  public static let untoldAge = -1
  /// The least length of a password on a server for many, in Unicode scalars.
  public static let shortestPassword = 8
  /// The most photos of a profile.
  public static let photos = 6
  /// The most photos that are read of somebody else's profile.
  static let photosShown = 24
  /// The most bytes of a picture that is uploaded.
  public static let photoBytes = 5 << 20
  /// The longer side of a stored picture in pixels.
  public static let photoSide = 640
  /// The most cards in one answer.
  public static let deck = 100
  /// The most messages in one answer.
  public static let messages = 500
  /// The most unread messages that are read of one match.
  static let unread = 999_999
}

/// The length and form that a text may have.
public struct TextLimit: Sendable, Hashable {
  /// The most Unicode scalars.
  public let length: Int
  public let isMultiline: Bool

  public static let name = TextLimit(length: 40, isMultiline: false)
  public static let shortDescription = TextLimit(length: 200, isMultiline: false)
  public static let extendedDescription = TextLimit(length: 4000, isMultiline: true)
  public static let message = TextLimit(length: 2000, isMultiline: true)
  /// The user's words in a report.
  public static let report = TextLimit(length: 1000, isMultiline: true)
  /// The name of an account.
  public static let user = TextLimit(length: 40, isMultiline: false)
  public static let password = TextLimit(length: 128, isMultiline: false)

  public func allows(_ text: String) -> Bool {
    text.utf8.count <= length || text.unicodeScalars.count <= length
  }

  /// Returns the text without controls and outer blanks; a text that only becomes empty so is
  /// replaced by U+FFFD.
  public func cleaned(_ text: String) -> String {
    let clean = TextRules.trimmed(text, multiline: isMultiline)
    return clean.isEmpty && VisibleText.isFilled(text) ? "\u{FFFD}" : clean
  }

  /// Returns the text cleaned and cut to the limit, for texts from outside.
  public func cut(_ text: String) -> String {
    let clean = cleaned(text)
    if allows(clean) { return clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(length)))
  }
}

/// The tests that a text is not blank.
public enum VisibleText {
  /// Returns true if something is left of it when it is cleaned.
  public static func isVisible(_ text: String) -> Bool {
    !TextRules.trimmed(text, multiline: true).isEmpty
  }

  /// Returns true if it has more than blanks, tabs and line ends, as a server requires: the rule of the
  /// published description.
  public static func isFilled(_ text: String) -> Bool {
    text.unicodeScalars.contains { !(9...13).contains($0.value) && $0 != " " }
  }

  /// ``isFilled(_:)`` as a regular expression of ECMA 262.
  public static let pattern = #"[^\t-\r ]"#
}

/// The problems that prevent saving a profile.
public enum ProfileProblem: Sendable, Hashable, CaseIterable {
  case nameMissing, nameTooLong, ageOutOfRange, shortDescriptionTooLong, extendedDescriptionTooLong
}
