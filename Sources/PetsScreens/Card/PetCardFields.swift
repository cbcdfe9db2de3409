import AppRuntime
import Core
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The rows of a pet's card: its fields, and below them the parts of its health book, once it is kept.
enum PetCardRow: Equatable {
  case field(PetField)
  /// Above the parts of the book, or in their place; never selected.
  case heading
  case part(HealthKind)

  static func all(_ card: PetCardState) -> [PetCardRow] {
    PetField.allCases.map { .field($0) } + [.heading]
      + (card.isNew ? [] : HealthKind.allCases.map { .part($0) })
  }

  /// The key of a row, which stays the same when others come and go.
  var key: String {
    switch self {
    case .field(let field): field.rawValue
    case .heading: "health"
    case .part(let kind): kind.rawValue
    }
  }
}

extension PetCardState {
  /// The place of the selected row among all.
  var selectedRow: Int {
    PetCardRow.all(self).firstIndex(of: part.map { .part($0) } ?? .field(field)) ?? row
  }

  /// The row that somebody gets to who goes to a place: the heading is passed over.
  func target(of place: Int) -> PetCardRow {
    let rows = PetCardRow.all(self)
    let place = min(max(0, place), rows.count - 1)
    guard rows[place] == .heading else { return rows[place] }
    let isDown = place > selectedRow && place + 1 < rows.count
    return rows[isDown ? place + 1 : place - 1]
  }
}

/// The list of the fields of a card, and below it the parts of the health book.
struct PetCardFields {
  let card: PetCardState
  /// The health book of the pet; nil while it is not loaded.
  let pages: HealthPages?
  let environment: Environment

  private var words: PetsWords { PetsWords(environment) }
  private var healthWords: HealthWords { HealthWords(environment) }

  func form(_ columns: Int) -> Element<PetCardAction> {
    let rows = PetCardRow.all(card)
    return Element(
      List(
        PetsID.fields, label: words.cardTitle, count: rows.count,
        selection: card.selectedRow, expanded: expanded(columns), isHighlighted: card.edit == nil,
        key: { rows[$0].key }, itemLabel: { label(rows[$0]) },
        openTitle: card.part == nil ? words.editHint : healthWords.openHint,
        onMove: { .fieldMoved(to: $0) }, onOpen: { open(rows[$0], at: $0) },
        row: { row(rows[$0]) }
      ).keys(fieldBindings))
  }

  private func open(_ row: PetCardRow, at index: Int) -> PetCardAction {
    switch row {
    case .field: .editTapped(index: index)
    case .heading: .fieldMoved(to: index)
    case .part(let kind): .partOpened(kind)
    }
  }

  private func label(_ row: PetCardRow) -> String {
    switch row {
    case .field(let field): words.field(field)
    case .heading: card.isNew ? healthWords.afterSaving : healthWords.book
    case .part(let kind): healthWords.part(kind)
    }
  }

  private func row(_ row: PetCardRow) -> Element<PetCardAction> {
    switch row {
    case .field(let field):
      if let editor, editor.edit.field == field {
        labelled(field, editor.body)
      } else {
        self.row(field)
      }
    case .heading: VStack { heading() }.element
    case .part(let kind): healthRow(kind)
    }
  }

  /// The field being edited has more lines, for what is wrong or for suggestions.
  private func expanded(_ columns: Int) -> (index: Int, extra: Int)? {
    guard let editor, let row = PetField.allCases.firstIndex(of: editor.edit.field)
    else { return nil }
    // Beside the field stand its mark, its label, and perhaps the bar.
    let extra = editor.extraRows(columns - labelColumns - 4)
    return extra == 0 ? nil : (row, extra)
  }

  var editor: FieldEditor? {
    card.edit.map { FieldEditor(card: card, edit: $0, environment: environment) }
  }

  /// Returns the number of lines of the list in a width.
  func rows(_ columns: Int) -> Int { PetCardRow.all(card).count + (expanded(columns)?.extra ?? 0) }

  private func row(_ field: PetField) -> Element<PetCardAction> {
    labelled(field, Responsive { size in Element(value(field, columns: size.columns)) }.element)
  }

  private func labelled(
    _ field: PetField, _ content: Element<PetCardAction>
  ) -> Element<PetCardAction> {
    HStack(spacing: 1) {
      Text(words.field(field), .muted, semantics: nil).frame(columns: labelColumns)
      content
    }
    .fill()
  }

  private var labelColumns: Int { environment.language == .russian ? 14 : 12 }

  /// The value, with a note behind it where there is room for all of it.
  private func value(_ field: PetField, columns: Int) -> Text<PetCardAction> {
    let text = words.shown(field, card.pet)
    if text.isEmpty { return missing(field, columns) }
    guard let note = note(field) else { return Text(text) }
    let whole = "\(text)  (\(note))"
    return Text(DisplayWidth.of(whole) <= columns ? whole : text)
  }

  /// A weight that was cleared here is in the log still.
  private func missing(_ field: PetField, _ columns: Int) -> Text<PetCardAction> {
    guard field == .weight, let known = pages?.weighings.lastOfEachDay.first?.weight
    else { return Text(words.missing, .placeholder) }
    let log = healthWords.inLog(words.records.weight(known))
    let whole = "\(words.missing)  (\(log))"
    return Text(DisplayWidth.of(whole) <= columns ? whole : words.missing, .placeholder)
  }

  private func note(_ field: PetField) -> String? {
    switch field {
    case .birthday: card.pet.age(on: environment.today).map(words.age)
    case .chip: ChipHint(card.pet[.chip]).map(words.records.origin)
    default: nil
    }
  }

  // MARK: The health book
  private func heading() -> Element<PetCardAction> {
    card.isNew
      ? Text(healthWords.afterSaving, .muted).element
      : Text(healthWords.book, .title, semantics: .heading).element
  }

  private func healthRow(_ kind: HealthKind) -> Element<PetCardAction> {
    let summary = HealthSummary(words: healthWords, today: environment.today)
    let line =
      pages.map { summary.line(kind, $0) }
      ?? HealthSummary.Line(text: healthWords.loading, role: .muted)
    return HStack(spacing: 1) {
      Text(healthWords.part(kind), .muted, semantics: nil).frame(columns: labelColumns)
      Responsive { size in Text(line.shown(in: size.columns), line.role).element }
    }
    .fill()
  }

  // MARK: Keys
  /// The keys for the pet or one of its fields, which work in the list of fields alone.
  private var fieldBindings: [KeyBinding<PetCardAction>] {
    guard card.edit == nil else { return [] }
    var rows: [KeyBinding<PetCardAction>] = []
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
    }
    // On a part of the health book it would seem to be about that.
    if !card.isNew, card.part == nil {
      rows.append(KeyBinding("pets.delete", ["d", .delete], words.deletePetHint, .deleteTapped))
    }
    return rows
  }
}
