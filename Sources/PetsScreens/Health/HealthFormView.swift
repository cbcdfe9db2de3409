import AppRuntime
import Core
import PetsDomain
import Semantics
import Terminal
import Toolkit

/// The form of a record: its fields to read and to fill in, one below the other.
struct HealthFormView {
  let kind: HealthKind
  let form: HealthFormState
  /// The book of the pet, and the pet; nil while they are not loaded.
  let pages: HealthPages?
  let owner: Pet?
  let environment: Environment
  /// Returns the path of a stored file as it is shown.
  let place: (Document) -> String?

  private var words: HealthWords { HealthWords(environment) }
  private var fields: [EntryField] { form.entry.fields(words.records) }

  var body: Element<HealthAction> {
    ZStack {
      VStack {
        Responsive { size in header(size.columns) }.frame(rows: 1)
        Responsive { size in Element(content(size)) }
      }
      if let day = form.calendar, let field = form.field(words.records) { calendar(day, field) }
      if form.isAskingToDrop { question }
      if form.isAskingToSave { saveQuestion }
    }
    .semantics(HealthID.form, .group, label: words.records.one(kind))
    .bindings(words.records.one(kind), [saveBinding] + (form.edit == nil ? [backBinding] : []))
  }

  // MARK: Above the fields
  private var title: String { form.isNew ? words.new(kind) : form.entry.title(words.records) }

  private func header(_ columns: Int) -> Element<HealthAction> {
    let back = words.part(kind)
    let rest = columns - DisplayWidth.of("[ ‹ \(back) ]") - DisplayWidth.of(title) - 4
    return HealthHeader(back: back, hint: words.backHint, title: title, action: .backTapped) {
      if let status = status(in: rest) { status }
    }.element
  }

  private func status(in columns: Int) -> Text<HealthAction>? {
    if form.isFailed || form.edit?.problem != nil {
      return Text(words.notSaved, .danger, id: HealthID.status, semantics: .status)
    }
    if form.isNew, let field = form.entry.missing(words.records) {
      return words.notKeptYet(field).first { DisplayWidth.of($0) <= columns }
        .map { Text($0, .muted, id: HealthID.status, semantics: .status) }
    }
    return Text(
      form.isSaved ? "✓ " + words.saved : "", .success, id: HealthID.status, semantics: .status)
  }

  // MARK: The fields
  private func content(_ size: Size) -> Element<HealthAction> {
    let columns = size.columns - 2
    let rows = fields.count + (expanded(columns)?.extra ?? 0)
    return VStack {
      list(columns).frame(rows: min(rows, size.rows)).padding(horizontal: 1)
      if let document = form.entry.document, size.rows >= rows + 3 {
        Spacer(1)
        about(document).padding(horizontal: 3)
      }
      if !form.isNew, size.rows >= rows + (form.entry.document == nil ? 2 : 5) {
        Spacer(1)
        buttons
      }
      Spacer()
    }
    .fill()
  }

  private var buttons: Element<HealthAction> {
    HStack(spacing: 2) {
      if form.entry.document != nil {
        Button(
          HealthID.copy, words.copyButton, hint: words.copyHint, action: HealthAction.copyTapped)
      }
      Button(
        HealthID.delete, words.deleteButton, hint: words.deleteHint,
        action: HealthAction.formDeleteTapped)
      Spacer()
    }
    .padding(horizontal: 3)
  }

  /// The place of the file; opening it would be the work of another program.
  private func about(_ document: Document) -> Element<HealthAction> {
    VStack {
      HStack(spacing: 1) {
        Text(words.sizeTitle, .muted, semantics: nil).frame(columns: labelColumns)
        Text(words.size(document.size))
      }
      HStack(spacing: 1) {
        Text(words.place, .muted, semantics: nil).frame(columns: labelColumns)
        Text(place(document) ?? words.noPlace, lines: 2, id: HealthID.place)
      }
    }.element
  }

  private func list(_ columns: Int) -> Element<HealthAction> {
    let fields = fields
    return Element(
      List(
        HealthID.fields, label: words.records.one(kind), count: fields.count,
        selection: form.row, expanded: expanded(columns), isHighlighted: form.edit == nil,
        key: { fields[$0].name }, itemLabel: { fields[$0].label }, openTitle: words.editHint,
        onMove: { .form(.moved(to: $0)) }, onOpen: { .form(.editTapped(index: $0)) },
        row: { row(fields[$0]) }
      ).keys(keys))
  }

  /// The field being edited has more lines, for what is wrong, for suggestions, or for its text.
  private func expanded(_ columns: Int) -> (index: Int, extra: Int)? {
    guard let edit = form.edit, let row = fields.firstIndex(where: { $0.name == edit.field })
    else { return nil }
    let field = fields[row]
    var extra = field.form == .lines ? Self.areaRows : 0
    if let problem = edit.problem {
      let room = columns - labelColumns - 4
      extra += TextField<HealthAction>.rows(of: words.problem(problem, of: field), columns: room)
      return (row, field.form == .lines ? extra - 1 : extra)
    }
    return (row, extra + (suggestions.isEmpty(field) ? 0 : 1))
  }

  /// The rows of a text of several lines, the counter below included, beyond the first.
  private static let areaRows = 3

  private func row(_ field: EntryField) -> Element<HealthAction> {
    Element(
      HStack(spacing: 1) {
        Text(field.label, .muted, semantics: nil).frame(columns: labelColumns)
        if let edit = form.edit, edit.field == field.name {
          editor(field, edit)
        } else {
          value(field)
        }
      }
      .fill())
  }

  private var labelColumns: Int { environment.language == .russian ? 14 : 12 }

  private func value(_ field: EntryField) -> Element<HealthAction> {
    let text = form.entry.text(field.name, words.records)
    if text.isEmpty { return Text(words.missing, .placeholder).element }
    if case .medicine(let medicine) = form.entry, field.name == Medicine.Field.schedule.rawValue {
      return Text(words.records.schedule(medicine)).element
    }
    guard case .vaccination(let shot) = form.entry,
      field.name == Vaccination.Field.validUntil.rawValue
    else { return Text(text.replacing("\n", with: " ")).element }
    // How it stands, where there is room for all of it.
    let whole = "\(text)  (\(words.records.status(shot.status(on: environment.today))))"
    return Responsive { size in
      Text(DisplayWidth.of(whole) <= size.columns ? whole : text).element
    }.element
  }

  private func editor(_ field: EntryField, _ edit: HealthFormState.Edit) -> Element<HealthAction> {
    let id = HealthID.field(field.name)
    let message = edit.problem.map { words.problem($0, of: field) }
    if field.isDate {
      return DateField(
        id, label: field.label, text: edit.text, rules: field.rules(environment),
        message: message, wish: .atOnce, handlers: handlers, onCalendar: .form(.calendarTapped)
      ).element
    }
    if field.form == .lines {
      return TextArea(
        id, label: field.label, text: edit.text, limit: field.limit,
        height: .rows(Self.areaRows...Self.areaRows), enter: .submits, message: message,
        wish: .atOnce, handlers: handlers
      ).element
    }
    return text(field, edit, message)
  }

  /// The field with all suggestions while the text is that of the record.
  private func text(
    _ field: EntryField, _ edit: HealthFormState.Edit, _ message: String?
  ) -> Element<HealthAction> {
    let id = HealthID.field(field.name)
    if suggestions.isEmpty(field) {
      return TextField(
        id, label: field.label, text: edit.text, placeholder: words.placeholder(field),
        limit: field.limit, message: message, wish: .atOnce, handlers: handlers
      ).element
    }
    return TextField(
      id, label: field.label, text: edit.text, placeholder: words.placeholder(field),
      limit: field.limit, message: message, wish: .atOnce, handlers: handlers,
      offers: { suggestions.texts(field, typed: $0 == edit.original ? "" : $0) }
    ).element
  }

  private var handlers: TextField<HealthAction>.Handlers {
    .init(
      onChange: { .form(.changed($0)) }, onSubmit: .form(.submitted), onCancel: .form(.cancelled),
      onRefuse: .form(.refused), onNext: .form(.stepped(1)), onPrevious: .form(.stepped(-1)))
  }

  private var suggestions: EntrySuggestions {
    EntrySuggestions(
      kind: kind, entries: pages?.entries(kind) ?? [], owner: owner, words: words.records)
  }

  // MARK: In front
  private func calendar(_ day: CalendarDay, _ field: EntryField) -> CalendarPopup<HealthAction> {
    CalendarPopup(
      HealthID.calendar, for: HealthID.field(field.name), title: field.label, selection: day,
      rules: field.rules(environment), onMove: { .form(.calendarMoved($0)) },
      onPick: { .form(.calendarPicked($0)) }, dismissTitle: words.cancel.lowercased(),
      onDismiss: .form(.calendarClosed))
  }

  private var question: ConfirmDialog<HealthAction> {
    let missing = form.entry.missing(words.records)
    return ConfirmDialog(
      HealthID.dropDialog, title: words.dropTitle,
      message: form.isFailed ? words.notKept : words.dropMessage(missing), confirm: words.drop,
      cancel: form.isFailed ? words.tryAgain : words.stay, onConfirm: .form(.dropConfirmed),
      onCancel: .form(.dropCancelled))
  }

  private var saveQuestion: SaveQuestion<HealthAction> {
    SaveQuestion(
      HealthID.saveDialog, of: title, language: environment.language, save: .send(.saveTapped),
      discard: .form(.dropConfirmed), stay: .form(.typingKept))
  }

  // MARK: Keys
  private var saveBinding: KeyBinding<HealthAction> {
    KeyBinding("health.save", [.control("s")], words.saveHint, hint: .helpOnly, .saveTapped)
  }

  private var backBinding: KeyBinding<HealthAction> {
    KeyBinding("health.back", [.escape, .backspace], words.backHint, .backTapped)
  }

  private var keys: [KeyBinding<HealthAction>] {
    guard form.edit == nil else { return [] }
    var rows: [KeyBinding<HealthAction>] = [
      KeyBinding(
        "health.edit", ["e"], words.editHint, hint: .helpOnly, .form(.editTapped(index: form.row)))
    ]
    if let field = form.field(words.records), !field.isRequired,
      !form.entry.text(field.name, words.records).isEmpty
    {
      rows.append(KeyBinding("health.clear", ["x"], words.clearHint, .form(.clearTapped)))
    }
    if form.entry.document != nil {
      rows.append(KeyBinding("health.copy", ["s"], words.copyHint, .copyTapped))
    }
    if !form.isNew {
      rows.append(KeyBinding("health.delete", ["d", .delete], words.deleteHint, .formDeleteTapped))
    }
    return rows
  }
}

/// The suggestions of a field of a record: those of earlier records of this pet, then the usual ones.
private struct EntrySuggestions {
  let kind: HealthKind
  /// The records of the pet.
  let entries: [HealthEntry]
  let owner: Pet?
  let words: PetWords

  private static let most = 12

  /// Returns true where there is nothing to offer, whatever is typed.
  func isEmpty(_ field: EntryField) -> Bool { texts(field, typed: "").isEmpty }

  /// Those that go on with what was typed, in either language; none where none does.
  func texts(_ field: EntryField, typed: String) -> [String] {
    guard field.form == .text, kind != .document else { return [] }
    let before = before(field)
    let all = Suggestions(words.language).matches(of: typed) { before + usual(field, $0) }
    var seen: Set<String> = []
    return Array(all.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(Self.most))
  }

  /// The newest first.
  private func before(_ field: EntryField) -> [String] {
    if field.name == Vaccination.Field.batch.rawValue { return [] }
    return entries.map { $0.text(field.name, words) }
  }

  private func usual(_ field: EntryField, _ suggestions: Suggestions) -> [String] {
    switch (kind, field.name) {
    case (.vaccination, Vaccination.Field.name.rawValue):
      return owner.map(suggestions.vaccinations) ?? []
    case (.visit, Visit.Field.reason.rawValue): return suggestions.visits
    case (.medicine, Medicine.Field.schedule.rawValue): return suggestions.schedules
    default: return []
    }
  }
}
