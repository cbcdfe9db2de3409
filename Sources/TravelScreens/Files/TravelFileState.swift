import FilePrompts
import TravelDomain

/// What stands in front of the tab while travels go out of the program or come in.
struct TravelFileState: Equatable, Sendable {
  /// What a path is asked for.
  enum Purpose: Equatable, Sendable {
    case load
    case save(TravelFileForm)
  }

  struct Question: Equatable, Sendable {
    var purpose: Purpose
    var prompt: PathPrompt<TravelFileProblem>

    /// Who types the end of a name means that form.
    mutating func followEnding() {
      guard case .save(let form) = purpose, !prompt.isBusy else { return }
      let text = prompt.text.lowercased()
      if let typed = form.all.first(where: { text.hasSuffix("." + $0.fileEnding) }) {
        purpose = .save(typed)
      }
    }
  }

  /// What reading a file in would come to.
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
