import Terminal

extension Cell {
  /// The cell without what nobody can see: the foreground of a blank, the colour of no underline, and
  /// of an emoji's slot what a terminal that does not join emoji leaves out.
  ///
  /// A program that erases to the end of a line and one that writes blanks show the same; only this
  /// form tells them equal.
  public var asSeen: Cell {
    var cell = self
    if cell.isEmpty {
      if cell.width == 1 { cell.text = " " }
    } else if cell.scalar == nil {
      cell.text = DisplayWidth.leading(of: cell.text)
    }
    if cell.style.underline == .none { cell.style.underlineColor = .default }
    guard cell.scalar == " ", isBare else { return cell }
    cell.style.foreground = .default
    cell.style.attributes = []
    return cell
  }

  /// The style of ``asSeen``; of most cells it is their own.
  var seenStyle: Style {
    if style == .plain { return style }
    let isInk = scalar.map { $0 != " " } ?? false
    let isWhole = style.underline != .none || style.underlineColor == .default
    return isInk && isWhole ? style : asSeen.style
  }

  /// Nothing but the background shows where there is no glyph.
  private var isBare: Bool {
    style.underline == .none
      && style.attributes.isDisjoint(with: [.reverse, .strike, .overline])
  }
}

extension Style {
  /// Whether a blank in this style looks as one that has only its background.
  var isBareOnBlanks: Bool {
    Cell(" ", style: self).asSeen.style == Style(background: background)
  }
}
