import Core
import FilePrompts
import TravelDomain

/// The purpose of a path: an import, or an export in some form.
public enum TravelFilePurpose: FileTransferPurpose {
  public typealias Content = ImportPreview
  public typealias Refusal = TravelFileFailure

  case load
  case records(ExchangeFormat)
  case svgPoster
  case pngPoster
  case textPoster

  public var path: PathPurpose {
    self == .load
      ? .open(FileKind(".csv", ".tsv", ".txt", ".geojson", ".json", ".gpx", ".kml")) : .write
  }

  public var forms: [Self] {
    switch self {
    case .load: []
    case .records: ExchangeFormat.allCases.map(Self.records)
    case .svgPoster, .pngPoster, .textPoster: [.svgPoster, .pngPoster, .textPoster]
    }
  }

  public var fileEnding: String {
    switch self {
    case .load: ""
    case .records(let format): format.rawValue
    case .svgPoster: "svg"
    case .pngPoster: "png"
    case .textPoster: "txt"
    }
  }

  public static func isEmpty(_ content: ImportPreview) -> Bool { content.isEmpty }
  public func prompt(_ language: Language) -> PathPromptWords { TravelWords(language).prompt(self) }
  public func name(_ language: Language) -> String { TravelWords(language).name(self) }
  public func fileName(_ language: Language) -> String { TravelWords(language).fileName(self) }

  public static func words(_ refusal: TravelFileFailure, _ language: Language) -> String {
    TravelWords(language).failure(refusal)
  }
}
