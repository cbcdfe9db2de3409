import ArgumentParser
import Core
import CursesHost
import Foundation
import Interchange
import Shell
import TrackersDomain
import TrackersScreens

/// `moggy remind`: what is to be told now, for the time when the program is not open.
struct RemindCommand: ExitStatusDocumented, AppCommand {
  static let statuses = ExitStatus.records + [.unavailable]

  static let configuration = CommandConfiguration(
    commandName: "remind",
    abstract: "Tell the reminders of trackers that are due now, each once.",
    discussion: """
      A reminder is due from its time on, until its tracker is done or skipped, and is told once a day: \
      here or in the program. In the quiet hours, 22:00–08:00 unless the options of Trackers say \
      otherwise, nothing is told before they end. With --notify one message of the desktop has all that \
      is due, by notify-send; while the program runs, it tells them itself.

      --install lets systemd, or else cron, run this command every five minutes; what is written is \
      shown first, and asked about. --remove takes away what --install has written, and nothing else.

      \(ExitStatus.paragraph(statuses))
      """, shouldDisplay: CommandList.isShown)

  @OptionGroup var options: RemindOptions

  var access: RecordsAccess { options.dryRun ? .look : .writeIfFree }

  func perform(in context: RemindContext) async throws {
    if options.install { return try context.install() }
    if options.remove { return try context.remove() }
    try await context.tell()
  }
}

/// The options of `moggy remind`.
struct RemindOptions: CommandOptions {
  @ParentCommand var program: MoggyCommand
  @OptionGroup var location: FolderOption

  @Flag(help: "Print JSON.") var json = false
  @Flag(help: "Tell by notify-send instead of printing.") var notify = false
  @Flag(help: "Do not note that it was told.") var dryRun = false
  @Flag(help: "Run this every five minutes from now on.") var install = false
  @Flag(help: "Run it no more.") var remove = false
  @Flag(help: "By a timer of systemd.") var systemd = false
  @Flag(help: "By a line for cron.") var cron = false
  @Flag(help: "Install without asking.") var yes = false

  @OptionGroup var speech: LanguageOption

  @Option(
    help: ArgumentHelp("The time zone, as Europe/Berlin.", valueName: "id"), transform: Zone.init)
  var timeZone: Zone?

  @Option(help: .hidden, transform: MomentArgument.init)
  var now: MomentArgument?

  var isAboutTimer: Bool { install || remove }

  func validate() throws {
    if [json, notify, install, remove].count(where: { $0 }) > 1 {
      throw ValidationError("--json, --notify, --install and --remove exclude each other.")
    }
    if systemd, cron { throw ValidationError("--systemd and --cron exclude each other.") }
    if systemd || cron, !isAboutTimer {
      throw ValidationError("--systemd and --cron need --install or --remove.")
    }
    if yes, !install { throw ValidationError("--yes needs --install.") }
    if dryRun, isAboutTimer {
      throw ValidationError("--dry-run excludes --install and --remove.")
    }
  }
}

/// The reminders as the command has them, or the means to have it run by itself.
struct RemindContext: CommandContext {
  let options: RemindOptions
  let words: RemindCommandWords
  /// Nil where they are not needed.
  private let records: CommandRecords?
  private let request: CommandRequest

  var isJSON: Bool { options.json }
  private var path: SearchPath { SearchPath(environment: request.environment) }

  init(_ options: RemindOptions, _ request: CommandRequest) async throws {
    (self.options, self.request) = (options, request)
    if options.isAboutTimer {
      (records, words) = (nil, RemindCommandWords(request.words))
    } else {
      let records = try CommandRecords(request)
      self.records = records
      words = RemindCommandWords(try await request.language(in: records.store))
    }
  }

  // MARK: Telling

  func tell() async throws {
    guard let records else { return }
    let units = try await ShellSetup.units(in: records.store, environment: request.environment)
    let trackers = TrackersRepository(
      records.store, clock: request.clock, timeZone: request.timeZone, weekStart: units.weekStart)
    // The program that runs tells it by itself.
    if options.notify, !options.dryRun, !records.isHeld { return }
    let due = try await trackers.reminders().due
    if options.notify {
      try notify(due, trackers.today)
    } else {
      tell(
        .array(due.map { JSONValue($0) }), rows: due.map { words.row($0, today: trackers.today) })
    }
    // A reminder that could not be printed was not told.
    if !options.dryRun, records.isHeld, StandardOutput.flush() {
      _ = try await trackers.markTold(due)
    }
  }

  /// Sends one message to the desktop.
  ///
  /// - Throws: ``CommandFailure`` where no program does it.
  private func notify(_ due: [Reminder], _ today: CalendarDay) throws {
    guard let notice = ReminderNotice(due, today: today, TrackersWords(words)) else { return }
    guard let program = path.find(DesktopMessage.program)
    else { throw CommandFailure(.unavailable, words.noProgram(DesktopMessage.program)) }
    let message = DesktopMessage(title: notice.title, text: notice.text)
    try OtherProgram(path: program, words: words).run(message.arguments)
  }

  // MARK: Running by itself

  /// Shows what would be written, asks, and writes it.
  func install() throws {
    let timer = try chosenTimer()
    say(words.wouldWrite(timer.place))
    for part in timer.parts { say(part) }
    if path.find(DesktopMessage.program) == nil {
      ErrorOutput.write("moggy: " + words.noProgram(DesktopMessage.program))
    }
    guard options.yes || isAgreed() else { return say(words.leftAsItIs) }
    try timer.install()
    say(words.installed(timer.place))
  }

  private func isAgreed() -> Bool {
    StandardOutput.write(words.question, terminator: " ")
    _ = StandardOutput.flush()
    let answer = (readLine() ?? "").trimmingCharacters(in: .whitespaces).lowercased()
    return ["y", "yes", "д", "да"].contains(answer)
  }

  /// Takes away what there is of it.
  func remove() throws {
    var isRemoved = false
    for timer in try timers() where options.wants(timer) {
      guard try timer.remove() else { continue }
      isRemoved = true
      say(words.removed(timer.place))
    }
    if !isRemoved { say(words.nothingInstalled) }
  }

  /// - Throws: ``CommandFailure`` where neither systemd nor cron is there, or not the one that is wanted.
  private func chosenTimer() throws -> any RemindTimer {
    let wanted = try timers().filter(options.wants)
    if let timer = wanted.first(where: \.isThere) { return timer }
    let names = wanted.map(\.program)
    throw CommandFailure(.unavailable, words.nothingRunsIt(names))
  }

  private func timers() throws -> [any RemindTimer] {
    let call = try RemindCall(options, request)
    return [
      SystemdTimer(call: call, words: words, path: path),
      CrontabLine(call: call, words: words, path: path),
    ]
  }
}

extension RemindOptions {
  /// True for the one that is named, or for any where none is.
  fileprivate func wants(_ timer: any RemindTimer) -> Bool {
    switch timer {
    case is SystemdTimer: !cron
    case is CrontabLine: !systemd
    default: false
    }
  }
}

extension JSONValue {
  fileprivate init(_ reminder: Reminder) {
    self = [
      "id": .string(reminder.tracker.uuidString), "name": .string(reminder.name),
      "question": reminder.question.isEmpty ? .null : .string(reminder.question),
      "date": .string(reminder.day.iso), "time": .string(reminder.time.text),
    ]
  }
}
