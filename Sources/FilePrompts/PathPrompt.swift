import AppRuntime

/// The purpose for which a path is asked.
public enum PathPurpose: Equatable, Sendable {
  /// A file that is there; only those of the kind are offered, any can be typed.
  case open(FileKind)
  /// A file that is to be written.
  case write
}

/// A path as far as it is typed, with what is in the folders beside it.
///
/// A part of the state of whoever asks: it hands in what can be wrong with the path, and hears of
/// ``PathPromptAction/chosen(_:isReplacing:)`` and ``PathPromptAction/cancelled``.
public struct PathPrompt<Problem: Equatable & Sendable>: Equatable, Sendable {
  public let purpose: PathPurpose
  private let paths: TypedPath
  /// The folder that is listed before anything is typed, and where choosing begins; ends with a slash.
  private let start: String
  public private(set) var text: String
  /// The text that the field has without anybody's typing; an absolute path takes its place.
  private var prefill: String
  /// The reason for which the last one was not taken; gone with the next letter.
  public private(set) var problem: Problem?
  /// The ways in which the text can go on.
  public private(set) var completions: [PathCompletion] = []
  /// The beginning that all of these have in common beyond the text; nil where that is nothing.
  private var common: String?
  /// The folder that these are of, where the text does not tell.
  private(set) var folder: String?
  /// The place of the marked one of these.
  public private(set) var mark: Int?
  /// The completions are still those of the text before.
  private(set) var isListing = false
  /// The keys that were pressed meanwhile; they count for the new ones.
  private var waiting: [PathStep] = []
  /// Somebody is at work with the text.
  public private(set) var isBusy = false
  /// The file that would be replaced, as a person reads it; nil while nothing is asked.
  public private(set) var replaces: String?
  /// Stands in place of all else.
  public private(set) var browser: FileBrowser?

  /// - Parameters:
  ///   - text: what stands in the field at first.
  ///   - start: the folder that is shown before anything is typed, absolute, without a slash at its
  ///     end; nil for the home.
  public init(_ purpose: PathPurpose, paths: TypedPath, text: String = "", start: String? = nil) {
    (self.purpose, self.paths, self.text, prefill) = (purpose, paths, text, text)
    self.start = (start ?? paths.home ?? "") + "/"
  }

  var kind: FileKind {
    if case .open(let kind) = purpose { return kind }
    return .any
  }

  /// Only a file that is there can be chosen from the files.
  var canBrowse: Bool { purpose != .write }

  /// The text after a `Tab`: the marked one, or all that they have in common; nil where it brings
  /// nothing.
  var completion: String? {
    if isListing { return nil }
    if let mark, completions.indices.contains(mark) { return completions[mark].text }
    return common
  }

  private mutating func move(by step: Int) {
    guard !completions.isEmpty else { return }
    let count = completions.count
    mark = mark.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
  }

  /// Another text; the completions stay until its own are found.
  private mutating func put(_ text: String) {
    self.text = text
    (problem, folder, mark) = (nil, nil, nil)
    (isListing, waiting) = (false, [])
  }
}

/// An event while a path is asked for.
public enum PathPromptAction: Sendable {
  // The field, and what is in the folders below it.
  case typed(String)
  /// The completions of that text, and the beginning that they share beyond it, if any.
  case listed(typed: String, [PathCompletion], common: String?)
  /// `Tab`: goes on as far as all agree, or with the marked one.
  case completeTapped
  case markMoved(Int)
  case suggestionTaken(Int)
  case submitted

  // The question about a file that is there.
  case replaceConfirmed
  case replaceKept

  // The files to choose from.
  case browseTapped
  case folderListed(FolderListing)
  case fileMoved(to: Int)
  case fileOpened(index: Int)
  case folderLeft
  case browserClosed

  /// A word to the parent: do it with this text. The prompt is busy until it is gone, refused, or
  /// asked whether to replace a file.
  case chosen(String, isReplacing: Bool)
  /// A word to the parent: the prompt is to go. It may be busy still.
  case cancelled
}

/// The effect of a key on the completions of a path.
private enum PathStep: Equatable, Sendable {
  case complete, submit
  case move(Int)
}

extension PathPrompt {
  /// Follows a key or an answer. A key that is pressed while the prompt is busy is dropped.
  public mutating func update(_ action: PathPromptAction) -> Effect<PathPromptAction> {
    switch action {
    case .listed(let typed, let completions, let common): return listed(typed, completions, common)
    case .folderListed(let listing): browser?.take(listing)
    case .browserClosed: browser = nil
    case .chosen, .cancelled: break
    case _ where isBusy: break
    case .typed(let text): return type(text)
    case .completeTapped: return perform(.complete)
    case .markMoved(let step): return perform(.move(step))
    case .submitted: return perform(.submit)
    case .suggestionTaken(let index): return takeSuggestion(index)
    case .replaceConfirmed: return choose(isReplacing: true)
    case .replaceKept: replaces = nil
    case .browseTapped, .fileMoved, .fileOpened, .folderLeft: return updateBrowser(action)
    }
    return .none
  }

  // MARK: What came of it
  /// The text stays, with what is wrong beside it.
  public mutating func refuse(_ problem: Problem) -> Effect<PathPromptAction> {
    isBusy = false
    self.problem = problem
    return list()
  }

  /// - Parameter file: what is there already, as a person reads it.
  public mutating func askToReplace(_ file: String) -> Effect<PathPromptAction> {
    guard isBusy else { return .none }
    isBusy = false
    replaces = file
    return list()
  }

  // MARK: Typing
  /// Another text in place of what stands there.
  public mutating func retype(_ text: String) -> Effect<PathPromptAction> {
    prefill = text
    return go(on: text)
  }

  private mutating func go(on text: String) -> Effect<PathPromptAction> {
    put(text)
    return list()
  }

  /// Another ending, as a name follows the form of a file that is chosen; a name that was typed with
  /// another one stays.
  public mutating func retype(ending old: String, as new: String) -> Effect<PathPromptAction> {
    guard text.hasSuffix("." + old) else { return .none }
    let isPrefill = text == prefill
    let effect = go(on: text.dropLast(old.count) + new)
    if isPrefill { prefill = text }
    return effect
  }

  private mutating func type(_ new: String) -> Effect<PathPromptAction> {
    let new = dropped(new) ?? new
    return new == text ? .none : go(on: new)
  }

  /// A file that is dropped while something is typed already takes its place, as the two together
  /// are the path of nothing. So does an absolute path, typed letter by letter, of what stood there at
  /// first.
  private func dropped(_ new: String) -> String? {
    guard !text.isEmpty, new.hasPrefix(text) else { return nil }
    let added = new.dropFirst(text.count).drop { $0 == " " }
    let isFromHome = text.hasSuffix("/") && added.hasPrefix("~")
    if text == prefill, added.hasPrefix("/") || isFromHome { return String(added) }
    guard added.count > 1 else { return nil }
    let isQuoted = added.hasPrefix("'") || added.hasPrefix("\"")
    let isFile = !kind.endings.isEmpty && kind.takes(String(added))
    let isPath = added.hasPrefix("/") && (isFile || text.hasSuffix("/"))
    return isQuoted || isPath || added.lowercased().hasPrefix("file://") ? String(added) : nil
  }

  // MARK: What lies there
  /// Looks for what goes on with the text; to be asked for once where the prompt opens.
  public mutating func list() -> Effect<PathPromptAction> {
    let typed = text
    let place = typed.isEmpty ? start : typed
    isListing = true
    folder = typed.isEmpty ? paths.shown(start) : nil
    return .run("list files", queue: "path", topic: "path") { [paths, kind] send in
      let found = await paths.listing(of: place, for: kind)
      send(.listed(typed: typed, found, common: TypedPath.common(found, typed: typed)))
    }
  }

  /// Takes the completions, and then follows the keys that were pressed before they came.
  private mutating func listed(
    _ typed: String, _ found: [PathCompletion], _ common: String?
  ) -> Effect<PathPromptAction> {
    guard typed == text else { return .none }
    let steps = isBusy ? [] : waiting
    (completions, mark, self.common) = (found, nil, common)
    (isListing, waiting) = (false, [])
    var effect = Effect<PathPromptAction>.none
    for step in steps { effect = .merge(effect, perform(step)) }
    return effect
  }

  /// Enter waits for nothing but a mark that is on its way and for what lies in a folder.
  private mutating func perform(_ step: PathStep) -> Effect<PathPromptAction> {
    if isBusy { return .none }
    if isListing, step != .submit || !waiting.isEmpty || canBrowse && text.hasSuffix("/") {
      waiting.append(step)
      return .none
    }
    switch step {
    case .move(let step): move(by: step)
    case .submit:
      if let mark { return takeSuggestion(mark) }
      // A folder is no file to open: the first file that lies in it is marked instead.
      if canBrowse, text.hasSuffix("/"), !completions.isEmpty {
        mark = completions.firstIndex { !$0.isFolder } ?? 0
      } else {
        return choose(isReplacing: false)
      }
    case .complete: return completion.map { go(on: $0) } ?? .none
    }
    return .none
  }

  /// A folder is gone into, a file is taken.
  private mutating func takeSuggestion(_ index: Int) -> Effect<PathPromptAction> {
    guard completions.indices.contains(index) else { return .none }
    let chosen = completions[index]
    if chosen.isFolder { return go(on: chosen.text) }
    return take(chosen.text)
  }

  /// Chooses a file that was found by other means.
  public mutating func take(_ file: String) -> Effect<PathPromptAction> {
    if isBusy { return .none }
    put(file)
    return choose(isReplacing: false)
  }

  private mutating func choose(isReplacing: Bool) -> Effect<PathPromptAction> {
    (isBusy, problem, replaces) = (true, nil, nil)
    return .output(.chosen(text, isReplacing: isReplacing))
  }
}

/// A file chosen from the files, folder by folder.
extension PathPrompt {
  private mutating func updateBrowser(_ action: PathPromptAction) -> Effect<PathPromptAction> {
    switch action {
    case .browseTapped: if canBrowse { return enter(start) }
    case .fileMoved(let index): select(index)
    case .fileOpened(let index): return open(index)
    case .folderLeft: return leaveFolder()
    default: break
    }
    return .none
  }

  private mutating func select(_ index: Int) {
    browser?.index = index
    problem = nil
  }

  /// - Parameter marked: what is to be selected there: the folder that was left.
  private mutating func enter(
    _ folder: String, marking marked: String? = nil
  ) -> Effect<PathPromptAction> {
    let new = FileBrowser(folder, in: paths)
    (browser, problem) = (new, nil)
    return .run("list folder", queue: "path", topic: "folder") { [paths, kind] send in
      let place = new.folder + "/"
      let found = await paths.listing(of: place, for: kind, limit: 5000)
      send(
        .folderListed(
          FolderListing(
            folder: new.folder, entries: found, isReadable: TypedPath.isReadable(folder: place),
            marked: marked)))
    }
  }

  private mutating func open(_ index: Int) -> Effect<PathPromptAction> {
    guard let browser, index < browser.count else { return .none }
    guard let entry = browser.entry(at: index) else { return leaveFolder() }
    if entry.isFolder { return enter(entry.text) }
    select(index)
    return take(entry.text)
  }

  private mutating func leaveFolder() -> Effect<PathPromptAction> {
    guard let browser, browser.hasParent else { return .none }
    return enter(browser.parent, marking: browser.folder + "/")
  }
}
