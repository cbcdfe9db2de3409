/// The exit statuses of the program, after sysexits(3). Help, manual and README are made of this table.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case wrongUse = 64
  case wrongData = 65
  case noInput = 66
  case unavailable = 69
  case fault = 70
  case noResources = 71
  case cannotCreate = 73
  case inputOutput = 74
  case tryAgain = 75
  case wrongAnswer = 76
  case noPermission = 77
  case wrongSettings = 78
  case repaired = 79
  case incomplete = 80

  /// In words, once for all commands.
  var meaning: String {
    switch self {
    case .done: "done"
    case .wrongUse: "an option or argument is wrong"
    case .wrongData: "the data cannot be saved or understood, or what is named is not unique"
    case .noInput: "there is no such record, place, file or folder"
    case .unavailable: "a service, a program, an address, the file of places or Premium is missing"
    case .fault: "a fault of the program"
    case .noResources: "the system gives no more threads, descriptors or memory"
    case .cannotCreate: "a file or folder cannot be made, or its file system allows no writing"
    case .inputOutput: "input or output failed, as on a full disk"
    case .tryAgain: "in use by another process, or asked too often: try again"
    case .wrongAnswer: "the answer is not that of the service"
    case .noPermission: "no permission, or nobody is logged in"
    case .wrongSettings: "a setting, a key or the contact for a service is wrong or missing"
    case .repaired: "done, but the records had to be repaired first"
    case .incomplete: "done, but a part of the file could not be understood and was left out"
    }
  }

  /// The status that a shell shows for the end by a signal; none of the table.
  static let signalled = (number: "128+n", meaning: "ended by signal n")

  /// The statuses that every command can end with.
  static let common: [ExitStatus] = [.done, .wrongUse, .fault, .noResources, .inputOutput]

  /// The further statuses of a command that opens the records.
  static let records: [ExitStatus] = [
    .wrongData, .noInput, .cannotCreate, .tryAgain, .noPermission, .repaired,
  ]

  /// The further statuses of a command that reads other files into the records.
  static let imports = records + [.incomplete]

  /// The further statuses of the screen.
  static let screen: [ExitStatus] = [.wrongData, .cannotCreate, .tryAgain, .noPermission]

  /// The numbers alone, for a help that has to fit on a screen.
  static func line(_ statuses: [ExitStatus]) -> String {
    "Exit: " + list(statuses).map(\.number).joined(separator: ", ")
  }

  /// The paragraph of a command's help: what it can end with besides ``common``, and that.
  static func paragraph(_ statuses: [ExitStatus]) -> String {
    let rows = list(statuses).map { "\($0.number)  \($0.meaning)" }
    return (["Exit status:"] + rows).joined(separator: "\n")
  }

  /// All that a command can end with, in the order of the numbers.
  static func list(_ statuses: [ExitStatus]) -> [(number: String, meaning: String)] {
    let sorted = Set(common + statuses).sorted { $0.rawValue < $1.rawValue }
    return sorted.map { ("\($0.rawValue)", $0.meaning) } + [signalled]
  }
}

/// A command that says what it, and what stands under it, can end with besides the common statuses.
protocol ExitStatusDocumented { static var statuses: [ExitStatus] { get } }
