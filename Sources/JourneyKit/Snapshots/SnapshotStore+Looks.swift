import FoundationEssentials
import Terminal

/// A screen in one of its themes, as a test has brought it there.
public struct SnapshotLook: Sendable {
  /// Three letters or more; nil for the main theme.
  public var theme: String?
  public var screen: Screen

  public init(theme: String? = nil, _ screen: Screen) {
    (self.theme, self.screen) = (theme, screen)
  }
}

extension SnapshotStore {
  /// Compares a screen in some of its themes with its file, or writes it in record mode. Further
  /// themes of the file are left to the tests that take them.
  ///
  /// - Parameter name: its theme counts for nothing.
  /// - Throws: ``SnapshotError`` where the file or a theme in it is missing or differs, the file was
  ///   edited by hand, or one theme was taken twice differently.
  public func check(
    _ name: SnapshotName, looks: [SnapshotLook], masks: [SnapshotMask] = [],
    parts: SnapshotParts = .all, file: String = #filePath, line: Int = #line
  ) throws(SnapshotError) {
    let actual = try actual(name, looks, masks, parts)
    let names = actual.themes.map { name.with(theme: $0) }
    let text = try? String(contentsOfFile: "\(folder)/\(name.file)", encoding: .utf8)
    let kept = text.map { KeptFile($0, like: actual) }
    if case .old? = kept { throw .oldForm(path: name.file, folder: folder) }
    let different = actual.looks.filter { look in
      kept?.file?[look.theme]?.matches(look.view, pictures) != true
    }
    if different.isEmpty {
      for path in Set(names.map(\.path) + [name.file]) { pending?.remove(path) }
      return
    }
    let check = LooksCheck(name: name, kept: kept, actual: SnapshotFile(different))
    if let warning = Self.warning(name, actual) { print(warning) }
    if mode == .record { return try record(name.with(theme: nil), check.replacement) }
    leave(check, looks, file, line)
    throw check.error
  }

  /// Makes the views, and notes that they were taken.
  private func actual(
    _ name: SnapshotName, _ looks: [SnapshotLook], _ masks: [SnapshotMask], _ parts: SnapshotParts
  ) throws(SnapshotError) -> SnapshotFile {
    var actual: [SnapshotFile.Look] = []
    for look in looks {
      let name = name.with(theme: look.theme)
      guard name.isValid, look.screen.size == name.size else { throw .badName(name.path) }
      let view = SnapshotView(try masked(look.screen, masks, name.path)).only(parts)
      actual.append(SnapshotFile.Look(theme: look.theme, view: view))
      try noteOnce(name.path, SnapshotFile([SnapshotFile.Look(theme: look.theme, view: view)]).text)
    }
    return SnapshotFile(actual)
  }

  /// The number of lines beyond which nobody reads a snapshot whole.
  static var lineLimit: Int { 1000 }

  /// Returns the words for a file that is too long to be read; nil for any other.
  static func warning(_ name: SnapshotName, _ actual: SnapshotFile) -> String? {
    let count = actual.lines.count
    guard count > lineLimit else { return nil }
    return "warning: snapshot \(name.file) has \(count) lines, more than \(lineLimit): "
      + "take a smaller screen, or leave parts out"
  }

  /// Returns the pictures of a look as PNG; nil where none of those that differ has any.
  private func picture(_ check: LooksCheck, _ looks: [SnapshotLook]) -> [UInt8]? {
    let different = check.actual.looks.first { !$0.view.pictures.isEmpty }
    guard let different, let look = looks.first(where: { $0.theme == different.theme })
    else { return nil }
    return try? PicturePNG(look.screen, different.view.pictures)?.bytes
  }

  private func leave(
    _ check: LooksCheck, _ looks: [SnapshotLook], _ file: String, _ line: Int
  ) {
    try? pending?.leave(
      PendingSnapshot(
        name: check.path, kind: .screen, cause: check.error.cause,
        target: .file("\(folder)/\(check.name.file)"), folder: folder, reference: check.reference,
        actual: check.actualText, file: file, line: line), picture: picture(check, looks))
  }
}

/// The content of the file of a snapshot.
private enum KeptFile {
  case file(SnapshotFile)
  /// The form of earlier versions.
  case old
  case edited(String)

  /// - Parameter actual: is likely to be the same, which is found without reading.
  init(_ text: String, like actual: SnapshotFile) {
    if text == actual.text {
      self = .file(actual)
    } else if SnapshotFile.isOldForm(text) {
      self = .old
    } else if let file = try? SnapshotFile(text: text) {
      self = .file(file)
    } else {
      self = .edited(text)
    }
  }

  var file: SnapshotFile? {
    if case .file(let file) = self { file } else { nil }
  }
}

/// Looks that are not as recorded, held against the file.
private struct LooksCheck {
  let name: SnapshotName
  let kept: KeptFile?
  /// The looks that differ, no others.
  let actual: SnapshotFile

  /// The path for people: with the theme, where it is about one.
  var path: String {
    actual.looks.count == 1 ? name.with(theme: actual.themes[0]).path : name.file
  }

  /// The text of those looks in the file; nil where none of them is there.
  var reference: String? {
    if case .edited(let text)? = kept { return text }
    guard let recorded else { return nil }
    return recorded.looks.isEmpty ? nil : recorded.text
  }

  private var recorded: SnapshotFile? {
    guard let file = kept?.file else { return nil }
    let looks = file.looks.filter { actual.themes.contains($0.theme) }
    return SnapshotFile(looks).lettered(like: file)
  }

  var actualText: String { recorded.map { actual.lettered(like: $0).text } ?? actual.text }

  /// The whole file as it would be right.
  var replacement: String { (kept?.file ?? SnapshotFile([])).taking(actual).text }

  var error: SnapshotError {
    guard let reference else { return .missing(path: path, actual: actualText) }
    if case .edited? = kept {
      return .edited(path: path, reference: reference, actual: actualText)
    }
    let changes = LineDifference(reference, actualText).lines
    return .different(path: path, reference: reference, actual: actualText, changes: changes)
  }
}

extension SnapshotFile {
  /// Returns the file with looks of another one in the place of its own.
  func taking(_ other: SnapshotFile) -> SnapshotFile {
    let kept = looks.filter { !other.themes.contains($0.theme) }
    let file = SnapshotFile(kept + other.looks)
    return looks.isEmpty ? file : file.lettered(like: self)
  }
}

extension SnapshotName {
  func with(theme: String?) -> SnapshotName {
    var name = self
    name.theme = theme
    return name
  }
}
