/// Who has said what a setting is, where it was not chosen in the program.
public enum SettingOrigin: Hashable, Sendable {
  /// A switch of the command line.
  case commandLine
  /// The file that the user writes.
  case file
}
