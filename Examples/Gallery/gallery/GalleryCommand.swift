import AppRuntime
import ArgumentParser
import Core
import CursesHost
import Foundation
import GalleryScreens
import Terminal
import Toolkit

/// The program `gallery`: every widget of the toolkit, to look at and to try.
@main
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Shows every widget of the toolkit with its states.")

  @Option(help: "Show only this widget, by its name: list, text-field, …")
  var specimen: String?

  @Option(help: "en or ru.")
  var language: Language = .english

  @Option(help: "The theme: auto, light, dark, high-contrast, 16, none.")
  var theme: ThemeName = .auto

  @Flag(help: "Flat mode, for screen readers.")
  var flat = false

  @Option(help: "Whether things move: on or off.")
  var animations: Animations = .on

  @Option(help: "How pictures are drawn: auto, cells, kitty, iterm2, sixel.")
  var pictures: PictureSetting = .auto

  @Option(help: "The time it starts at, by ISO 8601 and in UTC.", transform: MomentArgument.init)
  var now: MomentArgument?

  func validate() throws {
    if let specimen, GallerySpecimens.index(of: specimen) == nil {
      let names = GallerySpecimens.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no widget '\(specimen)'. There are: \(names).")
    }
  }

  static func main() {
    begin(.screen)
    do {
      let command = try parse()
      try command.run()
    } catch {
      end(error)
    }
  }

  func run() throws {
    Supervisor.start(name: "gallery") {
      let startup = GalleryStartup(
        options: self, environment: ProcessInfo.processInfo.environment)
      MainLoop.run { startup.begin() }
    }
  }

  /// The start, as given or the system's time.
  var moment: Date { now?.date ?? Date() }

  var setup: GallerySetup.Options {
    GallerySetup.Options(
      specimen: specimen, language: language, theme: theme,
      view: ViewSettings(hasMotion: animations == .on, isFlat: flat, pictures: pictures),
      pictureFolder: GallerySetup.samplePictures)
  }
}

extension PictureSetting: ExpressibleByArgument {}

extension ThemeName: ExpressibleByArgument {
  public init?(argument: String) {
    self.init(rawValue: argument)
    guard ThemeCatalogue().contains(self) else { return nil }
  }
}
