import Terminal

extension VirtualTerminal {
  /// All but what a terminal is made with. One that is read to must be new.
  func archiveContent(_ archive: inout StateArchive) {
    state.archive(&archive)
    archiveParser(&archive)
    archiveMessages(&archive)
  }
}

extension TerminalState {
  mutating func archive(_ archive: inout StateArchive) {
    archiveTables(&archive)
    archiveModes(&archive)
    archiveCursor(&archive)
    var isAlternate = isAlternate
    archive.flag(&isAlternate)
    if isAlternate != self.isAlternate {
      swap(&screen, &hidden)
      self.isAlternate = isAlternate
    }
    let tables = StateTables(styles: styles.count, clusters: clusters.count)
    screen.archive(&archive, tables)
    hidden.archive(&archive, tables)
    notes.archive(&archive)
    pictures.archive(&archive)
    archiveOutside(&archive)
  }

  private mutating func archiveTables(_ archive: inout StateArchive) {
    links.archive(&archive)
    styles.archive(&archive, links: links.count)
    clusters.archive(&archive)
    archive.number(&styleLimit, 1 << 15...1 << 26)
    archive.number(&clusterLimit, 1 << 15...1 << 26)
  }

  private mutating func archiveModes(_ archive: inout StateArchive) {
    modes.archive(&archive)
    savedModes.archive(&archive)
    for index in tabs.indices { archive.flag(&tabs[index]) }
    archive.choice(&cursorShape, of: [.block, .underline, .bar])
    archive.number(&attributeExtent, 0...2)
    archive.number(&conformanceLevel, 0...9)
    archive.flag(&answersIn8Bits)
    var form = checksumForm.rawValue
    archive.number(&form, 0...99_999_999)
    checksumForm = ChecksumForm(rawValue: form)
    keyboard.archive(&archive)
  }

  private mutating func archiveCursor(_ archive: inout StateArchive) {
    archive.number(&x, 0...columns - 1)
    archive.number(&y, 0...rows - 1)
    archive.flag(&pendingWrap)
    archive.number(&tabbedTo.x, -1...4095)
    archive.number(&tabbedTo.y, -1...4095)
    archive.number(&margins.top, 0...rows - 1)
    archive.number(&margins.bottom, margins.top...rows - 1)
    archive.number(&margins.left, 0...columns - 1)
    archive.number(&margins.right, margins.left...columns - 1)
    pen.archive(&archive, links: links.count)
    archive.flag(&isProtecting)
    archive.flag(&guardsAllErasing)
    charsets.archive(&archive)
    let (size, links) = (size, links.count)
    saved.archive(&archive, size, links: links)
    hiddenSaved.archive(&archive, size, links: links)
    var (printed, isUnderCursor) = (
      lastPrinted & ~Self.underCursor, lastPrinted >= Self.underCursor
    )
    archive.scalar(&printed)
    archive.flag(&isUnderCursor)
    lastPrinted = printed | (isUnderCursor ? Self.underCursor : 0)
    archive.optional(&clusterBehind, new: .ascii) { $1.archive(&$0) }
    archive.list(&penStack, most: 1 << 10, new: .plain) { $1.archive(&$0, links: links) }
    // All that follows from the pen is made when it is needed.
    (isPenStale, isErasedCellStale) = (true, true)
  }

  /// All that is told to the terminal's owner and to the program.
  private mutating func archiveOutside(_ archive: inout StateArchive) {
    titles.archive(&archive)
    window.archive(&archive)
    desktop.archive(&archive)
    colors.archive(&archive)
    archive.data(&replies)
    archive.number(&bellCount, 0...Int.max / 2)
    archive.number(&synchronizedFrames, 0...Int.max / 2)
    clipboard.archive(&archive, new: ClipboardWrite(selection: "", data: [])) { archive, write in
      var (selection, data) = (write.selection, write.data)
      archive.text(&selection)
      archive.data(&data)
      write = ClipboardWrite(selection: selection, data: data)
    }
    unrecognized.archive(&archive, new: "") { $0.text(&$1) }
    archive.number(&messageCount, 0...Int.max / 2)
  }
}

extension SavedCursor {
  fileprivate mutating func archive(_ archive: inout StateArchive, _ size: Size, links: Int) {
    archive.number(&x, 0...size.columns - 1)
    archive.number(&y, 0...size.rows - 1)
    archive.flag(&pendingWrap)
    pen.archive(&archive, links: links)
    archive.flag(&isProtecting)
    archive.flag(&isOriginMode)
    charsets.archive(&archive)
  }
}

extension Desktop {
  fileprivate mutating func archive(_ archive: inout StateArchive) {
    archive.text(&folder)
    archive.text(&pointerShape)
    archive.optional(&progress, new: ProgressReport(state: .normal, percent: nil)) {
      var (state, percent) = ($1.state, $1.percent)
      $0.choice(&state, of: [.normal, .failed, .indeterminate, .paused])
      $0.optional(&percent, new: 0) { $0.number(&$1, 0...100) }
      $1 = ProgressReport(state: state, percent: percent)
    }
    notifications.archive(&archive, new: TerminalNotification(title: "", body: "")) {
      var (title, body) = ($1.title, $1.body)
      $0.text(&title)
      $0.text(&body)
      $1 = TerminalNotification(title: title, body: body)
    }
    archive.table(&variables, most: Self.variableLimit, new: ("", "")) {
      $0.text(&$1.key)
      $0.text(&$1.value)
    }
    archive.optional(&pending, new: ("", "", "")) {
      $0.text(&$1.id)
      $0.text(&$1.title)
      $0.text(&$1.body)
    }
  }
}
