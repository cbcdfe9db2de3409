extension Color {
  /// Black or white, whichever is read better on this ground by the contrast of WCAG 2.2; the
  /// terminal's default on its default.
  public var readableText: Color {
    guard let isLight else { return .default }
    return .hex(isLight ? 0x000000 : 0xFFFFFF)
  }
}
