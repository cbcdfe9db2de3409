/// A part of the forms for trackers and categories.
public enum TrackerPart: String, Sendable, Hashable, CaseIterable {
  case name, category, schedule, day, target, unit, emoji, colour, reminder, question, note
}
