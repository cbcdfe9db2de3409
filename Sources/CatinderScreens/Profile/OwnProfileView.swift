import CatinderDomain
import FilePrompts
import Semantics
import Terminal
import Toolkit

/// One's own profile: photos and a form that is saved as it is typed.
struct OwnProfileView {
  let state: OwnProfileState
  let profile: Profile
  let photos: [String: DeckState.Photo]
  let words: CatinderWords

  var body: Element<CatinderAction> {
    let page = ZStack {
      screen
      if state.isMenuOpen { menu }
    }.element
    guard let prompt = state.prompt else { return page }
    return PathPromptView<PhotoProblem, CatinderAction>(
      CatinderID.photoPrompt, prompt, words: words.photoPrompt, problem: words.problem,
      send: { .own(.prompt($0)) }
    ).over(page)
  }

  private var screen: Element<CatinderAction> {
    VStack {
      Responsive { size in header(isWide: size.columns >= Self.wide) }.frame(rows: 1)
      if let failure = state.failure {
        Text(
          words.saveFailed(failure), .danger, lines: 3, id: CatinderID.profileFailed,
          semantics: .status)
      }
      Responsive { size in
        if size.columns >= Self.wide, size.rows >= 12 {
          return HStack(spacing: 2) {
            slots.frame(columns: min(54, size.columns * 9 / 20))
            form(saysWhenSaved: false).fill()
          }.element
        }
        return VStack {
          slots.frame(rows: 3)
          form(saysWhenSaved: size.columns < Self.wide).fill()
        }.element
      }
      .whenFlat {
        form(saysWhenSaved: true)
        slots
      }
      .fill()
    }
    .semantics(CatinderID.profile, .group, label: words.profile)
    .bindings(words.profile, bindings)
  }

  /// From here on there is room for photos beside the form, and for a remark above it.
  private static let wide = 70

  private func header(isWide: Bool) -> Element<CatinderAction> {
    HStack(spacing: 1) {
      Button(CatinderID.profileBack, "‹", hint: words.back, action: CatinderAction.own(.closed))
      if isWide {
        Text(words.profile, .title, semantics: .heading)
        VStack { saved }.padding(horizontal: 1).fill(flex: Flex(horizontal: 1))
      } else {
        Text(words.profile, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
      }
      Button(
        CatinderID.preview, words.preview, hint: words.previewHint, action: .own(.previewTapped))
      Button(
        CatinderID.accountButton, words.account, hint: words.accountHint, action: .account(.opened))
    }.element
  }

  private var slots: Element<CatinderAction> {
    PhotoSlots(
      id: CatinderID.slots, state: state, names: profile.photosNames, photos: photos, words: words
    ).element.map(CatinderAction.own)
  }

  // MARK: The form
  /// The note that there is no button to press, while all fields can be saved.
  @ElementBuilder<CatinderAction>
  private var saved: [Element<CatinderAction>] {
    if state.failure == nil, state.problems.isEmpty {
      Text(words.savedAsTyped, .muted, id: CatinderID.profileSaved)
    }
  }

  private func form(saysWhenSaved: Bool) -> Element<CatinderAction> {
    Scroll(CatinderID.profileForm, label: words.profile, isFocusable: false) {
      fields.map(CatinderAction.own)
      if saysWhenSaved { saved }
    }.element
  }

  private var fields: Element<OwnProfileAction> {
    VStack {
      Text(words.name, .muted, semantics: nil)
      TextField(
        CatinderID.ownName, label: words.name, text: state.name, limit: TextLimit.name.length,
        message: message(.nameMissing, .nameTooLong), wish: .whenFree, handlers: handlers(.name))
      Text(words.age, .muted, semantics: nil)
      NumberField(
        CatinderID.ownAge, label: words.age, text: state.age, rules: Self.ages,
        placeholder: words.untold, message: message(.ageOutOfRange), arrowsStep: false,
        handlers: handlers(.age))
      Text(words.about, .muted, semantics: nil)
      TextArea(
        CatinderID.ownAbout, label: words.about, text: state.about,
        placeholder: words.aboutPlaceholder, limit: TextLimit.shortDescription.length,
        height: .rows(1...4), enter: .submits, message: message(.shortDescriptionTooLong),
        handlers: handlers(.about))
      Text(words.story, .muted, semantics: nil)
      TextArea(
        CatinderID.ownStory, label: words.story, text: state.story,
        placeholder: words.storyPlaceholder, limit: TextLimit.extendedDescription.length,
        height: .rows(2...10), message: message(.extendedDescriptionTooLong),
        handlers: handlers(.story))
    }.element
  }

  private static var ages: NumberRules {
    let bounds = CatinderLimits.ages
    return NumberRules(
      DecimalNumber(
        units: bounds.lowerBound, decimals: 0)...DecimalNumber(
          units: bounds.upperBound, decimals: 0))
  }

  private func handlers(_ field: OwnProfileAction.Field) -> TextField<OwnProfileAction>.Handlers {
    .init(onChange: { .changed(field, $0) }, onCancel: .closed, cancelTitle: words.back)
  }

  private func message(_ problems: ProfileProblem...) -> String? {
    state.problems.first { problems.contains($0) }.map(words.problem)
  }

  // MARK: The menu of a slot
  private var menu: Element<CatinderAction> {
    let isFilled = profile.photosNames.indices.contains(state.slot)
    var items: [MenuItem<OwnProfileAction>] = [MenuItem("add", words.addPhoto, action: .addTapped)]
    if isFilled {
      items += [
        MenuItem("move", words.movePhoto, action: .carryTapped),
        MenuItem("delete", words.deletePhoto, action: .deleteTapped),
      ]
    }
    return ActionSheet(
      CatinderID.slotMenu, title: words.slot(state.slot + 1, isFilled: isFilled), items: items,
      cancel: words.cancel, onCancel: OwnProfileAction.menuClosed
    ).element.map(CatinderAction.own)
  }

  // MARK: Keys
  private var bindings: [KeyBinding<CatinderAction>] {
    [
      KeyBinding("form.next", [.tab, .down], words.nextField) { Response(focus: .step(1)) },
      KeyBinding("form.previous", [.backTab, .up], words.previousField, hint: .helpOnly) {
        Response(focus: .step(-1))
      },
      KeyBinding("catinder.back", [.escape], words.back, .own(.closed)),
      KeyBinding(
        "catinder.preview", ["v", .control("o")], words.previewHint, hint: .whileTyping,
        .own(.previewTapped)),
      KeyBinding(
        "catinder.photo.undo", ["u"], words.undoHint,
        hint: state.deleted.isEmpty ? .helpOnly : .footer, .own(.undoTapped)),
      KeyBinding(
        "catinder.account", ["A", .control("y")], words.accountHint, hint: .whileTyping,
        .account(.opened)),
      KeyBinding("catinder.logOut", ["L"], words.logOut, hint: .helpOnly, .logoutTapped),
    ]
  }
}
