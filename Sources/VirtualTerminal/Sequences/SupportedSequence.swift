/// A control function that the terminal understands, and the document that it comes from.
///
/// ``all`` is the one table of them: the article on them is made of it, and tests hold it against
/// what the terminal really understands, so that neither can claim too much or too little.
public struct SupportedSequence: Hashable, Sendable {
  /// The document that defines a function.
  public enum Document: String, Hashable, Sendable, CaseIterable {
    case ecma35 = "ECMA-35"
    case ecma48 = "ECMA-48"
    case vt52 = "DEC VT52"
    case vt100 = "DEC VT100"
    case vt220 = "DEC VT220"
    case vt340 = "DEC VT340"
    case vt420 = "DEC VT420"
    case vt510 = "DEC VT510"
    case sco = "SCO console"
    case xterm = "xterm ctlseqs"
    case kitty = "kitty protocols"
    case mintty = "mintty control sequences"
    case iTerm2 = "iTerm2 escape codes"
    case conEmu = "ConEmu escape codes"
    case finalTerm = "FinalTerm semantic prompts"
    case rxvt = "rxvt-unicode"
    case hyperlinks = "Hyperlinks in terminal emulators"
    case synchronized = "Synchronized updates"
    case contour = "Contour extensions"
    case freedesktop = "freedesktop terminal-wg"
  }

  /// The form that tells a function from others.
  public enum Form: Hashable, Sendable {
    /// A C0 control.
    case control(UInt8)
    /// ESC, intermediates and a final byte.
    case escape(String)
    /// CSI, with its prefix, intermediates and final byte: `?h`, ` q`.
    case sequence(String)
    /// A control sequence with its first parameter.
    case parameter(String, Int)
    case deviceControl(String)
    case systemCommand(Int)
    /// An APC string by its first letter.
    case applicationCommand(String)
    case ansiMode(Int)
    case privateMode(Int)
    /// ESC and a letter, while mode 2 is reset.
    case vt52(String)
  }

  public let form: Form
  /// The name in the document, such as `CUP`.
  public let name: String
  public let summary: String
  public let document: Document
  /// The parameters or the text of an example.
  let sample: String

  init(_ form: Form, _ name: String, _ summary: String, _ document: Document, sample: String = "") {
    (self.form, self.name, self.summary, self.document) = (form, name, summary, document)
    self.sample = sample
  }

  /// Bytes of a program that uses the function.
  public var example: String {
    switch form {
    case .control(let byte): String(UnicodeScalar(byte))
    case .escape(let text): "\u{1B}\(text)"
    case .sequence(let text): "\u{1B}[" + Self.insert(sample, into: text)
    case .parameter(let text, let value): "\u{1B}[" + Self.insert(String(value), into: text)
    case .deviceControl(let text): "\u{1B}P\(text)\(sample)\u{1B}\\"
    case .systemCommand(let number): "\u{1B}]\(number);\(sample)\u{1B}\\"
    case .applicationCommand(let letter): "\u{1B}_\(letter)\(sample)\u{1B}\\"
    case .ansiMode(let number): "\u{1B}[\(number)h\u{1B}[\(number)l"
    case .privateMode(let number): "\u{1B}[?\(number)h\u{1B}[?\(number)l"
    case .vt52(let text): "\u{1B}[?2l\u{1B}\(text)\(sample)"
    }
  }

  /// The function as manuals write it: `CSI ? Pm h`.
  public var notation: String {
    switch form {
    case .control(let byte): "0x" + Hexadecimal.encode([byte])
    case .escape(let text), .vt52(let text): "ESC " + Self.spaced(text)
    case .sequence(let text):
      "CSI " + Self.spaced(Self.insert(sample.isEmpty ? "" : "P", into: text))
    case .parameter(let text, let value):
      "CSI \(text.count > 1 ? "\(text.prefix(1)) " : "")\(value) \(text.suffix(1))"
    case .deviceControl(let text): "DCS \(Self.spaced(text)) … ST"
    case .systemCommand(let number): "OSC \(number) ; … ST"
    case .applicationCommand(let letter): "APC \(letter) … ST"
    case .ansiMode(let number): "CSI \(number) h"
    case .privateMode(let number): "CSI ? \(number) h"
    }
  }

  /// Parameters stand between the prefix and the intermediates.
  private static func insert(_ parameters: String, into text: String) -> String {
    guard let first = text.first, "<=>?".contains(first) else { return parameters + text }
    return String(first) + parameters + text.dropFirst()
  }

  private static func spaced(_ text: String) -> String {
    text.map { $0 == " " ? "SP" : String($0) }.joined(separator: " ")
  }

  /// The article of the documentation; `journey sequences` prints it.
  public static var article: String {
    let head = """
      # Supported control sequences

      The control functions that the terminal understands, each with the document that defines it.

      `make sequences` writes this page from the terminal's own table: do not edit it. Tests feed every
      entry to a terminal, and every other sequence of these forms too: the terminal must record the others
      as not understood. P stands for parameters, `…` for text.


      """
    return head + sections.map(section).joined(separator: "\n") + "\n" + disagreements
  }

  /// The choices where terminals differ and the documents leave room.
  private static let disagreements = """
    ## Where terminals disagree

    | sequence | what this terminal does | the reason |
    |---|---|---|
    | CSI P e, CSI P a, CSI P k, CSI P j | VPR, HPR, VPB and HPB go past the margins, to the edge of the screen; in origin mode as far as the margins | ECMA-48 knows no margins; xterm, VTE and libvterm do so, and xterm's cursor stays within the margins in origin mode. xterm has no CSI k |
    | ESC 8 | DECRC brings a pending wrap back | DEC STD 070 saves the last column flag; xterm, ghostty, kitty and alacritty do so |
    | ESC 8 | whether plain erasing heeds protection stays as ESC V and CSI P " q have set it last | xterm keeps the kind of protection for the whole screen, and saves only whether the pen protects |
    | CSI P K, CSI P J, CSI P X | erasing ends a pending wrap, and takes the last character | DEC STD 070 resets the last column flag; xterm, ghostty and VTE do so. kitty, alacritty, tmux and xterm.js keep both: no majority |
    | HT, CSI P I | a pending wrap stays where the cursor does, and ends where it goes to another column | VTE, kitty and libvterm do so; xterm keeps it, and wraps from a column that is not the last |
    | CSI P A, CSI P B, CSI P d, CSI P e, CSI P k | keep the column, also where a line of double width does not show it: text and moves within the line begin at the last column that shows | xterm keeps it, libvterm does not. A move of three lines ends where three moves do |
    | HT, CSI P I | on a line of double width, a stop behind the columns that show is gone to, and what is printed there is kept; without a stop the last column that shows is the end | most terminals draw such lines as plain ones and keep it; DEC's stop at the last column that shows |
    | ESC # 5, CSI ? 69 h | on a line of double width a pending wrap stays, though its column is not the last one any more | xterm keeps it; the last character is not lost |
    | a new size | another width loses no text: where the rows do not hold all below the cursor's line, the cursor comes to the top. A lower screen may lose lines below the cursor's. What a line of double width cannot show goes on in further ones, which a wider screen does not join again | text is worth more than the cursor's place |
    | CSI ? 7 l | ends a pending wrap | nothing wraps then; a program that sets the mode again has not seen a wrap that waits |
    | CSI P b | repeats the last character as it shows, with its marks and by no other character set, once: a second CSI b has no character before it. Of more than fill the screen only the place of the cursor counts, and no more lines go to the scrollback | ECMA-48 repeats the character that precedes the function; vttest's screen expects no more, and xterm does so. What shows is repeated by VTE and kitty, too; xterm, ghostty and alacritty repeat the letter, by the set that is invoked then, so that a single shift counts for the first one alone. A number of eight digits takes no longer than to fill the screen; VTE has a bound too |
    | CSI P S | scrolls at most as many lines as the region has | xterm and VTE do so: one more would scroll blank lines into the scrollback |
    | CSI ? 69 h | once more: the margins stay | xterm and libvterm do so; the mode's reset takes them away |
    | ESC c | the scrollback and the pushed titles go too, and the title stays | xterm, kitty, ghostty and alacritty forget the scrollback; VTE and tmux keep it. xterm, kitty and libvterm keep the title |
    | CSI P $ r, CSI P $ t | change the half of a wide character alone where the rectangle's edge cuts it | xterm does so; no character is lost |
    | DCS + q | a name that is not known is refused with its digits | xterm, kitty, foot and wezterm do so: a program may have asked for several. What is no pair of digits is refused without |
    | CSI P $ p | modes 1, 3, 5, 7, 10, 11 and 13 to 19 of ECMA-48 are told as always reset; they are no modes that a program or the terminal's owner can see set | DEC's manuals and xterm |
    | APC G a = q, t, o = z | data that does not begin as RFC 1950 has it is refused | kitty inflates it and refuses what it cannot; nothing is inflated here |
    | pastes | control characters other than HT and line ends are left out, those of C1 too, with brackets and without | VTE does so; xterm and kitty replace or cut fewer. Text of others presses no keys |
    | CSI ? 40 h CSI ? 3 l | the screen gets 80 columns, however wide it was | xterm asks for 80 where the width is another, and so does ghostty; most others know no mode 3 |
    | CSI 1 to 10 t, CSI 24 t and above, CSI P $ \\|, CSI P * \\| | nothing, unless the terminal's owner lets programs change the window (`allowsWindowChanges`) | the size is the owner's affair, as with xterm's resource allowWindowOps |
    | CSI 20 t, CSI 21 t, OSC 52 ; c ; ? | an empty title and no clipboard, unless the owner lets programs read them (`tellsTitles`, `tellsClipboard`) | a title may be a command, and the answer would type it |
    | CSI ? 45 h | BS goes back into a line that was wrapped, and no further | xterm since patch 383, and ghostty; mode 1045 is what it was before |
    | OSC 1337 ; MultipartFile | parts beyond the size that was told, or beyond 8 MiB, take the file away | iTerm2's document has the size; memory has bounds |
    | OSC 4, 5, 10 to 19 | colours of CIE, `rgbi:` and `TekHVC:` are those of a monitor of 1990, in hundredths for a*, b*, u* and v*, and dark ones of CIELab are too bright | Xlib, which xterm asks, has them so where no screen is described: a program that writes them means it |
    | OSC 52 ; c ; … | a text that is not Base64 clears | xterm's document and most terminals; xterm itself leaves out the bytes that are none |
    | CSI c | no printer, no locator, no state reports | there are none; xterm tells all that it may be built with |
    | CSI ? 8 $ p | DECARM is told as it was set | DEC's manuals; xterm always tells that it is reset |

    `make esctest` runs esctest2, Thomas Dickey's tests of terminals, as for an xterm of level 5. The last
    three rows are the tests that fail there, beside those that xterm itself is known to fail.

    """

  private static func section(_ title: String, _ rows: [SupportedSequence]) -> String {
    let lines = rows.map { row in
      let notation = row.notation.replacing("|", with: "\\|").replacing("`", with: "&#96;")
      return "| \(notation) | \(row.name) | \(row.summary) | \(row.document.rawValue) |\n"
    }
    return "## \(title)\n\n| sequence | name | what it does | document |\n|---|---|---|---|\n"
      + lines.joined()
  }

  private static let sections: [(title: String, rows: [SupportedSequence])] = [
    ("Controls", controls), ("Escape sequences", escapes), ("Cursor", cursor),
    ("Editing and erasing", editing), ("Renditions", renditions), ("First parameters", parameters),
    ("Settings", settings), ("Rectangles", rectangles),
    ("Reports", reports), ("Keyboard", keyboard), ("Modes of ECMA-48", ansiModes),
    ("Private modes", privateModes), ("Operating system commands", commands),
    ("Device control and application strings", strings), ("VT52", vt52),
  ]

  /// The functions in the order of the article.
  public static let all = sections.flatMap(\.rows)
}
