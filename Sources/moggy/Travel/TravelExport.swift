import ArgumentParser
import Foundation
import Interchange
import PetsDomain
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
