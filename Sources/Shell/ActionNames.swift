import AppRuntime
import Core
import Toolkit

/// The names by which `config.toml` gives keys to actions: those of all bindings of the program.
public enum ActionNames {
  public static let all: Set<String> = {
    let tabs = Tabs.all.flatMap { $0.kind.actions.flatMap(\.names) }
    let all = groups + [("tab", Tabs.names.joined(separator: " "))]
    return Set(tabs).union(
      all.flatMap { group, names in names.split(separator: " ").map { "\(group).\($0)" } })
  }()

  /// The keys that the program gives to the actions of each screen, by their names.
  public static let screens: [[String: [KeySequence]]] = Tabs.all.flatMap { $0.kind.actions }
    .map { group in
      Dictionary(
        zip(group.names, group.actions.map { [KeySequence($0.key)] }), uniquingKeysWith: { $1 })
    }

  /// The same of the actions that every screen has; the screen's own keys come before them.
  public static let everywhere: [String: [KeySequence]] = {
    let keys = ProgramKeys(
      .english, otherLanguage: (), theme: (), motion: (), flat: (), mouse: (), palette: (),
      help: (),
      redraw: (), suspend: (), quit: ())
    return Dictionary(
      (keys.onScreen + keys.always).map { ($0.name, $0.keys) }, uniquingKeysWith: { $1 })
  }()

  private static let groups: [(group: String, names: String)] = [
    (
      "program",
      """
      flat help interrupt language motion mouse nextFocus palette previousFocus quit redo redraw \
      suspend theme toContent undo
      """
    ),
    ("tabs", "enter next previous"),
    ("state", "act"),
    (
      "map",
      """
      closer east east-by-a-cell farther next-pin north north-by-a-cell open previous-pin south \
      south-by-a-cell west west-by-a-cell world
      """
    ),
    (
      "menu",
      """
      allDone archive archived calendar choose close delete details due edit filter first grid \
      last next note options pin previous search skip statistics toggle
      """
    ),
    ("colors", "choose first last left right"),
    ("emoji", "choose first last left right"), ("prompt", "send"),
    ("path", "browse complete next previous take"), ("files", "back up"),
    (
      "list",
      """
      down first halfDown halfUp last leave left moveDown moveLeft moveRight moveUp nextSection \
      open pageDown pageUp previousSection right typeAhead untype up
      """
    ),
    ("scroll", "down first halfDown halfUp last pageDown pageUp up"),
    (
      "field",
      """
      cancel deleteBackward deleteForward deleteToEnd deleteToStart deleteWordBackward \
      deleteWordForward end left next nextSuggestion previous previousSuggestion redo right \
      selectAll selectLeft selectRight selectToEnd selectToStart selectWordLeft selectWordRight \
      start submit undo wordLeft wordRight
      """
    ),
    (
      "area",
      """
      break down end pageDown pageUp selectDown selectToEnd selectToStart selectToTextEnd \
      selectToTextStart selectUp start textEnd textStart up
      """
    ),
    ("date", "calendar"),
    (
      "calendar",
      """
      nextDay nextMonth nextWeek nextYear open previousDay previousMonth previousWeek \
      previousYear today weekEnd weekStart
      """
    ),
    ("chart", "dayAfter dayBefore next previous weekAfter weekBefore"),
    ("dropdown", "next open previous"), ("form", "leave next previous submit"),
    ("onboarding", "back next skip way0 way1 way2 way3 way4 way5"), ("premium", "close"),
    ("pets", "toCard"),

    ("radio", "choose next previous"),
    ("stepper", "cancel deleteBackward done least less more most muchLess muchMore type"),
    ("button", "press"), ("checkBox", "turn"), ("choice", "next previous"),
    ("confirm", "no yes"),
    ("dialog", "close"), ("help", "search showAll"),
    ("palette", "next perform previous"), ("toast", "close"),
  ]
}
