import Foundation

// The figures of `make bench`: medians of many runs, in one process, on the machine at hand; of one
// group where an argument names it: `make bench ARGS=gallery`.
//
// `bench records FOLDER` makes the records of `make soak` instead.
let words = CommandLine.arguments.dropFirst()
if words.first == "records", words.count == 2, let folder = words.last {
  try await SoakRecords(path: folder).make()
} else {
  await Benchmarks().run(only: words.first)
}
