import ArgumentParser
import Foundation
import Interchange
import PetsDomain
import Places
import ProgramOptions
import TravelDomain
import TravelScreens

/// `moggy travel import`.
struct TravelImportCommand: TravelTask {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read places in from CSV, GeoJSON or GPX, in one step.",
    discussion: """
      What is there stays as it is. A row needs a country or a city by name, code or identifier, or \
      a point; state, from, until and note are read too. Rows that are not understood are told with \
      their line, and the others are added.
      """)
  var access: PetsDesk.Access { preview ? .look : .write }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: TravelOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Option(help: "csv, geojson or gpx; else by name and content.") var format: ExchangeFormat?
  @Argument(help: ArgumentHelp("The file.", valueName: "path")) var file: String

  func perform(on desk: TravelDesk) async throws {
    let reader = TravelImport(try desk.knowing())
    let found: ImportPreview
    do {
      found = try await reader.preview(of: URL(filePath: file).absoluteURL, format: format)
    } catch let failure as TravelFileFailure {
      throw TravelFailure.notRead(failure, file)
    }
    if found.rows == 0, let problem = found.problems.first.first {
      throw TravelFailure.notUnderstood(desk.words.travel.line(problem), file)
    }
    let added = preview ? nil : try await reader.apply(found)
    tell(found, added, desk)
  }

  private func tell(
    _ found: ImportPreview, _ added: (countries: Int, cities: Int)?, _ desk: TravelDesk
  ) {
    var lines = found.problems.first.map(desk.words.travel.line)
    if desk.isJSON { return desk.say(JSONValue(found, added: added, lines)) }
    desk.say(
      added.map { desk.words.imported($0.countries, $0.cities, found) }
        ?? desk.words.wouldAdd(found))
    if lines.isEmpty { return }
    let rest = found.problems.count - lines.count
    if rest > 0 { lines.append(desk.words.travel.more(rest)) }
    ErrorOutput.write(
      ([desk.words.notUnderstood(found.problems.count)] + lines).joined(separator: "\n"))
  }
}
