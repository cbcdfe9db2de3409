/// The names by which `config.toml` gives keys to actions: those of all bindings of the program.
public enum ActionNames {
  public static let all: Set<String> = Set(
    groups.flatMap { group, names in names.split(separator: " ").map { "\(group).\($0)" } })

  private static let groups: [(group: String, names: String)] = [
    (
      "program",
      """
      flat help interrupt language motion mouse nextFocus palette previousFocus quit redo redraw \
      suspend theme toContent undo
      """
    ),
    ("tab", "catinder pets profile trackers travel weather"), ("tabs", "enter next previous"),
    (
      "pets",
      """
      add back clear clearSearch delete due edit export nextMatch photo photoFit previousMatch \
      removePhoto retry search sort viewPhoto
      """
    ),
    ("weather", "back favourite favourites locate map refresh settings type undo"),
    ("state", "act"),
    ("health", "add back clear copy delete edit export"),
    ("map", "closer east farther next-pin north open previous-pin south west world"),
    (
      "travel",
      """
      add addAll back clearSearch delete deleteAll deleteCountry edit editCountry export fewerPhotos \
      filter home import info information map morePhotos nextMatch nextPart nextPhoto nextPlace \
      openPhoto photoCount photos photosAgain poster previousMatch previousPart previousPhoto \
      previousPlace save search sort
      """
    ),
    (
      "trackers",
      """
      add addAll addCategory amount archive archived back calendar categoryDown categoryUp \
      clearSearch dayMenu delete deleteCategory details due edit export filter import less menu more nextDay nextFilter \
      nextHabit nextMatch nextWeek nextYear note options pin previousDay previousHabit \
      previousMatch previousWeek previousYear renameCategory rules search skip statistics today toggle
      """
    ),
    ("trackerForm", "nextWeekday previousWeekday"),
    (
      "menu",
      """
      archive archived calendar choose close delete details due edit filter first last next note \
      options pin previous search skip statistics toggle
      """
    ),
    ("colors", "choose down first last left right up"),
    ("emoji", "choose down first last left right up"), ("prompt", "send"),
    (
      "catinder",
      """
      back boost chat.down chat.first chat.last chat.pageDown chat.pageUp chat.up dislike info \
      like logIn logOut message messages nextPhoto partner password photo.undo preview \
      previousPhoto profile slot.add slot.delete slot.down slot.left slot.menu slot.move \
      slot.right slot.up startAgain superlike undo
      """
    ),
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
    ("onboarding", "back next skip"), ("premium", "close"),
    ("favourites", "add back delete"), ("places", "cancel next previous"),
    ("radio", "choose next previous"),
    (
      "stepper",
      "cancel deleteBackward done least less more most muchLess muchMore type"
    ),
    ("button", "press"), ("checkBox", "turn"), ("choice", "next previous"),
    ("confirm", "no yes"),
    ("dialog", "close"),
    ("palette", "next perform previous"), ("toast", "close"),
  ]
}
