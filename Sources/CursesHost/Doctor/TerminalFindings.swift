import CNcurses
import Core
import Glibc
import Terminal

/// The findings about a terminal that both programs tell.
public struct TerminalFindings {
  private let environment: [String: String]
  private let exam: TerminalExam
  private let language: Language

  public init(environment: [String: String], exam: TerminalExam, language: Language) {
    (self.environment, self.exam, self.language) = (environment, exam, language)
  }

  public var all: [Finding] {
    [terminal, type, locale, widths, colors, mouse, clipboard, keyboard, pictures]
  }

  private var answers: TerminalAnswers { exam.answers }
  private var typeName: String { environment["TERM"] ?? "" }

  private func say(_ en: String, _ ru: String) -> String { language.say(en: en, ru: ru) }

  // MARK: The terminal itself
  private var terminal: Finding {
    switch exam.refusal {
    case .noTerminal:
      return Finding(
        "terminal", .bad, say("there is none", "терминала нет"),
        consequence: say("no screen can be shown", "экран показать негде"),
        remedy: say("start it in a terminal", "запустите программу в терминале"))
    case .background:
      return Finding(
        "terminal", .limited,
        say("another job has it, so it was not asked", "занят другой задачей, и его не спросили"),
        remedy: say("start it in the foreground", "запустите программу на переднем плане"))
    case .plain:
      return Finding(
        "terminal", .limited,
        say("not asked, as it would show the questions", "не спрошен: он показал бы вопросы"),
        consequence: say("what it can do is not known", "неизвестно, что он умеет"))
    case nil: return answering
    }
  }

  private var answering: Finding {
    let name = answers.version ?? say("a terminal without a name", "терминал без названия")
    let size = TerminalSize.of(STDOUT_FILENO) ?? TerminalSize.of(STDIN_FILENO)
    let found = name + (size.map { ", \($0.columns)×\($0.rows)" } ?? "")
    guard exam.isComplete else {
      return Finding(
        "terminal", .limited,
        say("it did not answer within a second", "за секунду не ответил"),
        consequence: say("what it can do is not known", "неизвестно, что он умеет"),
        remedy: say(
          "try it outside of other programs, as tmux, screen or a slow connection",
          "попробуйте без посредников: tmux, screen, медленной связи"))
    }
    guard let size, size.columns < 40 || size.rows < 12 else {
      return Finding("terminal", .good, found)
    }
    return Finding(
      "terminal", .limited, found,
      consequence: say("40×12 is the smallest useful size", "наименьший полезный размер — 40×12"),
      remedy: say("make the window larger", "увеличьте окно"))
  }

  private var type: Finding {
    let name = typeName.isEmpty ? say("TERM is not set", "TERM не задан") : "TERM=\(typeName)"
    switch typeName.isEmpty ? CNCURSES_UNKNOWN_TYPE : cncurses_check_type(typeName) {
    case CNCURSES_OK:
      return Finding("terminfo", .good, name)
    case CNCURSES_UNFIT_TYPE:
      return Finding(
        "terminfo", .bad, name,
        consequence: say("it cannot move its cursor", "не умеет двигать курсор"),
        remedy: "TERM=xterm-256color")
    default:
      return Finding(
        "terminfo", .bad,
        typeName.isEmpty ? name : say("\(name) is not known", "\(name): тип неизвестен"),
        consequence: say("no screen can be shown", "экран показать нельзя"),
        remedy: say(
          "install ncurses-term, or set TERM=xterm-256color",
          "установите ncurses-term или задайте TERM=xterm-256color"))
    }
  }

  private var locale: Finding {
    let name =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? ""
    let before = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    let isKnown = setlocale(LC_CTYPE, "") != nil
    let set = String(cString: nl_langinfo(Int32(CODESET)))
    if let before { setlocale(LC_CTYPE, before) }
    let shown = name.isEmpty ? say("not set", "не задана") : name
    if isKnown, set == "UTF-8" { return Finding("locale", .good, "\(shown), \(set)") }
    return Finding(
      "locale", .limited,
      isKnown ? "\(shown), \(set)" : say("\(shown) is not installed", "\(shown): не установлена"),
      consequence: say(
        "other programs may show wrong signs; this one writes UTF-8 all the same",
        "другие программы могут показать неверные знаки; эта всё равно пишет в UTF-8"),
      remedy: "LANG=C.UTF-8")
  }

  // MARK: What it shows
  private var widths: Finding {
    let samples = TerminalExam.samples
    guard answers.widths.count == samples.count else {
      return Finding(
        "width", .limited, say("not told by the terminal", "терминал не сообщил"),
        consequence: say(
          "signs of two columns may stand in the wrong place",
          "знаки в две колонки могут сместиться"))
    }
    let wrong = zip(samples, answers.widths).filter { !TerminalExam.isRight($1, of: $0) }
    if wrong.isEmpty {
      let found = say(
        "all \(samples.count) samples are as wide as they should be",
        "все образцы (\(samples.count)) нужной ширины")
      return Finding("width", .good, found)
    }
    let list = wrong.map { sample, width in
      say(
        "\(sample.name) \(width) for \(sample.width)",
        "\(sample.name) \(width) вместо \(sample.width)")
    }
    return Finding(
      "width", .limited, list.joined(separator: ", "),
      consequence: say(
        "what stands behind such a sign in its row may be shifted",
        "то, что стоит в строке за таким знаком, может сместиться"),
      remedy: say(
        "a terminal, or a setting of it, that follows Unicode 15",
        "нужен терминал или его настройка по Unicode 15"))
  }

  private var colors: Finding {
    let count = typeName.isEmpty ? -1 : Int(cncurses_colors_of_type(typeName))
    let isDirect = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    let found = isDirect ? say("direct (COLORTERM)", "прямые (COLORTERM)") : "\(max(0, count))"
    if environment["NO_COLOR"].map({ !$0.isEmpty }) == true {
      return Finding(
        "colours", .limited, found,
        consequence: say("NO_COLOR turns them off", "их выключает NO_COLOR"),
        remedy: "unset NO_COLOR")
    }
    if isDirect || count >= 256 { return Finding("colours", .good, found) }
    return Finding(
      "colours", .limited, found,
      consequence: say("themes show fewer colours", "в темах меньше цветов"),
      remedy: say(
        "TERM=xterm-256color, if the terminal has them",
        "TERM=xterm-256color, если терминал их умеет"))
  }

  private var pictures: Finding {
    let hasSixel =
      answers.attributes?.contains(4) == true && answers.version?.hasPrefix("tmux") != true
    if answers.takesKittyPictures { return Finding("pictures", .good, "kitty") }
    if hasSixel { return Finding("pictures", .good, "sixel") }
    return Finding(
      "pictures", .limited,
      say("no protocol that the terminal tells of", "терминал не сообщает о протоколе"),
      consequence: say("pictures are drawn with signs", "картинки рисуются знаками"),
      remedy: say(
        "kitty, foot, WezTerm, or xterm -ti vt340", "kitty, foot, WezTerm или xterm -ti vt340"))
  }

  // MARK: What it sends
  private var mouse: Finding {
    switch answers.modes[1006] {
    case 1?, 2?, 3?: return Finding("mouse", .good, "SGR (1006)")
    case nil:
      return Finding(
        "mouse", .limited, say("not told by the terminal", "терминал не сообщил"),
        consequence: say("everything works by key, too", "всё можно сделать и клавишами"))
    default:
      return Finding(
        "mouse", .limited,
        say("the terminal does not know mode 1006", "терминал не знает режима 1006"),
        consequence: say("everything works by key alone", "всё делается клавишами"))
    }
  }

  private var clipboard: Finding {
    if answers.attributes?.contains(52) == true { return Finding("clipboard", .good, "OSC 52") }
    return Finding(
      "clipboard", .limited,
      say("the terminal does not say that it takes OSC 52", "терминал не сообщает об OSC 52"),
      consequence: say(
        "what is copied may not come to other programs",
        "скопированное может не попасть в другие программы"),
      remedy: say(
        "tmux: set -g set-clipboard on; xterm: allowWindowOps",
        "tmux: set -g set-clipboard on; xterm: allowWindowOps"))
  }

  private var keyboard: Finding {
    if answers.keyboardFlags != nil { return Finding("keyboard", .good, "kitty (CSI u)") }
    return Finding(
      "keyboard", .limited, say("the older way", "старый способ"),
      consequence: say(
        "some keys with Ctrl, Alt and Shift look alike, and Esc is told from them by time",
        "часть клавиш с Ctrl, Alt и Shift неразличима, а Esc отличается от них по времени"))
  }
}
