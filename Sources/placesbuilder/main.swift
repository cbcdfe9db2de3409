import Foundation
import ProgramOptions

// Makes the file of places out of the tables: `placesbuilder TABLES FILE [--all]`. The same tables give
// the same bytes. A file that was made of
// them already, and since this program was built, is left alone.
ProcessResources.prepare()
StandardOutput.end(BuilderProgram.run(Array(CommandLine.arguments.dropFirst()))) {
  ErrorOutput.write("placesbuilder: standard output: \($0)")
}
