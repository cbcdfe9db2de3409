import AppRuntime
import Core
import FilePrompts
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The card of one pet: nine fields to read and to fill in (P-50 to P-54).
struct PetCardView {
  /// Behind one reference each, as every row and every action has them.
  private let stateBox: Boxed<PetsState>
  private let cardBox: Boxed<PetCardState>

  init(state: PetsState, card: PetCardState) {
    (stateBox, cardBox) = (Boxed(wrappedValue: state), Boxed(wrappedValue: card))
  }

  var state: PetsState { _read { yield stateBox.wrappedValue } }
  var card: PetCardState { _read { yield cardBox.wrappedValue } }

  private var words: PetsWords { state.words }

  private var portraitOfPet: PetPortrait { PetPortrait(state: state, pet: card.pet) }

  /// The card, or what stands in its place, and the prompt for a photo in front of either.
  var body: Element<PetsAction> {
    let takesFiles = card.edit == nil && !card.isAskingAboutEmpty && card.photo.prompt == nil
    return front.onPaste(PetsID.card.child("paste"), takesFiles ? { .photo(.dropped($0)) } : nil)
  }

  private var front: Element<PetsAction> {
    let isPhoto = card.photo.isOpen && card.pet.photo != nil
    let screen = isPhoto ? PhotoPage(state: state, card: card).body : exporting
    guard let prompt = card.photo.prompt else { return screen }
    let words = PhotoWords(state.language)
    return PathPromptView(
      PetsID.photoPrompt, prompt, words: words.prompt, problem: words.problem,
      send: { .photo(.prompt($0)) }
    ).over(screen)
  }

  private var exporting: Element<PetsAction> {
    guard let export = card.export else { return fields }
    return CardExportView(export: export, words: words).over(fields)
  }

  private var fields: Element<PetsAction> {
    ZStack {
      VStack {
        header
        Responsive { size in
          if size.columns >= 80 { return wide(size.columns) }
          return size.rows >= Self.stackedRows ? stacked(size) : form(size.columns)
        }
        .whenFlat { Responsive { readOut(in: $0) } }
      }
      if card.isAskingAboutEmpty { emptyQuestion }
      if let calendar = editor?.calendar { calendar }
    }
    .semantics(PetsID.card, .group, label: words.cardTitle)
    .bindings(
      words.cardTitle,
      card.edit == nil ? PhotoKeys(state: state, card: card).all + [backBinding] : [])
  }

  private var title: String { card.pet.name ?? (card.isNew ? words.newPet : words.noName) }

  private var header: Element<PetsAction> {
    Responsive { size in header(size.columns) }.frame(rows: 1)
  }

  private func header(_ columns: Int) -> Element<PetsAction> {
    let back = "‹ " + words.title
    let export = card.isNew || columns < 60 ? nil : exportButton
    let others = ["[ \(back) ]"] + (export == nil ? [] : [" [ \(words.exportButton) ]"])
    let rest = columns - DisplayWidth.of(others.joined()) - DisplayWidth.of(title) - 4
    return HStack(spacing: 1) {
      Button(PetsID.back, back, hint: words.backHint, action: .backTapped)
      // Where there is no room for a picture, its name leads to it.
      Text(title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
        .onClick(PetsID.card.child("title")) { .photo(.viewTapped) }
      if let status = status(in: rest) { status }
      if let export { export }
    }
    .padding(horizontal: 1)
  }

  private var exportButton: Button<PetsAction> {
    Button(
      PetsID.exportButton, words.exportButton, hint: words.exportHint, action: .export(.opened))
  }

  /// Where there is little room, the name of a new pet is more than the promise to keep it.
  private func status(in columns: Int) -> Text<PetsAction>? {
    if card.edit?.problem != nil {
      let fits = !card.isNew || DisplayWidth.of(words.notSaved) <= columns
      return fits ? Text(words.notSaved, .danger, id: PetsID.status) : nil
    }
    if card.isNew {
      return words.notSavedYet.first { DisplayWidth.of($0) <= columns }
        .map { Text($0, .muted, id: PetsID.status) }
    }
    return Text(card.isSaved ? "✓ " + words.saved : "", .success, id: PetsID.status)
  }

  /// The fields alone, as no drawing is read out.
  private func readOut(in room: Size) -> Element<PetsAction> {
    let rows = formRows(room.columns)
    let photo = portraitOfPet.photo(PetsID.photo)
    return VStack {
      form(room.columns).frame(rows: rows)
      if let photo, room.rows > rows { photo.frame(rows: 1) }
      if !card.isNew, room.rows >= rows + (photo == nil ? 2 : 3) {
        Spacer(1)
        HStack {
          deleteButton
          Spacer()
        }
      }
      Spacer()
    }
    .fill()
  }

  private var deleteButton: Button<PetsAction> {
    Button(PetsID.delete, words.deleteButton, hint: words.deleteHint, action: .deleteTapped)
  }

  private func wide(_ columns: Int) -> Element<PetsAction> {
    let inside = columns - 2 - Self.portraitColumns - 1 - 2
    return HStack(spacing: 1) {
      Responsive { portrait($0) }.frame(columns: Self.portraitColumns)
      VStack {
        Panel(words.cardTitle) { form(inside) }.frame(rows: formRows(inside) + 2)
        Spacer()
      }.fill()
    }
    .padding(horizontal: 1)
    .fill()
  }

  private static let portraitColumns = 26

  /// With fewer rows the fields need all of them.
  private static let stackedRows = 16

  /// The picture above the fields, where they do not fit side by side.
  private func stacked(_ size: Size) -> Element<PetsAction> {
    let picture = pictureSize(rows: min(size.rows / 3, size.rows - Self.stackedRows + 3), 28)
    return VStack {
      HStack(spacing: 2) {
        portraitOfPet.cardPicture(picture).frame(columns: picture.columns)
        VStack {
          Text(card.pet.kind ?? "", .muted, semantics: nil)
          Text(age ?? "", .muted, semantics: nil)
        }
        Spacer()
        VStack(alignment: .trailing) {
          photoButton
          if !card.isNew { deleteButton }
        }
      }
      .padding(horizontal: 2)
      Spacer(1)
      form(size.columns)
    }
    .fill()
  }

  /// That of the drawing, where there is no photo.
  private func pictureSize(rows: Int, _ columns: Int) -> Size {
    if card.pet.photo == nil { return Size(PetArt.columns, PetArt.rows) }
    return PetPortrait.size(rows: rows, in: columns)
  }

  private var photoButton: Button<PetsAction> {
    let words = PhotoWords(state.language)
    let hint = card.pet.photo == nil ? words.photoHint : words.viewHint
    return Button(PetsID.photoButton, words.photo, hint: hint, action: .photo(.viewTapped))
  }

  private func portrait(_ room: Size) -> Element<PetsAction> {
    let hasPhoto = card.pet.photo != nil
    let picture = pictureSize(rows: room.rows - 8, room.columns - 2)
    return VStack {
      Panel {
        VStack(alignment: .center) {
          if !hasPhoto { Spacer(1) }
          portraitOfPet.cardPicture(picture)
          if !hasPhoto { Spacer(1) }
          Text(title, .title, alignment: .center, lines: 2, semantics: nil)
          Text(card.pet.kind ?? "", .muted, semantics: nil)
          Text(age ?? "", .muted, semantics: nil)
          if !hasPhoto { Spacer(1) }
        }
      }
      Spacer(1)
      HStack(spacing: 1) {
        Spacer()
        photoButton
        if !card.isNew { deleteButton }
        Spacer()
      }
      Spacer()
    }
    .fill()
  }

  private var age: String? {
    card.pet.age(on: state.today).map(words.age)
  }

  // MARK: The fields

  private func form(_ columns: Int) -> Element<PetsAction> {
    let rows = PetCardRow.all(card)
    return Element(
      List(
        PetsID.fields, label: words.cardTitle, count: rows.count,
        selection: card.selectedRow, expanded: expanded(columns), isHighlighted: card.edit == nil,
        key: { rows[$0].key }, itemLabel: { label(rows[$0]) },
        openTitle: card.part == nil ? words.editHint : HealthWords(state.language).openHint,
        onMove: { .fieldMoved(to: $0) }, onOpen: { open(rows[$0], at: $0) },
        row: { row(rows[$0]) }
      ).keys(fieldBindings))
  }

  private func open(_ row: PetCardRow, at index: Int) -> PetsAction {
    switch row {
    case .field: .editTapped(index: index)
    case .heading: .fieldMoved(to: index)
    case .part(let kind): .health(.opened(kind, pet: card.pet.id))
    }
  }

  private func label(_ row: PetCardRow) -> String {
    switch row {
    case .field(let field): words.field(field)
    case .heading: healthHeadingLabel
    case .part(let kind): healthLabel(kind)
    }
  }

  private func row(_ row: PetCardRow) -> Element<PetsAction> {
    switch row {
    case .field(let field):
      if let editor, editor.edit.field == field {
        labelled(field, editor.body)
      } else {
        self.row(field)
      }
    case .heading: VStack { healthHeading }.element
    case .part(let kind): healthRow(kind, labelColumns: labelColumns)
    }
  }

  /// The field being edited has more lines, for what is wrong or for suggestions.
  private func expanded(_ columns: Int) -> (index: Int, extra: Int)? {
    guard let editor, let row = PetField.allCases.firstIndex(of: editor.edit.field) else {
      return nil
    }
    // Beside the field stand its mark, its label, and perhaps the bar.
    let extra = editor.extraRows(columns - labelColumns - 4)
    return extra == 0 ? nil : (row, extra)
  }

  private var editor: FieldEditor? {
    card.edit.map { FieldEditor(state: state, card: card, edit: $0) }
  }

  private func formRows(_ columns: Int) -> Int {
    PetCardRow.all(card).count + (expanded(columns)?.extra ?? 0)
  }

  private func row(_ field: PetField) -> Element<PetsAction> {
    labelled(field, Responsive { size in Element(value(field, columns: size.columns)) }.element)
  }

  private func labelled(
    _ field: PetField, _ content: Element<PetsAction>
  ) -> Element<PetsAction> {
    HStack(spacing: 1) {
      Text(words.field(field), .muted, semantics: nil).frame(columns: labelColumns)
      content
    }
    .fill()
  }

  private var labelColumns: Int { state.language == .russian ? 14 : 12 }

  /// What a value tells stands behind it where there is room for all of it.
  private func value(_ field: PetField, columns: Int) -> Text<PetsAction> {
    let text = state.shown(field, card.pet)
    if text.isEmpty { return Text(words.missing, .placeholder) }
    guard let note = note(field) else { return Text(text) }
    let whole = "\(text)  (\(note))"
    return Text(DisplayWidth.of(whole) <= columns ? whole : text)
  }

  private func note(_ field: PetField) -> String? {
    switch field {
    case .birthday: age
    case .chip: ChipHint(card.pet[.chip]).map(words.records.origin)
    default: nil
    }
  }

  private var emptyQuestion: ConfirmDialog<PetsAction> {
    ConfirmDialog(
      PetsID.emptyDialog, title: words.emptyQuestion, message: emptyMessage,
      confirm: words.deleteButton, cancel: words.keepButton, onConfirm: .emptyConfirmed,
      onCancel: .emptyCancelled)
  }

  private var emptyMessage: String {
    card.photo.isRemoving ? PhotoWords(state.language).emptyMessage : words.emptyMessage
  }

  // MARK: Keys

  private var backBinding: KeyBinding<PetsAction> {
    KeyBinding("pets.back", [.escape, .backspace], words.backHint, .backTapped)
  }

  /// What is done to the pet, or to one of its fields, is done from the list of fields alone.
  private var fieldBindings: [KeyBinding<PetsAction>] {
    guard card.edit == nil else { return [] }
    var rows: [KeyBinding<PetsAction>] = []
    if card.part == nil {
      rows.append(
        KeyBinding(
          "pets.edit", ["e"], words.editHint, hint: .helpOnly, .editTapped(index: card.row)))
    }
    if card.part == nil, !card.pet[card.field].isEmpty {
      rows.append(KeyBinding("pets.clear", ["x"], words.clearHint, .clearTapped))
    }
    if !card.isNew {
      rows.append(KeyBinding("pets.export", ["o"], words.exportHint, .export(.opened)))
      rows.append(KeyBinding("pets.delete", ["d", .delete], words.deleteHint, .deleteTapped))
    }
    return rows
  }
}
