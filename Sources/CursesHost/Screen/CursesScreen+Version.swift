import CNcurses

extension CursesScreen {
  /// The version of the ncurses library in use, as `6.4.20221231`.
  public nonisolated static var libraryVersion: String {
    String(cString: cncurses_version()).split(separator: " ").last.map(String.init) ?? ""
  }
}
