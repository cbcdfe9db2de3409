import Core
import Semantics
import Toolkit
import TrackersDomain

/// The rows of the form, in the order in which ``TrackerForm/problems`` names what is wrong.
struct TrackerFormRows {
  typealias Row = FormRow<TrackerFormAction>

  let state: TrackerFormState
  let words: TrackerFormWords
  let weekStart: WeekStart

  var form: TrackerForm { state.form }

  var all: [Row] {
    let time = form.kind == .habit ? schedule + measure : [day]
    return [name, category] + time + [emoji, colour, reminder, question, note]
  }

  /// The problem with a part, in words.
  func problem(_ part: TrackerPart) -> String? { state.problem(with: part).map(words.problem) }

  private func row(
    _ id: Identifier, _ part: TrackerPart, isRequired: Bool = false,
    _ field: @escaping (String?) -> some Widget<TrackerFormAction>
  ) -> Row {
    Row(id, words.name(part), isRequired: isRequired, problem: problem(part), field: field)
  }

  /// A field that has no place of its own for what is wrong with it.
  func told(
    _ message: String?, _ id: Identifier,
    @ElementBuilder<TrackerFormAction> _ field: () -> [Element<TrackerFormAction>]
  ) -> Element<TrackerFormAction> {
    let fields = field()
    return VStack {
      fields
      if let message {
        Text("! " + message, .danger, lines: 2, id: id.child("message"), semantics: .alert)
      }
    }.element
  }

  // MARK: What it is
  private var name: Row {
    row(TrackerFormID.name, .name, isRequired: true) { message in
      HStack(spacing: 1) {
        TextField<TrackerFormAction>(
          TrackerFormID.name, label: words.name(.name), text: form.name,
          placeholder: words.namePlaceholder, limit: Tracker.longestName,
          message: state.isNameCut ? words.tooLong(Tracker.longestName) : message,
          wish: state.entry == .name ? .atOnce : .none,
          handlers: .init(onChange: { .edited(.name($0)) }, onRefuse: .nameRefused))
        // The key for it is that of every field: `Ctrl-U`.
        Text(form.name.isEmpty ? " " : "×", .muted, id: TrackerFormID.clear, semantics: .button)
          .onClick(TrackerFormID.clear.child("click")) { .edited(.name("")) }
      }
    }
  }

  private var category: Row {
    row(TrackerFormID.category, .category) { message in
      told(message, TrackerFormID.category) {
        HStack {
          Button(
            TrackerFormID.category, state.categoryName ?? words.usualCategory,
            hint: words.chooseCategory, wish: state.entry == .category ? .atOnce : .none,
            action: TrackerFormAction.categories(.opened))
          Spacer()
        }
      }
    }
  }

  // MARK: How it looks
  private var emoji: Row {
    row(TrackerFormID.emoji, .emoji) { message in
      told(message, TrackerFormID.emoji) {
        emojiChoices
        HStack(spacing: 2) {
          Button(
            TrackerFormID.allEmoji, words.allEmoji, hint: words.allEmojiHint,
            wish: state.entry == .emoji ? .atOnce : .none, action: TrackerFormAction.emojiTapped)
          Text(
            form.emoji.isEmpty ? words.noEmoji : words.emoji.name(of: form.emoji) ?? "", .muted,
            id: TrackerFormID.emojiName)
          Spacer()
        }
      }
    }
  }

  /// One that is none of those that are offered stands behind them.
  private var offered: [String] {
    let offered = TrackerEmoji.suggested
    return form.emoji.isEmpty || offered.contains(form.emoji) ? offered : offered + [form.emoji]
  }

  private var emojiChoices: Element<TrackerFormAction> {
    let offered = offered
    let choices = EmojiChoices<TrackerFormAction>(
      id: TrackerFormID.emoji, label: words.name(.emoji), emoji: offered,
      selection: form.emoji.isEmpty ? nil : form.emoji, name: words.emoji.label(of:),
      onChange: { .edited(.emoji($0)) })
    return HStack {
      choices
      Spacer()
    }.whenFlat {
      Dropdown<TrackerFormAction>(
        TrackerFormID.emoji, words.name(.emoji), options: offered.map(words.emoji.label(of:)),
        selection: offered.firstIndex(of: form.emoji), placeholder: words.noEmoji,
        onChange: { .edited(.emoji(offered[$0])) })
    }
  }

  private var colour: Row {
    row(TrackerFormID.colour, .colour) { message in
      told(message, TrackerFormID.colour) {
        HStack {
          ColorGrid<TrackerFormAction>(
            TrackerFormID.colour, words.name(.colour), swatches: Self.swatches,
            selection: form.colour.map { $0 - 1 }, onChange: { .edited(.colour($0 + 1)) }
          ).fill(horizontal: .fill, maxColumns: Self.gridColumns)
        }
        Text(colourName, .muted, id: TrackerFormID.colourName)
      }
    }
  }

  /// Six in a row.
  private static let gridColumns = 6 * 7

  /// With their numbers on them, which tell them where there are no colours.
  private static let swatches = ColorSwatch.standard.enumerated().map { index, swatch in
    swatch.captioned("\(index + 1)")
  }

  private var colourName: String {
    guard let number = form.colour, Self.swatches.indices.contains(number - 1)
    else { return words.noColour }
    return "\(number) · \(Self.swatches[number - 1].name(words.language))"
  }

  // MARK: What else there is
  private var reminder: Row {
    row(TrackerFormID.reminder, .reminder) {
      field(
        TrackerFormID.reminder, .reminder, form.reminder, words.reminderPlaceholder, $0
      ) { .reminder($0) }
    }
  }

  private var question: Row {
    row(TrackerFormID.asked, .question) {
      field(
        TrackerFormID.asked, .question, form.question, words.questionPlaceholder, $0
      ) { .question($0) }
    }
  }

  private var note: Row {
    row(TrackerFormID.note, .note) { message in
      TextArea<TrackerFormAction>(
        TrackerFormID.note, label: words.name(.note), text: form.note,
        placeholder: words.notePlaceholder, limit: Tracker.longestText, height: .rows(2...6),
        message: message, handlers: .init(onChange: { .edited(.note($0)) }))
    }
  }

  func field(
    _ id: Identifier, _ part: TrackerPart, _ text: String, _ placeholder: String,
    _ message: String?, _ edit: @escaping (String) -> TrackerFormEdit
  ) -> TextField<TrackerFormAction> {
    TextField(
      id, label: words.name(part), text: text, placeholder: placeholder, message: message,
      handlers: .init(onChange: { .edited(edit($0)) }))
  }
}
