import Core
import Foundation
import Terminal
import Toolkit

/// What a user has written into `config.toml` and the themes beside it; nil where nothing was said.
public struct Configuration: Hashable, Sendable {
  public var language: Language?
  /// One that ``themes`` has.
  public var theme: ThemeName?
  public var hasAnimations: Bool?
  public var hasMouse: Bool?
  /// For screen readers: no frames, linear order.
  public var isFlat: Bool?
  public var pictures: PictureSetting?
  /// The address that the user is to write to about the program.
  public var contact: String?
  public var weather = WeatherSection()
  public var travel = TravelSection()
  public var keymap = Keymap.standard
  public var themes = ThemeCatalogue()

  public init() {}

  /// The file that is read, whether or not it is there.
  public static func file(in folder: URL) -> URL {
    folder.appending(path: "config.toml", directoryHint: .notDirectory)
  }

  /// The folder of the user's own themes, one file each.
  public static func themes(in folder: URL) -> URL {
    folder.appending(path: "themes", directoryHint: .isDirectory)
  }

  /// Reads the files of a folder. What is wrong in them is left out and told, in the order of the
  /// files and lines; everything else counts. Files that are not there are no problem.
  ///
  /// - Parameter actions: the names that `[keys]` may have; nil for any.
  public static func load(
    folder: URL, actions: Set<String>? = nil
  ) -> (Configuration, [ConfigurationProblem]) {
    var problems: [ConfigurationProblem] = []
    var configuration = Configuration()
    let palettes = ThemeFile.readAll(in: themes(in: folder), &problems)
    configuration.themes = ThemeCatalogue(palettes)
    var ownProblems: [ConfigurationProblem] = []
    if let document = TOMLDocument.read(file(in: folder), &ownProblems) {
      configuration.take(document, actions, &ownProblems)
    }
    return (configuration, ownProblems.inFileOrder + problems)
  }
}

extension [ConfigurationProblem] {
  /// By line and column; all of one file.
  var inFileOrder: [ConfigurationProblem] {
    sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}
