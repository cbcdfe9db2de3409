/// Bars of block characters, in steps of an eighth of a cell (Unicode block 2580, "Block Elements").
enum BlockText {
  private static let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
  private static let heights = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A bar from left to right.
  static func bar(eighths: Int) -> String {
    let eighths = max(0, eighths)
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A cell that is filled from below.
  static func column(eighths: Int) -> String { heights[min(max(0, eighths), 8)] }
}
