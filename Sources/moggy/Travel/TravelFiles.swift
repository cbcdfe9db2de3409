import ArgumentParser
import Foundation
import Interchange
import Shell
import TravelDomain
import TravelScreens

/// `moggy travel export`.
struct TravelExport: AppCommand {
  enum Form: String, ExpressibleByArgument, CaseIterable, Sendable {
    case geojson, csv, kml, gpx, svg, png, text
  }

  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all countries and cities, or a poster of them.",
    discussion: """
      geojson, csv, kml and gpx can be read in again with moggy travel import; svg, png and text are a \
      poster of the map, with names, shares of the world and the years of new countries. A file that is \
      there is only replaced with --replace.
      """)

  @OptionGroup var options: TravelOptions
  @Option(help: "geojson, csv, kml, gpx, svg, png or text; else by the name of the file.")
  var format: Form?
  @OptionGroup var target: ExportTarget
  @Option(help: ArgumentHelp("Characters in a line of text, 20 to 400.", valueName: "number"))
  var columns = 100

  func validate() throws {
    guard (20...400).contains(columns) else { throw ValidationError("--columns is 20 to 400.") }
    guard format != nil || target.file == nil || named != nil
    else { throw ValidationError("The name of the file does not tell its form: --format does.") }
  }

  func perform(in context: TravelContext) async throws {
    guard form == .png else { return try target.put(try await text(context), context) }
    if target.file == nil, isatty(STDOUT_FILENO) == 1 {
      throw CommandFailure(.wrongUse, context.words.pictureNeedsFile)
    }
    try target.put(bytes: Data(try await poster(context).png()), context)
  }

  /// As told, else as the file is called.
  private var form: Form { format ?? named ?? .geojson }

  private var named: Form? {
    let ending = target.file.map { URL(filePath: $0).pathExtension.lowercased() }
    return ending.flatMap { Form(rawValue: $0 == "txt" ? "text" : $0) }
  }

  private func text(_ context: TravelContext) async throws -> String {
    switch form {
    case .geojson: try await context.travel.content().text(.geoJSON)
    case .csv: try await context.travel.content().text(.csv)
    case .kml: try await context.travel.content().text(.kml)
    case .gpx: try await context.travel.content().text(.gpx)
    case .svg: try await poster(context).svg()
    case .png, .text: try await poster(context).text(columns: columns).text
    }
  }

  private func poster(_ context: TravelContext) async throws -> Poster {
    if try await context.travel.content().isEmpty {
      throw CommandFailure(.noInput, context.words.nothingToWrite)
    }
    let world = try await ShellSetup.travelSettings(in: context.records.store).world
    return try await context.travel.poster(
      context.words.travel.posterTitle, of: world, on: context.gazetteer())
  }
}

/// `moggy travel import`.
struct TravelImportCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Read places in from CSV, GeoJSON, GPX or KML, in one step.",
    discussion: """
      What is there stays as it is. A row needs a country or a city by name, code or identifier, or \
      a point; state, from, until and note are read too. Rows that are not understood are told with \
      their line, and the others are added.
      """)
  var access: RecordsAccess { preview ? .look : .write }

  @OptionGroup var options: TravelOptions
  @Flag(help: "Only tell what it would come to.") var preview = false
  @Option(help: "csv, geojson, gpx or kml; else by name and content.") var format: ExchangeFormat?
  @Argument(
    help: ArgumentHelp("The file.", valueName: "path"), completion: .file(),
    transform: NamedPath.file)
  var file: String

  func perform(in context: TravelContext) async throws {
    let reader = TravelImport(try context.knowing())
    let found: ImportPreview
    do {
      found = try await reader.preview(of: URL(filePath: file).absoluteURL, format: format)
    } catch let failure as TravelFileFailure {
      throw CommandFailure(ExitStatus(failure), "\(file): \(context.words.failure(failure))")
    }
    if found.rows == 0, let problem = found.problems.first.first {
      throw CommandFailure(.wrongData, "\(file): \(context.words.travel.line(problem))")
    }
    let added = preview ? nil : try await reader.apply(found)
    tell(found, added, context)
  }

  private func tell(
    _ found: ImportPreview, _ added: (countries: Int, cities: Int)?, _ context: TravelContext
  ) {
    let lines = found.problems.first.map(context.words.travel.line)
    context.tell(
      JSONValue(found, added: added, lines),
      added.map { context.words.imported($0.countries, $0.cities, found) }
        ?? context.words.wouldAdd(found))
    let count = found.problems.count
    context.tellLeftOut(context.words.notUnderstood(count), lines, of: count, context.language)
  }
}

extension ExitStatus {
  fileprivate init(_ failure: TravelFileFailure) {
    if case .file(let problem) = failure { self.init(problem) } else { self = .wrongData }
  }
}
