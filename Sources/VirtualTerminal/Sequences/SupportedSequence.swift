/// A control function that the terminal understands, and the document that it comes from.
///
/// ``all`` is the one table of them: the article on them is made of it, and tests hold it against
/// what the terminal really understands, so that neither can claim too much or too little.
public struct SupportedSequence: Hashable, Sendable {
  /// Where a function is defined.
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

  /// What tells a function from others.
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
  /// What stands for parameters or text in an example.
  let sample: String

  init(
    _ form: Form, _ name: String, _ summary: String, _ document: Document, sample: String = ""
  ) {
    self.form = form
    self.name = name
    self.summary = summary
    self.document = document
    self.sample = sample
  }
}
