import AppRuntime

/// A path as far as it is typed, with what is in the folders beside it.
///
/// A part of the state of whoever asks: it hands in what can be wrong with the path, and hears of
/// ``PathPromptAction/chosen(_:isReplacing:)`` and ``PathPromptAction/cancelled``.
public struct PathPrompt<Problem: Equatable & Sendable>: Equatable, Sendable {
  public let purpose: PathPurpose
  let paths: TypedPath
  /// What is listed before anything is typed, and where choosing begins; with a slash at its end.
  let start: String
  public private(set) var text: String
  /// Why the last one was not taken; gone with the next letter.
  public internal(set) var problem: Problem?
  /// How the text can go on.
  public internal(set) var completions: [PathCompletion] = []
  /// What all of these have in common beyond the text; nil where that is nothing.
  var common: String?
  /// The folder that these are of, where the text does not tell.
  var folder: String?
  /// Which of these is marked.
  public internal(set) var mark: Int?
  /// The completions are still those of the text before.
  var isListing = false
  /// What was pressed meanwhile, to be done with the new ones.
  var waiting: [PathStep] = []
  /// Somebody is at work with the text.
  public internal(set) var isBusy = false
  /// The file that would be replaced, as a person reads it; nil while nothing is asked.
  public internal(set) var replaces: String?
  /// Stands in place of all else.
  public internal(set) var browser: FileBrowser?

  /// - Parameters:
  ///   - text: what stands in the field at first.
  ///   - start: the folder that is shown before anything is typed, absolute, without a slash at its
  ///     end; nil for the home.
  public init(_ purpose: PathPurpose, paths: TypedPath, text: String = "", start: String? = nil) {
    self.purpose = purpose
    self.paths = paths
    self.text = text
    self.start = (start ?? paths.home ?? "") + "/"
  }

  var kind: FileKind {
    if case .open(let kind) = purpose { return kind }
    return .any
  }

  /// Only a file that is there can be chosen from the files.
  var canBrowse: Bool { purpose != .write }

  /// What `Tab` makes of the text, the marked one or all that they have in common; nil where it
  /// brings nothing.
  var completion: String? {
    if isListing { return nil }
    if let mark, completions.indices.contains(mark) { return completions[mark].text }
    return common
  }

  mutating func move(by step: Int) {
    guard !completions.isEmpty else { return }
    let count = completions.count
    mark = mark.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
  }

  /// Another text; the completions stay until its own are found.
  mutating func put(_ text: String) {
    self.text = text
    (problem, folder, mark) = (nil, nil, nil)
    (isListing, waiting) = (false, [])
  }
}
