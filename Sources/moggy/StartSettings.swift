import ArgumentParser
import Core
import CursesHost
import Foundation
import Persistence
import ProfileScreens
import Shell
import Toolkit

/// The settings of switches and file together: a switch counts before the file.
struct StartSettings {
  let options: MoggyCommand
  let file: Configuration
  let problems: [ConfigurationProblem]

  /// Reads the file; without a folder there is none.
  ///
  /// - Throws: `ValidationError` for a theme that there is not.
  init(_ options: MoggyCommand, _ environment: [String: String]) throws {
    self.options = options
    let folders = try? options.location.folders(environment)
    (file, problems) =
      folders.map { Configuration.load(folder: $0.config, actions: ActionNames.all) } ?? (
        Configuration(), []
      )
    if let theme = options.theme, !file.themes.contains(theme) {
      let names = file.themes.names.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no theme '\(theme)'. There are: \(names).")
    }
  }

  var language: Language? { options.speech.language ?? file.language }
  var theme: ThemeName? { options.theme ?? file.theme }
  /// Nil where neither says so.
  var hasMotion: Bool? { options.animations.map { $0 == .on } ?? file.hasAnimations }

  var languageOrigin: SettingOrigin? {
    Self.origin(ofSwitch: options.speech.language != nil, file: file.language != nil)
  }
  var themeOrigin: SettingOrigin? {
    Self.origin(ofSwitch: options.theme != nil, file: file.theme != nil)
  }

  private static func origin(ofSwitch hasSwitch: Bool, file hasFile: Bool) -> SettingOrigin? {
    hasSwitch ? .commandLine : hasFile ? .file : nil
  }

  /// The words about the file at the start: its first mistake, and how many more there are.
  func notice(in language: Language) -> String? {
    guard let first = problems.first else { return nil }
    let text = first.shortText(in: language)
    let more = problems.count - 1
    guard more > 0 else { return text }
    let words = language.plural(
      more, en: ("more mistake", "more mistakes"), ru: ("ошибка", "ошибки", "ошибок"))
    return text
      + language.say(
        en: " (\(more) \(words): moggy config check)",
        ru: " (ещё \(more) \(words): moggy config check)")
  }
}
