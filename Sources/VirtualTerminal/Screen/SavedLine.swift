/// A line taken out of a screen, without the empty cells at its end.
struct SavedLine {
  var cells: [PackedCell]
  var flags: LineFlags
}
