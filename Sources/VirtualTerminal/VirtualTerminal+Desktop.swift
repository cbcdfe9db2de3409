extension VirtualTerminal {
  /// The marks of a shell (OSC 133) on the lines that are kept, from the top.
  public var shellMarks: [PlacedShellMark] { state.shellMarks }

  /// The pictures on the lines that are kept, from the oldest on, each with its place.
  public var pictures: [TerminalPicture] { state.placedPictures.map(\.picture) }

  /// The working folder, as the program wrote it: a path or a `file:` address; empty where it has
  /// told none (OSC 7, OSC 9 ; 9, iTerm2's CurrentDir).
  public var workingFolder: String { state.desktop.folder }

  /// The last 64 notifications (OSC 9, 99, 777); none was shown.
  public var notifications: [TerminalNotification] { state.desktop.notifications.records }

  /// The progress bar that the program asks for (OSC 9 ; 4); nil for none.
  public var progress: ProgressReport? { state.desktop.progress }

  /// The name of the pointer's shape (OSC 22); empty for the usual one.
  public var pointerShape: String { state.desktop.pointerShape }

  /// What the program has set by iTerm2's SetUserVar.
  public var userVariables: [String: String] { state.desktop.variables }

  /// A colour of the palette as `0xRRGGBB`, after OSC 4; 256 to 260 are the special colours of bold,
  /// underlined, blinking, reversed and italic text (OSC 5).
  public func paletteColor(_ index: Int) -> UInt32 { state.colors[palette: index] }

  /// The colour of OSC 10 (text), 11 (background), 12 (cursor) to 19, as `0xRRGGBB`.
  public func dynamicColor(_ number: Int) -> UInt32 { state.colors[special: number] }
}
