import FilePrompts
import Interchange
import TravelDomain

/// The actions of import, export and poster.
public enum TravelFileAction: Sendable {
  case importTapped
  case exportTapped
  case posterTapped
  /// The poster that shows is to be written.
  case saveTapped
  case prompt(PathPromptAction)
  case formChosen(Int)
  /// The content of a file, with the file's name.
  case looked(String, Result<ImportPreview, TravelFileProblem>, ticket: Int)
  /// The content of the preview is to be added.
  case addTapped
  case added(ticket: Int)
  case notAdded(ticket: Int)
  case drawn([PosterDrawing], ticket: Int)
  case wrote(FileExportOutcome, ticket: Int)
  case closed
}

/// The file operation that is open, if any.
struct TravelFilesState: Equatable, Sendable {
  var open: TravelFileState?
  /// The number of operations so far: the newest one's ticket.
  var tickets = 0
}

/// The page and the question of import, export and poster, in front of the tab.
struct TravelFileState: Equatable, Sendable {
  /// The purpose of a path.
  enum Purpose: Equatable, Sendable {
    case load
    case save(TravelFileForm)
  }

  struct Question: Equatable, Sendable {
    var purpose: Purpose
    var prompt: PathPrompt<TravelFileProblem>

    /// Chooses the form whose file ending was typed.
    mutating func followEnding() {
      guard case .save(let form) = purpose, !prompt.isBusy else { return }
      let text = prompt.text.lowercased()
      if let typed = form.all.first(where: { text.hasSuffix("." + $0.fileEnding) }) {
        purpose = .save(typed)
      }
    }
  }

  /// The content of a file before it is added.
  struct Preview: Equatable, Sendable {
    /// As a person reads it.
    let file: String
    let content: ImportPreview
    var isAdding = false
  }

  enum Page: Equatable, Sendable {
    case preview(Preview)
    /// Empty while it is drawn.
    case poster([PosterDrawing])
  }

  /// Tells its answers from those that were asked for before.
  let ticket: Int
  var page: Page?
  /// In front of the page.
  var question: Question?

  init(ticket: Int) { self.ticket = ticket }

  var preview: Preview? {
    if case .preview(let preview) = page { return preview }
    return nil
  }
}

/// A poster in text, of so many columns.
public struct PosterDrawing: Equatable, Sendable {
  let columns: Int
  let lines: [String]
}

/// In what form travels leave the program.
enum TravelFileForm: Hashable, Sendable {
  case records(ExchangeFormat)
  case svgPoster
  case textPoster

  static let records: [TravelFileForm] = ExchangeFormat.allCases.map(TravelFileForm.records)
  static let posters: [TravelFileForm] = [.svgPoster, .textPoster]

  /// Those that a person chooses from.
  var all: [TravelFileForm] {
    if case .records = self { return Self.records }
    return Self.posters
  }

  /// Without its point.
  var fileEnding: String {
    switch self {
    case .records(let format): format.rawValue
    case .svgPoster: "svg"
    case .textPoster: "txt"
    }
  }
}

/// The reason that a file was not read or not written. Nothing was changed.
public enum TravelFileProblem: Error, Sendable, Equatable {
  case noPath
  case noFolder(String)
  case isFolder(String)
  /// In the system's words.
  case notWritten(String)
  case notRead(TravelFileFailure)
  /// Another failure, in the words of the records.
  case failed(String)
}

extension TravelFileProblem {
  /// Paths as a person reads them.
  init(_ problem: FileExportProblem, _ paths: TypedPath) {
    self =
      switch problem {
      case .noPath, .nothing: .noPath
      case .noFolder(let path): .noFolder(paths.shown(path))
      case .isFolder(let path): .isFolder(paths.shown(path))
      case .exists(let path): .notWritten(paths.shown(path))
      case .failed(let reason, _): .notWritten(reason)
      }
  }
}
