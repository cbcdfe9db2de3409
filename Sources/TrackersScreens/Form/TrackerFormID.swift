import Semantics

/// The identifiers of the form for a tracker and of the list of categories.
public enum TrackerFormID {
  public static let kinds: Identifier = "trackers.kinds"
  public static let screen: Identifier = "trackers.formPage"
  public static let back: Identifier = "trackers.formPage.back"
  public static let title: Identifier = "trackers.formPage.title"
  /// The number of days on which it was done.
  public static let doneCount: Identifier = "trackers.formPage.days"
  public static let form: Identifier = "trackers.form"
  /// Creates or saves.
  public static let submit: Identifier = "trackers.form.submit"
  /// The list of what is still missing.
  public static let lack: Identifier = "trackers.form.lack"
  public static let question: Identifier = "trackers.form.question"

  // MARK: Fields
  public static let name: Identifier = "trackers.form.name"
  public static let clear: Identifier = "trackers.form.clear"
  public static let category: Identifier = "trackers.form.category"
  public static let rhythm: Identifier = "trackers.form.rhythm"
  public static let weekdays: Identifier = "trackers.form.weekdays"
  /// The schedule in words.
  public static let summary: Identifier = "trackers.form.summary"
  public static let count: Identifier = "trackers.form.count"
  public static let length: Identifier = "trackers.form.length"
  /// The day from which another schedule holds.
  public static let start: Identifier = "trackers.form.start"
  public static let startDay: Identifier = "trackers.form.startDay"
  public static let day: Identifier = "trackers.form.day"
  public static let calendar: Identifier = "trackers.form.calendar"
  public static let measured: Identifier = "trackers.form.measured"
  public static let goal: Identifier = "trackers.form.goal"
  public static let amount: Identifier = "trackers.form.amount"
  public static let unit: Identifier = "trackers.form.unit"
  /// Of a day, or of all days together.
  public static let sum: Identifier = "trackers.form.sum"
  public static let emoji: Identifier = "trackers.form.emoji"
  public static let emojiName: Identifier = "trackers.form.emojiName"
  public static let allEmoji: Identifier = "trackers.form.allEmoji"
  public static let picker: Identifier = "trackers.form.picker"
  public static let takeEmoji: Identifier = "trackers.form.picker.take"
  public static let colour: Identifier = "trackers.form.colour"
  public static let colourName: Identifier = "trackers.form.colourName"
  public static let reminder: Identifier = "trackers.form.reminder"
  public static let asked: Identifier = "trackers.form.asked"
  public static let note: Identifier = "trackers.form.note"

  // MARK: Categories
  public static let categories: Identifier = "trackers.categories"
  public static let categoriesBack: Identifier = "trackers.categories.back"
  public static let categoryAdd: Identifier = "trackers.categories.add"
  public static let categoryList: Identifier = "trackers.categories.list"
  public static let noCategories: Identifier = "trackers.categories.empty"
  public static let categoryEditor: Identifier = "trackers.categories.editor"
  public static let categoryName: Identifier = "trackers.categories.name"
  public static let categorySave: Identifier = "trackers.categories.save"
  public static let categoryCancel: Identifier = "trackers.categories.cancel"
  public static let deletion: Identifier = "trackers.categories.deletion"
  public static let target: Identifier = "trackers.categories.target"
  public static let move: Identifier = "trackers.categories.move"
  public static let deleteAll: Identifier = "trackers.categories.deleteAll"
  public static let keep: Identifier = "trackers.categories.keep"
}
