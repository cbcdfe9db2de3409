extension VirtualTerminal {
  func archiveParser(_ archive: inout StateArchive) { parser.archive(&archive) }

  /// The messages that nobody has taken, and the number of changes.
  func archiveMessages(_ archive: inout StateArchive) {
    let none = PrivateMessage(kind: .application, payload: [], ordinal: 1)
    kept.archive(&archive, new: none) { $1.archive(&$0) }
    archive.number(&changeCount, 0...Int.max / 2)
  }
}

extension Parser {
  /// A half read sequence, string or character.
  fileprivate mutating func archive(_ archive: inout StateArchive) {
    if !archive.isReading { forgetWhatIsOver() }
    archive.choice(
      &state,
      of: [
        .ground, .escape, .sequence, .ignoredSequence, .string, .stringEscape, .vt52Row,
        .vt52Column,
      ])
    utf8.archive(&archive)
    archiveSequence(&archive)
    archive.choice(
      &kind,
      of: [
        .operatingSystemCommand, .deviceControl, .applicationProgramCommand, .privacyMessage,
        .startOfString,
      ])
    archive.data(&buffer, most: stringLimit)
    archive.flag(&isTruncated)
  }

  /// Forgets what sequences have left behind, which says nothing any more and depends on where the stream
  /// was cut.
  private mutating func forgetWhatIsOver() {
    let isInString = state == .string || state == .stringEscape
    if state == .ground { begin(.ground) }
    if !utf8.isPending { utf8 = UTF8Decoder() }
    if !isInString || !isDeviceControl { final = 0 }
    if !isInString { (buffer, isTruncated) = ([], false) }
    if !isInString, !isDeviceControl { kind = .operatingSystemCommand }
  }

  private mutating func archiveSequence(_ archive: inout StateArchive) {
    archive.number(&prefix, 0...0x3F)
    archive.number(&intermediates, 0...0x2F2F)
    archive.number(&final, 0...0x7E)
    archive.flag(&isDeviceControl)
    archive.number(&current, -0x20...99_999_999)
    archive.number(&count, 0...Int.max / 2)
    // While a sequence is read, those beyond the last are counted and not kept.
    if state != .sequence, state != .ignoredSequence, count > ControlSequence.maximumParameters {
      archive.fail()
    }
    archive.bits(&colons)
    for index in 0..<ControlSequence.maximumParameters {
      // Behind the last one stands what was left there.
      if archive.isReading || index < count {
        archive.number(&values[index], -1...99_999_999)
      } else {
        var none: Int32 = -1
        archive.number(&none, -1...(-1))
      }
    }
  }
}

extension PrivateMessage {
  fileprivate mutating func archive(_ archive: inout StateArchive) {
    var (kind, number, payload, ordinal) = (kind, 0, payload, ordinal)
    if case .command(let its) = kind { (kind, number) = (.command(0), its) }
    archive.choice(&kind, of: [.command(0), .application, .privacy, .startOfString])
    archive.number(&number, 0...99_999_999)
    archive.data(&payload)
    archive.number(&ordinal, 0...Int.max / 2)
    if kind == .command(0) { kind = .command(number) }
    self = PrivateMessage(kind: kind, payload: payload, ordinal: ordinal)
  }
}
