import Foundation
import Interchange

/// What fits where. Lengths of texts are counted in Unicode scalars, as the description of the
/// exchange counts them.
public enum CatinderLimits {
  public static let ages = 0...120
  /// How the exchange writes that an age was never told.
  public static let untoldAge = -1
  /// The least length of a password on a server for many.
  public static let shortestPassword = 8
  /// The slots of one's own profile.
  public static let photos = 6
  /// The most of somebody else's that are believed.
  static let photosShown = 24
  /// The bytes of a picture that is uploaded.
  public static let photoBytes = 5 << 20
  /// The pixels of the longer side of a picture as it is kept.
  public static let photoSide = 640
  /// The cards that a server gives at once.
  public static let deck = 100
  /// The messages that a server gives at once.
  public static let messages = 500
  /// The unread messages of one match that are believed.
  static let unread = 999_999
}

/// How long a text may be, and whether it may have lines.
public struct TextLimit: Sendable, Hashable {
  /// In Unicode scalars.
  public let length: Int
  public let isMultiline: Bool

  public static let name = TextLimit(length: 40, isMultiline: false)
  public static let shortDescription = TextLimit(length: 200, isMultiline: false)
  public static let extendedDescription = TextLimit(length: 4000, isMultiline: true)
  public static let message = TextLimit(length: 2000, isMultiline: true)
  /// Of the name and the password of an account.
  public static let user = TextLimit(length: 40, isMultiline: false)
  public static let password = TextLimit(length: 128, isMultiline: false)

  public func allows(_ text: String) -> Bool {
    text.utf8.count <= length || text.unicodeScalars.count <= length
  }

  /// Without what could act on a terminal, and without blanks at either end. Of a text of which
  /// nothing can be seen, a mark is left that says so.
  public func cleaned(_ text: String) -> String {
    let clean = TextRules.trimmed(text, multiline: isMultiline)
    return clean.isEmpty && VisibleText.isFilled(text) ? "\u{FFFD}" : clean
  }

  /// Cleaned, and no longer than allowed: for what comes from elsewhere.
  public func cut(_ text: String) -> String {
    let clean = cleaned(text)
    if allows(clean) { return clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(length)))
  }
}

/// The bytes of a picture on this machine that is to become a photo.
public enum PhotoBytes {
  /// A reason for which a file is not taken.
  public enum Problem: Error, Equatable, Sendable {
    case missing, notAFile, tooLarge, unreadable
  }

  /// Reads a file of ``CatinderLimits/photoBytes`` at the most; blocks. A pipe is never waited for, and
  /// the records in use are not opened: see ``Interchange/LockedFile``.
  public static func read(_ path: String) throws(Problem) -> Data {
    do throws(FileIntakeProblem) {
      return try FileIntake.read(path, limit: CatinderLimits.photoBytes)
    } catch {
      switch error {
      case .missing: throw .missing
      case .notAFile: throw .notAFile
      case .tooLarge: throw .tooLarge
      case .unreadable: throw .unreadable
      }
    }
  }
}

/// When a text says anything.
public enum VisibleText {
  /// Something is left of it when it is cleaned.
  public static func isVisible(_ text: String) -> Bool {
    !TextRules.trimmed(text, multiline: true).isEmpty
  }

  /// More than blanks, tabs and line ends: what a server takes, so that all who read its description
  /// mean the same.
  public static func isFilled(_ text: String) -> Bool {
    text.unicodeScalars.contains { !(9...13).contains($0.value) && $0 != " " }
  }

  /// ``isFilled(_:)`` as a regular expression of ECMA 262.
  public static let pattern = #"[^\t-\r ]"#
}

/// What keeps a profile from being saved.
public enum ProfileProblem: Sendable, Hashable, CaseIterable {
  case nameMissing, nameTooLong, ageOutOfRange, shortDescriptionTooLong, extendedDescriptionTooLong
}
