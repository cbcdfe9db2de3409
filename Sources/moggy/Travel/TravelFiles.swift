import ArgumentParser
import Foundation
import Interchange
import PetsDomain
import Places
import ProgramOptions
import TravelDomain
import TravelScreens

/// `moggy travel export`.
struct TravelExport: TravelTask {
  enum Form: String, ExpressibleByArgument, CaseIterable, Sendable {
    case geojson, csv, kml, gpx, svg, text
  }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all countries and cities, or a poster of them.",
    discussion: """
      geojson, csv and gpx can be read in again with moggy travel import; svg and text are a poster \
      of the map. A file that is there is only replaced with --replace.
      """)
  var access: PetsDesk.Access { .read }

  @ParentCommand var program: MoggyCommand
  @OptionGroup var options: TravelOptions
  @Option(help: "geojson, csv, kml, gpx, svg or text; else by the name of the file.")
  var format: Form?
  @Option(name: .shortAndLong, help: ArgumentHelp("Write to this file.", valueName: "path"))
  var output: String?
  @Flag(help: "Replace a file that is there.") var replace = false
  @Option(help: ArgumentHelp("Characters in a line of text, 20 to 400.", valueName: "number"))
  var columns = 100

  func validate() throws {
    guard (20...400).contains(columns) else { throw ValidationError("--columns is 20 to 400.") }
    guard format != nil || output == nil || named != nil else {
      throw ValidationError("The name of the file does not tell its form: --format does.")
    }
  }

  func perform(on desk: TravelDesk) async throws {
    let content = try await desk.travel.content()
    let text = try text(of: content, desk)
    guard let output else { return desk.put(text) }
    try ExportFile.write(
      text, to: output, isReplacing: replace, PetsCommandWords(desk.words.language).records)
  }

  /// As told, else as the file is called.
  private var form: Form { format ?? named ?? .geojson }

  private var named: Form? {
    let ending = output.map { URL(filePath: $0).pathExtension.lowercased() }
    return ending.flatMap { Form(rawValue: $0 == "txt" ? "text" : $0) }
  }

  private func text(of content: TravelContent, _ desk: TravelDesk) throws -> String {
    switch form {
    case .geojson: content.text(.geoJSON)
    case .csv: content.text(.csv)
    case .kml: content.text(.kml)
    case .gpx: content.text(.gpx)
    case .svg: try poster(of: content, desk).svg()
    case .text: try poster(of: content, desk).text(columns: columns)
    }
  }

  private func poster(of content: TravelContent, _ desk: TravelDesk) throws -> Poster {
    if content.isEmpty { throw TravelFailure.nothingToWrite }
    return try Poster(
      content, title: desk.words.travel.posterTitle, language: desk.words.language,
      gazetteer: desk.gazetteer())
  }
}

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
