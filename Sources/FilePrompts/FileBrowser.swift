import Semantics
import Terminal
import Toolkit

/// The folders and files of one folder, to choose a file from.
public struct FileBrowser: Equatable, Sendable {
  /// Without a slash at its end; empty for the root.
  public var folder: String
  /// As a person reads it.
  public var title: String
  /// Nil while they are read.
  public var entries: [PathCompletion]?
  public var index = 0
  /// False where the folder may not be read.
  public var isReadable = true

  init(_ folder: String, in paths: TypedPath) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    title = paths.shown(self.folder)
  }

  /// The folder above is the first row, where there is one.
  var hasParent: Bool { !folder.isEmpty }
  var count: Int { (entries?.count ?? 0) + (hasParent ? 1 : 0) }

  /// The file or folder of a row; nil for that of the folder above.
  func entry(at index: Int) -> PathCompletion? {
    let place = index - (hasParent ? 1 : 0)
    guard let entries, entries.indices.contains(place) else { return nil }
    return entries[place]
  }

  /// The name as it is on the disk, which no two have in common.
  func key(at index: Int) -> String {
    entry(at: index).map { String($0.text.dropFirst(folder.count + 1)) } ?? ".."
  }

  var parent: String { TypedPath.folder(of: folder) }

  /// Takes what was read, and marks the row of a path, where it is there.
  mutating func take(_ listing: FolderListing) {
    guard listing.folder == folder else { return }
    entries = listing.entries
    isReadable = listing.isReadable
    let found = listing.entries.firstIndex { $0.text == listing.marked }
    index = found.map { $0 + (hasParent ? 1 : 0) } ?? min(hasParent ? 1 : 0, max(0, count - 1))
  }
}

/// The contents of a folder, as far as they can be chosen.
public struct FolderListing: Equatable, Sendable {
  var folder: String
  var entries: [PathCompletion]
  var isReadable: Bool
  /// The path that is to be selected: the folder that was left.
  var marked: String?
}

/// The folders and files of one folder, with a look at the picture that is selected.
struct FileBrowserView<Action> {
  /// Of the prompt that it belongs to.
  let id: Identifier
  let browser: FileBrowser
  let kind: FileKind
  let words: PathPromptWords
  /// The reason why the chosen file was not taken.
  let problem: String?
  let send: (PathPromptAction) -> Action

  private var files: Identifier { id.child("files") }

  var body: Element<Action> {
    VStack {
      header
      content
      // Below, as rows that move away between two clicks are missed.
      if let problem {
        Text(problem, .danger, lines: 2, id: files.child("problem"), semantics: .alert)
          .padding(horizontal: 1)
      }
    }
    .semantics(id.child("browser"), .screen, label: words.title)
    .bindings(words.title, bindings)
  }

  private var header: Element<Action> {
    Responsive { size in
      let back = Button<Action>(
        id.child("browser").child("back"), "‹ " + words.title, hint: words.cancelHint,
        action: send(.browserClosed))
      let room = size.columns - DisplayWidth.of("[ ‹ \(words.title) ]") - 3
      return HStack(spacing: 1) {
        back
        Text(browser.title.end(in: room), .title, semantics: .heading)
          .fill(flex: Flex(horizontal: 1))
      }.padding(horizontal: 1)
    }.frame(rows: 1)
  }

  private var content: Element<Action> {
    guard let entries = browser.entries
    else { return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center) }
    if browser.count == 0 { return nothing }
    let hasPictures = entries.contains { FileKind.pictures.takes($0.name) }
    return Responsive { size in
      if size.columns < 70 || !hasPictures { return VStack { list }.fill() }
      return HStack(spacing: 2) {
        VStack { list }.fill()
        look.frame(columns: size.columns * 2 / 5)
      }.fill()
    }.whenFlat { VStack { list }.fill() }
  }

  private var nothing: Element<Action> {
    StateView(
      files.child("none"), .empty, browser.isReadable ? words.noFiles : words.notReadable,
      hint: browser.isReadable ? words.onlyShown(kind) : words.notReadableHint
    ).padding(horizontal: 1)
  }

  @ElementBuilder<Action> private var list: [Element<Action>] {
    List(
      files, label: words.title, count: browser.count, selection: browser.index,
      key: { browser.key(at: $0) }, itemLabel: { label($0) },
      openTitle: words.openHint, onMove: { send(.fileMoved(to: $0)) },
      onOpen: { send(.fileOpened(index: $0)) }, row: { row($0) }
    )
    .padding(horizontal: 1)
    if browser.entries?.isEmpty == true {
      Text(browser.isReadable ? words.noFiles : words.notReadable, .muted).padding(horizontal: 3)
      Spacer()
    }
  }

  private func label(_ index: Int) -> String {
    guard let entry = browser.entry(at: index) else { return words.parent }
    return entry.name + (entry.isFolder ? "/" : "")
  }

  private func row(_ index: Int) -> Element<Action> {
    let isFile = browser.entry(at: index)?.isFolder == false
    return Text(label(index), isFile ? .text : .accent).element
  }

  /// The selected picture as it is before it is taken.
  private var look: Element<Action> {
    guard let entry = browser.entry(at: browser.index), !entry.isFolder,
      FileKind.pictures.takes(entry.name)
    else { return Spacer().element }
    return PictureView(files.child("look"), file: entry.text, mode: .fit, alt: entry.name).element
  }

  private var bindings: [KeyBinding<Action>] {
    let back = KeyBinding("files.back", [.escape], words.cancelHint, send(.browserClosed))
    guard browser.hasParent else { return [back] }
    return [
      back,
      KeyBinding("files.up", [.left, .backspace, "h"], words.parentHint, send(.folderLeft)),
    ]
  }
}
