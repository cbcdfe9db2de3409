extension Pen {
  /// Takes back what another pen does not have too.
  mutating func keepCommon(_ other: Pen) {
    if foreground != other.foreground { foreground = 0 }
    if background != other.background { background = 0 }
    if underlineColor != other.underlineColor { underlineColor = 0 }
    if underline != other.underline { underline = 0 }
    attributes &= other.attributes
  }
}
