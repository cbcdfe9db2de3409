import CursesHost
import Foundation

// Makes the file of places from the tables: `placesbuilder TABLES FILE [--all]`. The same tables give the
// same bytes. A file that was made of them already, and since this program was built, is left alone.
ProcessResources.prepare()
StandardOutput.end(BuilderProgram.run(Array(CommandLine.arguments.dropFirst()))) {
  ErrorOutput.write("placesbuilder: standard output: \(String(cString: strerror($0)))")
}

/// The program: its arguments, its output and its status.
enum BuilderProgram {
  private static let usage = "usage: placesbuilder TABLES FILE [--all]"

  /// Runs the program; returns a status of sysexits(3).
  static func run(_ arguments: [String]) -> Int32 {
    let paths = arguments.filter { !$0.hasPrefix("-") }
    guard paths.count == 2, arguments.filter({ $0.hasPrefix("-") }).allSatisfy({ $0 == "--all" })
    else {
      ErrorOutput.write(usage)
      return EX_USAGE
    }
    let source = TableFolder(
      folder: URL(filePath: paths[0], directoryHint: .isDirectory), all: arguments.contains("--all")
    )
    let file = URL(filePath: paths[1], directoryHint: .notDirectory)
    do {
      let digest = try source.digest()
      if FileWriter.digest(of: file) == digest, !isOlder(file) { return EX_OK }
      let start = ContinuousClock.now
      let count = try FileWriter(file: file, digest: digest).write(try World(source))
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      StandardOutput.write(
        "\(file.lastPathComponent): \(count) places, \((seconds * 10).rounded() / 10) s")
      return EX_OK
    } catch let error as CocoaError {
      ErrorOutput.write("placesbuilder: \(error.localizedDescription)")
      return EX_IOERR
    } catch {
      ErrorOutput.write("placesbuilder: \(error)")
      return EX_DATAERR
    }
  }

  /// Returns true for a file that is older than this program, whose rules may have changed.
  private static func isOlder(_ file: URL) -> Bool {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let dates = [file, program].map {
      (try? $0.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
    }
    guard let made = dates[0], let built = dates[1] else { return true }
    return made < built
  }
}
