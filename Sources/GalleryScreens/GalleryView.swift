import AppRuntime
import Terminal
import Toolkit

/// The gallery around its specimen: the list of all beside it where there is room, its name above.
struct GalleryView {
  let state: GalleryState
  let specimen: () -> Element<GalleryAction>

  private var words: GalleryWords { GalleryWords(language: state.language) }
  private var current: AnySpecimen { GallerySpecimens.all[state.selection] }

  var body: Element<GalleryAction> {
    VStack {
      ZStack {
        if state.isSolo { exhibit } else { Responsive { room($0) } }
        if state.isHelpOpen {
          HelpOverlay("gallery.help", title: words.keys, onDismiss: .helpClosed)
        }
        if let palette = state.palette {
          CommandPalette(
            "gallery.palette", state: palette, places: places,
            onChange: { .paletteChanged($0) }, onDismiss: .paletteClosed)
        }
        WhichKey("gallery.next-keys")
      }
      KeyHints("gallery.footer")
    }
    .bindings(words.title, bindings)
    .bindings(words.title, always: true, programBindings)
  }

  private func room(_ size: Size) -> Element<GalleryAction> {
    guard size.columns >= 72, !state.view.isFlat else { return exhibit }
    return HStack(spacing: 1) {
      list.frame(columns: 24)
      exhibit
    }.element
  }

  private var exhibit: Element<GalleryAction> {
    VStack {
      Text(
        "\(current.family.title(state.language)) › \(current.title(state.language))", .title,
        id: GalleryID.title, semantics: .heading)
      Spacer(1)
      specimen().fill()
    }
    .padding(horizontal: 1)
    .fill(horizontal: .fill)
  }

  private var list: Element<GalleryAction> {
    Panel(words.widgets) {
      List(
        GalleryID.list, label: words.widgets, count: GallerySpecimens.all.count,
        selection: state.selection, key: { GallerySpecimens.all[$0].name },
        itemLabel: { GallerySpecimens.all[$0].title(state.language) }, openTitle: words.open,
        onMove: { .selected($0) }, onOpen: { .selected($0) }
      ) { index in
        Text(GallerySpecimens.all[index].title(state.language)).element
      }
    }.element
  }

  private var places: [PalettePlace<GalleryAction>] {
    if state.isSolo { return [] }
    return GallerySpecimens.all.enumerated().map { index, specimen in
      PalettePlace(
        "\(specimen.family.title(state.language)) › \(specimen.title(state.language))",
        action: .selected(index))
    }
  }

  // MARK: Keys

  private var bindings: [KeyBinding<GalleryAction>] {
    (state.isSolo ? [] : choiceBindings) + [
      KeyBinding("program.nextFocus", [.tab], words.nextFocus, hint: .helpOnly) {
        Response(focus: .step(1))
      },
      KeyBinding("program.previousFocus", [.backTab], words.previousFocus, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
      KeyBinding("program.quit", ["q"], words.quit, hint: .footerAlways, .quitTapped),
      KeyBinding(
        "program.palette", [":", .control("p")], words.palette, hint: .footerAlways,
        .paletteTapped),
      KeyBinding("program.help", ["?", KeyStroke(.function(1))], words.help, .helpTapped),
    ]
  }

  private var choiceBindings: [KeyBinding<GalleryAction>] {
    let count = GallerySpecimens.all.count
    return [
      KeyBinding("gallery.next", ["]"], words.next, .selected((state.selection + 1) % count)),
      KeyBinding(
        "gallery.previous", ["["], words.previous, .selected((state.selection + count - 1) % count)
      ),
    ]
  }

  private var programBindings: [KeyBinding<GalleryAction>] {
    [
      view("l", "language", words.otherLanguage, .languageTapped),
      view("t", "theme", words.nextTheme, .themeTapped),
      view("f", "flat", words.flat, .flatTapped),
      view("a", "motion", words.motion, .motionTapped),
      view("m", "mouse", words.mouse, .mouseTapped),
      KeyBinding(
        "program.redraw", [.control("l")], words.redraw, hint: .helpOnly, .redrawTapped),
      KeyBinding(
        "program.suspend", [.control("z")], words.suspend, hint: .helpOnly, .suspendTapped),
      KeyBinding("program.interrupt", [.control("c")], words.quit, hint: .helpOnly, .quitTapped),
    ]
  }

  /// A key of the group `z`, for how things look.
  private func view(
    _ key: KeyStroke, _ name: String, _ title: String, _ action: GalleryAction
  ) -> KeyBinding<GalleryAction> {
    KeyBinding("program.\(name)", sequences: [KeySequence("z", key)], title) { .send(action) }
  }
}
