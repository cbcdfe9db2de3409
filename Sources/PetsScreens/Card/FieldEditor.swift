import AppRuntime
import Core
import PetsDomain
import Semantics
import Toolkit

/// The editor of one field of a card, with what stands below it: what is wrong, what could stand
/// there, or what the text tells.
struct FieldEditor {
  let card: PetCardState
  let edit: PetCardState.Edit
  let environment: Environment

  private var words: PetsWords { PetsWords(environment) }
  private var birthdays: DateRules { .birthdays(environment) }
  private var id: Identifier { PetsID.field(edit.field.rawValue) }
  private var message: String? { edit.problem.map(words.problem) }

  var body: Element<PetCardAction> {
    switch edit.field {
    case .birthday: withHint(Element(date))
    case .chip: withHint(Element(text))
    default: Element(hasSuggestions ? offering : text)
    }
  }

  /// Returns the number of lines below the field, in a width.
  func extraRows(_ columns: Int) -> Int {
    if let message { return TextField<PetCardAction>.rows(of: message, columns: columns) }
    return hasHint || hasSuggestions ? 1 : 0
  }

  private var handlers: TextField<PetCardAction>.Handlers {
    .init(
      onChange: PetCardAction.editChanged, onSubmit: .editSubmitted, onCancel: .editCancelled,
      onRefuse: .editRefused, onNext: .editStepped(1), onPrevious: .editStepped(-1))
  }

  private var text: TextField<PetCardAction> {
    TextField(
      id, label: words.field(edit.field), text: edit.text,
      placeholder: words.placeholder(edit.field), limit: PetField.limit, message: message,
      wish: .atOnce, handlers: handlers)
  }

  // MARK: Suggestions
  private var suggestions: Suggestions { Suggestions(words.language) }
  private var hasSuggestions: Bool { !suggestions.texts(edit.field, for: card.pet).isEmpty }

  /// The field with all suggestions while the text is that of the card.
  private var offering: TextField<PetCardAction> {
    TextField(
      id, label: words.field(edit.field), text: edit.text,
      placeholder: words.placeholder(edit.field), limit: PetField.limit, message: message,
      wish: .atOnce, handlers: handlers,
      offers: { typed in
        suggestions.texts(edit.field, for: card.pet, typed: typed == edit.original ? "" : typed)
      })
  }

  // MARK: A date
  private var date: DateField<PetCardAction> {
    DateField(
      id, label: words.field(.birthday), text: edit.text, rules: birthdays,
      message: message, wish: .atOnce, handlers: handlers, onCalendar: .calendar(.opened))
  }

  /// The calendar in front of the card, once it was asked for.
  var calendar: CalendarPopup<PetCardAction>? {
    edit.calendar.map { day in
      CalendarPopup(
        PetsID.calendar, for: id, title: words.field(.birthday), selection: day,
        rules: birthdays, onMove: { .calendar(.moved($0)) },
        onPick: { .calendar(.picked($0)) }, dismissTitle: words.cancelHint,
        onDismiss: .calendar(.closed))
    }
  }

  // MARK: What the text tells
  private var hasHint: Bool { edit.field == .birthday || edit.field == .chip }

  private var hint: String {
    if edit.field == .chip { return ChipHint(edit.text).map(words.records.chip) ?? words.chipHint }
    do throws(DateRules.Problem) {
      let day = try birthdays.day(in: edit.text)
      return Age(from: day, to: environment.today).map(words.age) ?? words.birthdayHint
    } catch {
      if case .tooLate = error { return words.problem(.inFuture(today: environment.today)) }
      return words.birthdayHint
    }
  }

  private func withHint(_ field: Element<PetCardAction>) -> Element<PetCardAction> {
    guard message == nil else { return field }
    return VStack {
      field
      Text(hint, .muted, id: PetsID.hint)
    }.fill(flex: Flex(horizontal: 1))
  }
}

extension PetField {
  /// Returns a text as the records read it: a date may be typed in any form that its field reads, a
  /// weight in the unit that it is shown in.
  func readable(_ text: String, _ environment: Environment) -> String {
    let unit = environment.units.weight
    return switch self {
    case .birthday: (try? DateRules.birthdays(environment).day(in: text))?.iso ?? text
    case .weight where unit != .kilograms: WeightInput.naming(unit, in: text)
    default: text
    }
  }
}

extension DateRules {
  /// The days on which a pet may have been born.
  static func birthdays(_ environment: Environment) -> DateRules {
    DateRules(
      today: environment.today,
      earliest: CalendarDay(year: DayInput.earliestYear, month: 1, day: 1),
      latest: environment.today, style: environment.units.date)
  }
}
