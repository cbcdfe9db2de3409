import AppRuntime
import Core
import Semantics
import Terminal
import Toolkit

/// The gallery around its specimen: the list of all beside it where there is room, its name above.
struct GalleryView {
  let state: GalleryState
  let environment: Environment
  let specimen: () -> Element<GalleryAction>

  private var words: GalleryWords { GalleryWords(environment) }
  private var current: AnySpecimen { GallerySpecimens.all[state.selection] }

  var body: Element<GalleryAction> {
    VStack {
      ZStack {
        Responsive { state.isSolo ? exhibit : room($0) }
          .toasts("gallery.toast", state.toasts) { .toast($0) }
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
    .bindings(words.title, always: true, programKeys.always)
  }

  private func room(_ size: Size) -> Element<GalleryAction> {
    guard size.columns >= 72, !environment.view.isFlat else { return exhibit }
    return HStack(spacing: 1) {
      list.frame(columns: size.columns >= 100 ? 32 : 24)
      exhibit.keysWithFocus(words.title, [back])
    }.element
  }

  private var exhibit: Element<GalleryAction> {
    VStack {
      Text(
        "\(current.family.title(environment.language)) › \(current.title(environment.language))",
        .title,
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
        itemLabel: { GallerySpecimens.all[$0].title(environment.language) },
        onMove: { .selected($0) }
      ) { index in
        Text(GallerySpecimens.all[index].title(environment.language)).element
      }
    }
    .keysWithFocus(words.widgets, [tryOut])
  }

  private var places: [PalettePlace<GalleryAction>] {
    if state.isSolo { return [] }
    return GallerySpecimens.all.enumerated().map { index, specimen in
      PalettePlace(
        "\(specimen.family.title(environment.language)) › \(specimen.title(environment.language))",
        action: .selected(index))
    }
  }

  // MARK: Keys

  /// Into the specimen, whose controls come after the list.
  private var tryOut: KeyBinding<GalleryAction> {
    KeyBinding("gallery.try", [.enter], words.open) { Response(focus: .step(1)) }
  }

  private var back: KeyBinding<GalleryAction> {
    KeyBinding("gallery.back", [.escape], words.backToList) { Response(focus: .to(GalleryID.list)) }
  }

  private var bindings: [KeyBinding<GalleryAction>] {
    (state.isSolo ? [] : choiceBindings) + programKeys.onScreen
  }

  private var choiceBindings: [KeyBinding<GalleryAction>] {
    let count = GallerySpecimens.all.count
    return [
      KeyBinding(
        "gallery.next", ["]", KeyStroke(.function(8))], words.next,
        .selected((state.selection + 1) % count)),
      KeyBinding(
        "gallery.previous", ["[", KeyStroke(.function(7))], words.previous,
        .selected((state.selection + count - 1) % count)),
    ]
  }

  private var programKeys: ProgramKeys<GalleryAction> {
    ProgramKeys(
      environment.language, otherLanguage: .languageTapped, theme: .themeTapped,
      motion: .motionTapped, flat: .flatTapped, mouse: .mouseTapped, palette: .paletteTapped,
      help: .helpTapped, redraw: .redrawTapped, suspend: .suspendTapped, quit: .quitTapped)
  }
}

/// The words of the gallery around its specimens.
private typealias GalleryWords = Words<GalleryFeature>

extension GalleryWords {
  var title: String { say(en: "Gallery", ru: "Галерея") }
  var widgets: String { say(en: "Widgets", ru: "Виджеты") }
  var next: String { say(en: "next widget", ru: "следующий") }
  var previous: String { say(en: "previous", ru: "предыдущий") }
  var keys: String { say(en: "Keys", ru: "Клавиши") }
  var backToList: String { say(en: "to the list", ru: "к списку") }
  var open: String { say(en: "try it", ru: "попробовать") }
}

/// The identifiers of the gallery around its specimens.
public enum GalleryID {
  public static let list: Identifier = "gallery.list"
  public static let title: Identifier = "gallery.title"
}
