import ConfigurationFile
import Core
import Foundation
import Persistence
import Places
import Shell
import Toolkit

/// The places as a command has them: opened, in the language and form that were asked for.
struct PlacesDesk: CommandOutput {
  let gazetteer: Gazetteer
  let words: PlacesCommandWords
  let isJSON: Bool

  var language: Language { words.language }

  /// Never returns: the process ends with the status.
  static func run(
    _ options: PlacesOptions, _ program: MoggyCommand, _ body: (PlacesDesk) throws -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    let words = PlacesCommandWords(language: language(options, program, environment))
    do {
      let file = PlacesFile(path: options.places ?? program.places, environment: environment)
      try body(
        PlacesDesk(gazetteer: Gazetteer(file), words: words, isJSON: options.json))
    } catch {
      ProgramEnd.end(PlacesFailure.report(error, words))
    }
  }

  private static func language(
    _ options: PlacesOptions, _ program: MoggyCommand, _ environment: [String: String]
  ) -> Language {
    if let language = options.language ?? program.language { return language }
    let location = options.location.data == nil ? program.location : options.location
    let file = (try? location.folders(environment)).flatMap {
      Configuration.load(folder: $0.config, actions: ActionNames.all).0.language
    }
    return file ?? Language(environment: environment)
  }
}
