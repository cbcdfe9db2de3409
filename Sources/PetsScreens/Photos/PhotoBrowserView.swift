import PetsDomain
import Terminal
import Toolkit

/// The pictures and folders of one folder, with a look at the one that is selected.
struct PhotoBrowserView {
  let browser: PhotoBrowser
  let words: PhotoWords

  var body: Element<PetsAction> {
    VStack {
      header
      content
      // Below, as rows that move away between two clicks are missed.
      if let problem = browser.problem {
        Text(
          words.problem(problem), .danger, lines: 2, id: PetsID.files.child("problem"),
          semantics: .alert
        ).padding(horizontal: 1)
      }
    }
    .semantics(PetsID.browser, .screen, label: words.files)
    .bindings(words.files, bindings)
  }

  /// Of a long path the end counts.
  private var header: Element<PetsAction> {
    Responsive { size in
      let back = Button<PetsAction>(
        PetsID.browser.child("back"), "‹ " + words.photo, hint: words.cancelHint,
        action: .photo(.browserClosed))
      let room = size.columns - DisplayWidth.of("[ ‹ \(words.photo) ]") - 3
      return HStack(spacing: 1) {
        back
        Text(Self.end(of: browser.title, in: room), .title, semantics: .heading)
          .fill(flex: Flex(horizontal: 1))
      }.padding(horizontal: 1)
    }.frame(rows: 1)
  }

  static func end(of path: String, in columns: Int) -> String {
    if DisplayWidth.of(path) <= columns { return path }
    var rest = Substring(path)
    while !rest.isEmpty, DisplayWidth.of(rest) + 1 > columns { rest = rest.dropFirst() }
    return "…" + rest
  }

  private var content: Element<PetsAction> {
    guard browser.entries != nil else {
      return Text(words.loading, .muted).fill(horizontal: .center, vertical: .center)
    }
    if browser.count == 0 { return nothing }
    return Responsive { size in
      if size.columns < 70 { return VStack { list }.fill() }
      return HStack(spacing: 2) {
        VStack { list }.fill()
        look.frame(columns: size.columns * 2 / 5)
      }.fill()
    }.whenFlat { VStack { list }.fill() }
  }

  private var nothing: Element<PetsAction> {
    StateView(
      PetsID.files.child("none"), .empty, browser.isReadable ? words.noFiles : words.notReadable,
      hint: browser.isReadable ? words.noFilesHint : words.notReadableHint
    ).padding(horizontal: 1)
  }

  @ElementBuilder<PetsAction> private var list: [Element<PetsAction>] {
    List(
      PetsID.files, label: words.files, count: browser.count, selection: browser.index,
      key: { browser.key(at: $0) }, itemLabel: { label($0) },
      openTitle: words.openHint, onMove: { .photo(.fileMoved(to: $0)) },
      onOpen: { .photo(.fileOpened(index: $0)) }, row: { row($0) }
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

  private func row(_ index: Int) -> Element<PetsAction> {
    let isFile = browser.entry(at: index)?.isFolder == false
    return Text(label(index), isFile ? .text : .accent).element
  }

  /// The selected picture as it is before it is taken.
  private var look: Element<PetsAction> {
    guard let entry = browser.entry(at: browser.index), !entry.isFolder else {
      return Spacer().element
    }
    return PictureView(
      PetsID.files.child("look"), file: entry.text, mode: .fit, alt: entry.name
    ).element
  }

  private var bindings: [KeyBinding<PetsAction>] {
    let back = KeyBinding<PetsAction>(
      "files.back", [.escape], words.cancelHint, .photo(.browserClosed))
    guard browser.hasParent else { return [back] }
    return [
      back,
      KeyBinding(
        "files.up", [.left, .backspace, "h"], words.parentHint, .photo(.folderLeft)),
    ]
  }
}
