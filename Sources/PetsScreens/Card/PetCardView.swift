import AppRuntime
import Core
import FilePrompts
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The card of one pet: its picture beside or above the fields to read and to fill in.
struct PetCardView {
  let card: PetCardState
  /// The health book of the pet; nil while it is not loaded.
  let pages: HealthPages?
  let photos: PhotoLook
  let environment: Environment

  private var words: PetsWords { PetsWords(environment) }
  private var photoWords: PhotoWords { PhotoWords(environment) }
  private var fields: PetCardFields {
    PetCardFields(card: card, pages: pages, environment: environment)
  }

  private var portraitOfPet: PetPortrait<PetCardAction> {
    PetPortrait(pet: card.pet, photos: photos, words: photoWords)
  }

  /// The card, or the page of its photo or its export, and the prompt for a photo in front.
  var body: Element<PetCardAction> {
    let takesFiles = card.edit == nil && !card.isAskingAboutEmpty && card.photo.prompt == nil
    return front.onPaste(PetsID.card.child("paste"), takesFiles ? { .photo(.dropped($0)) } : nil)
  }

  private var front: Element<PetCardAction> {
    let isPhoto = card.photo.isOpen && card.pet.photo != nil
    let screen =
      isPhoto ? PhotoPage(card: card, photos: photos, environment: environment).body : exporting
    guard let prompt = card.photo.prompt else { return screen }
    return PathPromptView(
      PetsID.photoPrompt, prompt, words: photoWords.prompt, problem: photoWords.problem,
      send: { .photo(.prompt($0)) }
    ).over(screen)
  }

  private var exporting: Element<PetCardAction> {
    card.export.over(
      page, PetsID.export, forms: PetsID.exportFormat, words.language,
      buttons: [Button(PetsID.exportCopy, words.copy, action: .export(.copyTapped)).element],
      send: { .export(.file($0)) })
  }

  private var page: Element<PetCardAction> {
    ZStack {
      VStack {
        header
        Responsive { size in
          if size.columns >= 80 { return wide(size) }
          return size.rows >= Self.stackedRows ? stacked(size) : fields.form(size.columns)
        }
        .whenFlat { Responsive { readOut(in: $0) } }
      }
      if card.isAskingAboutEmpty { emptyQuestion }
      if let calendar = fields.editor?.calendar { calendar }
    }
    .semantics(PetsID.card, .group, label: words.cardTitle)
    .bindings(
      words.cardTitle,
      card.edit == nil
        ? PhotoKeys(card: card, fit: photos.fit, words: photoWords).all + [backBinding]
        : [saveBinding])
  }

  private var title: String { card.pet.name ?? (card.isNew ? words.newPet : words.noName) }

  private var header: Element<PetCardAction> {
    Responsive { size in header(size.columns) }.frame(rows: 1)
  }

  private func header(_ columns: Int) -> Element<PetCardAction> {
    let back = "‹ " + words.title
    let export = card.isNew || columns < 60 ? nil : exportButton
    let others = ["[ \(back) ]"] + (export == nil ? [] : [" [ \(words.exportButton) ]"])
    let rest = columns - DisplayWidth.of(others.joined()) - DisplayWidth.of(title) - 4
    return HStack(spacing: 1) {
      Button(PetsID.back, back, hint: words.backHint, action: .backTapped)
      // Without room for a picture, its name leads to it.
      Text(title, .title, semantics: .heading).fill(flex: Flex(horizontal: 1))
        .onClick(PetsID.card.child("title")) { .photo(.viewTapped) }
      if let status = status(in: rest) { status }
      if let export { export }
    }
    .padding(horizontal: 1)
  }

  private var exportButton: Button<PetCardAction> {
    Button(
      PetsID.exportButton, words.exportButton, hint: words.exportHint, action: .export(.opened))
  }

  /// In little room the name of a new pet is more than the promise to keep it.
  private func status(in columns: Int) -> Text<PetCardAction>? {
    if card.edit?.problem != nil {
      let fits = !card.isNew || DisplayWidth.of(words.notSaved) <= columns
      return fits ? Text(words.notSaved, .danger, id: PetsID.status, semantics: .status) : nil
    }
    if card.isNew {
      return words.notSavedYet.first { DisplayWidth.of($0) <= columns }
        .map { Text($0, .muted, id: PetsID.status, semantics: .status) }
    }
    return Text(
      card.isSaved ? "✓ " + words.saved : "", .success, id: PetsID.status, semantics: .status)
  }

  /// The fields alone, as no drawing is read out.
  private func readOut(in room: Size) -> Element<PetCardAction> {
    let rows = fields.rows(room.columns)
    let photo = portraitOfPet.photo(PetsID.photo)
    return VStack {
      fields.form(room.columns).frame(rows: rows)
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

  private var deleteButton: Button<PetCardAction> {
    Button(
      PetsID.delete, words.deletePetButton, hint: words.deletePetHint, action: .deleteTapped)
  }

  private func wide(_ size: Size) -> Element<PetCardAction> {
    let inside = size.columns - 2 - Self.portraitColumns - 1 - 2
    let rows = fields.rows(inside) + 2
    return HStack(spacing: 1) {
      Responsive { portrait($0) }.frame(columns: Self.portraitColumns)
      VStack {
        Panel(words.cardTitle) { fields.form(inside) }.frame(rows: rows)
        aside(size.rows - rows)
        Spacer()
      }.fill()
    }
    .padding(horizontal: 1)
    .fill()
  }

  private func aside(_ rows: Int) -> [Element<PetCardAction>] {
    guard let pages, !card.isNew else { return [] }
    return PetCardAside(pages: pages, environment: environment).panels(rows)
  }

  private static let portraitColumns = 26

  /// With fewer rows the fields need all of them.
  private static let stackedRows = 16

  /// The picture above the fields, where they do not fit side by side.
  private func stacked(_ size: Size) -> Element<PetCardAction> {
    let picture = pictureSize(rows: min(size.rows / 3, size.rows - Self.stackedRows + 3), 28)
    return VStack {
      HStack(spacing: 2) {
        portraitOfPet.cardPicture(picture, onClick: .photo(.viewTapped)).frame(
          columns: picture.columns)
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
      fields.form(size.columns)
    }
    .fill()
  }

  /// The size of the photo, or of the drawing where there is none.
  private func pictureSize(rows: Int, _ columns: Int) -> Size {
    if card.pet.photo == nil { return Size(PetArt.columns, PetArt.rows) }
    return PetPortrait<PetCardAction>.size(rows: rows, in: columns)
  }

  private var photoButton: Button<PetCardAction> {
    let hint = card.pet.photo == nil ? photoWords.photoHint : photoWords.viewHint
    return Button(PetsID.photoButton, photoWords.photo, hint: hint, action: .photo(.viewTapped))
  }

  private func portrait(_ room: Size) -> Element<PetCardAction> {
    let hasPhoto = card.pet.photo != nil
    let picture = pictureSize(rows: room.rows - 9, room.columns - 2)
    return VStack {
      Panel {
        VStack(alignment: .center) {
          if !hasPhoto { Spacer(1) }
          portraitOfPet.cardPicture(picture, onClick: .photo(.viewTapped))
          if !hasPhoto { Spacer(1) }
          Text(title, .title, alignment: .center, lines: 2, semantics: nil)
          Text(card.pet.kind ?? "", .muted, semantics: nil)
          Text(age ?? "", .muted, semantics: nil)
          if !hasPhoto { Spacer(1) }
        }
      }
      Spacer(1)
      HStack {
        Spacer()
        VStack(alignment: .center) {
          photoButton
          if !card.isNew { deleteButton }
        }
        Spacer()
      }
      Spacer()
    }
    .fill()
  }

  private var age: String? { card.pet.age(on: environment.today).map(words.age) }

  // MARK: Keys and questions
  private var saveBinding: KeyBinding<PetCardAction> {
    KeyBinding("pets.save", [.control("s")], words.saveHint, hint: .helpOnly, .editSubmitted)
  }

  private var backBinding: KeyBinding<PetCardAction> {
    KeyBinding("pets.back", [.escape, .backspace], words.backHint, .backTapped)
  }

  private var emptyQuestion: ConfirmDialog<PetCardAction> {
    ConfirmDialog(
      PetsID.emptyDialog, title: words.emptyQuestion, message: emptyMessage,
      confirm: words.deleteButton, cancel: words.keepButton, onConfirm: .emptyConfirmed,
      onCancel: .emptyCancelled)
  }

  private var emptyMessage: String {
    card.photo.isRemoving ? photoWords.emptyMessage : words.emptyMessage
  }
}
